import type { PageData } from '../data/page-data.ts'
import { startBrowser } from './browser.ts'
import { byId } from './dom.ts'
import { startTheme } from './theme.ts'

startTheme()
const data: PageData = JSON.parse(byId('data').textContent)
if (data.boards.some(board => board.queries.length > 0)) startBrowser(data)
