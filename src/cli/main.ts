#!/usr/bin/env node
import { dispatch } from './dispatch.ts'
import { COMMANDS } from './index.ts'

process.exitCode = await dispatch(process.argv.slice(2), COMMANDS, {
  out: text => void process.stdout.write(text),
  err: text => void process.stderr.write(text),
})
