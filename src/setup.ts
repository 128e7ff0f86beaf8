import { expect } from 'vitest'
import { matchers } from './matchers/index.ts'

expect.extend(matchers)
