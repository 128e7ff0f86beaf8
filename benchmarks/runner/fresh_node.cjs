// A fresh Node per pair, a fresh function scope per test.
const assert = require('node:assert/strict')
const { code, tests } = JSON.parse(require('node:fs').readFileSync(0, 'utf8'))
const judge = test => {
  try {
    new Function('assert', `${code}\n;${test}`)(assert)
    return 'pass'
  } catch (error) {
    return error.code === 'ERR_ASSERTION' ? 'FAIL' : `FAIL:${error.name}`
  }
}
console.log(JSON.stringify(tests.map(judge)))
