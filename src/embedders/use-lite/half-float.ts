/** Rounds float32 values to the nearest float16 (IEEE 754 binary16, ties to even), as bits. */
export function toHalfFloats(values: Float32Array): Uint16Array {
  const bits = new Uint32Array(values.buffer, values.byteOffset, values.length)
  const halves = new Uint16Array(values.length)
  for (let at = 0; at < halves.length; at += 1) halves[at] = toHalf(bits[at] ?? 0)
  return halves
}

function toHalf(bits: number): number {
  const sign = (bits >>> 16) & 0x8000
  const exponent = ((bits >>> 23) & 0xff) - 127
  const fraction = bits & 0x7fffff
  if (exponent === 128 && fraction !== 0) return sign | 0x7e00
  if (exponent > 15) return sign | 0x7c00
  if (exponent < -25) return sign
  const isSubnormal = exponent < -14
  const shift = isSubnormal ? -exponent - 1 : 13
  const whole = isSubnormal ? fraction | 0x800000 : ((exponent + 15) << 23) | fraction
  // A carry out of the fraction rounds up into the exponent, which is the right number.
  return sign | roundedShift(whole, shift)
}

function roundedShift(whole: number, shift: number): number {
  const kept = whole >>> shift
  const rest = whole & ((1 << shift) - 1)
  const middle = 1 << (shift - 1)
  const isUp = rest > middle || (rest === middle && (kept & 1) === 1)
  return kept + (isUp ? 1 : 0)
}
