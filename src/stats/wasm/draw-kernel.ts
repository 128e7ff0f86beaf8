import type { Bytes } from './encoding.ts'
import { choose, doWhile, get, getGlobal, i32, i64, set, setGlobal, when } from './instructions.ts'
import type { WasmFunction, WasmGlobal } from './module.ts'

/** The state of the stream: two 128-bit numbers and the unused high half of the last draw. */
export const DRAW_GLOBALS: readonly WasmGlobal[] = [
  { name: 'stateHigh', type: 'i64' },
  { name: 'stateLow', type: 'i64' },
  { name: 'incrementHigh', type: 'i64' },
  { name: 'incrementLow', type: 'i64' },
  { name: 'hasHalf', type: 'i32' },
  { name: 'half', type: 'i32' },
]
const [STATE_HIGH, STATE_LOW, INCREMENT_HIGH, INCREMENT_LOW, HAS_HALF, HALF] = [0, 1, 2, 3, 4, 5]

const MULTIPLIER_HIGH = 0x2360ed051fc65da4n
const MULTIPLIER_LOW = 0x4385df649fccf645n
const MASK_32 = i64.const(0xffffffffn)
const upper = (value: Bytes): Bytes => i64.shiftRight(value, i64.const(32n))
const lower = (value: Bytes): Bytes => i64.and(value, MASK_32)

/** One step of PCG64 (XSL-RR): state · multiplier + increment mod 2¹²⁸, then its output. */
export function nextKernel(): WasmFunction {
  const [high, low, cross, crossOther, product] = [0, 1, 2, 3, 4]
  const [constantLow, constantHigh] = [
    i64.const(MULTIPLIER_LOW & 0xffffffffn),
    i64.const(MULTIPLIER_LOW >> 32n),
  ]
  const middle = i64.add(
    upper(i64.multiply(lower(get(low)), constantLow)),
    i64.add(lower(get(cross)), lower(get(crossOther))),
  )
  const carried = i64.add(i64.add(upper(get(cross)), upper(get(crossOther))), upper(middle))
  const topProduct = i64.add(i64.multiply(upper(get(low)), constantHigh), carried)
  const timesHigh = i64.add(
    i64.multiply(get(high), i64.const(MULTIPLIER_LOW)),
    i64.multiply(get(low), i64.const(MULTIPLIER_HIGH)),
  )
  const carry = i64.extend(i64.lessUnsigned(get(product), getGlobal(INCREMENT_LOW)))
  const body = [
    set(high, getGlobal(STATE_HIGH)),
    set(low, getGlobal(STATE_LOW)),
    set(cross, i64.multiply(upper(get(low)), constantLow)),
    set(crossOther, i64.multiply(lower(get(low)), constantHigh)),
    set(
      product,
      i64.add(i64.multiply(get(low), i64.const(MULTIPLIER_LOW)), getGlobal(INCREMENT_LOW)),
    ),
    set(high, i64.add(i64.add(timesHigh, topProduct), i64.add(getGlobal(INCREMENT_HIGH), carry))),
    setGlobal(STATE_HIGH, get(high)),
    setGlobal(STATE_LOW, get(product)),
    i64.rotateRight(i64.xor(get(high), get(product)), i64.shiftRight(get(high), i64.const(58n))),
  ].flat()
  return { parameters: 0, result: 'i64', locals: ['i64', 'i64', 'i64', 'i64', 'i64'], body }
}

/**
 * `draw(out, end, n, threshold)`: fills [out, end) with Lemire's draws from [0, n), the low half
 * of each 64 bits first.
 */
export function drawKernel(callNext: Bytes): WasmFunction {
  const [out, end, n, threshold, bits, product] = [0, 1, 2, 3, 4, 5]
  const fresh = [
    set(bits, callNext),
    setGlobal(HALF, i32.wrap(upper(get(bits)))),
    setGlobal(HAS_HALF, i32.const(1)),
  ].flat()
  const stored = [set(bits, i64.extend(getGlobal(HALF))), setGlobal(HAS_HALF, i32.const(0))].flat()
  const accepted = i32.greaterOrEqualUnsigned(i32.wrap(get(product)), get(threshold))
  const body = doWhile(
    i32.lessUnsigned(get(out), get(end)),
    choose(getGlobal(HAS_HALF), stored, fresh),
    set(product, i64.multiply(lower(get(bits)), i64.extend(get(n)))),
    when(
      accepted,
      i32.store(get(out), i32.wrap(upper(get(product)))),
      set(out, i32.add(get(out), i32.const(4))),
    ),
  )
  return { exportAs: 'draw', parameters: 4, locals: ['i64', 'i64'], body }
}
