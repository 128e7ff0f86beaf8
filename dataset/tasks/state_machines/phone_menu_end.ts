/*
 * A telephone menu is a dict from menu name to a dict from key to the name of the next menu, a
 * name without an entry being an extension. Starting in "main", each key in a string leads on; "*"
 * goes back to the menu before (in "main" it changes nothing), and a key without meaning counts as
 * an error, the third of which in the call leads to the extension "operator". Return the name
 * where the caller ends, ignoring all keys after an extension was reached.
 */
import assert from 'node:assert/strict'

type Menus = Readonly<Record<string, Readonly<Record<string, string>>>>

function phone_menu_end(menus: Menus, keys: string): string {
  const path: string[] = []
  let current = 'main'
  let errors = 0
  for (const key of keys) {
    if (!(current in menus)) return current
    const following = menus[current][key]
    if (key === '*') {
      current = path.pop() ?? current
    } else if (following !== undefined) {
      path.push(current)
      current = following
    } else {
      errors += 1
      if (errors === 3) return 'operator'
    }
  }
  return current
}

assert.strictEqual(
  phone_menu_end({ main: { '1': 'sales', '2': 'help' }, help: { '1': 'tom' } }, '1'),
  'sales',
)
assert.strictEqual(
  phone_menu_end({ main: { '1': 'sales', '2': 'help' }, help: { '1': 'tom' } }, '21'),
  'tom',
)
assert.strictEqual(
  phone_menu_end({ main: { '1': 'sales', '2': 'help' }, help: { '1': 'tom' } }, '2*1'),
  'sales',
)
assert.strictEqual(
  phone_menu_end({ main: { '1': 'sales', '2': 'help' }, help: { '1': 'tom' } }, '**2'),
  'help',
)
assert.strictEqual(
  phone_menu_end({ main: { '1': 'sales', '2': 'help' }, help: { '1': 'tom' } }, '772'),
  'help',
)
assert.strictEqual(
  phone_menu_end({ main: { '1': 'sales', '2': 'help' }, help: { '1': 'tom' } }, '72871'),
  'operator',
)
assert.strictEqual(
  phone_menu_end({ main: { '1': 'sales', '2': 'help' }, help: { '1': 'tom' } }, '1*2'),
  'sales',
)
assert.strictEqual(phone_menu_end({ main: { '1': 'sales' } }, ''), 'main')
assert.strictEqual(
  phone_menu_end({ main: { '1': 'a' }, a: { '2': 'b' }, b: { '3': 'c' } }, '12*2'),
  'b',
)

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
