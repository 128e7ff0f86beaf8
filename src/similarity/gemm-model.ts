const FLOAT = 1 // onnx.TensorProto.DataType
const OPSET = 17
const IR_VERSION = 8

/** Returns an ONNX model with one Gemm: products = queries × rowsᵀ, all float32. */
export function gemmModel(): Uint8Array {
  const transposeB = [...text(1, 'transB'), ...integer(3, 1), ...integer(20, 2)]
  const gemm = [
    ...text(1, 'queries'),
    ...text(1, 'rows'),
    ...text(2, 'products'),
    ...text(4, 'Gemm'),
    ...field(5, transposeB),
  ]
  const graph = [
    ...field(1, gemm),
    ...text(2, 'products'),
    ...field(11, value('queries', ['m', 'k'])),
    ...field(11, value('rows', ['n', 'k'])),
    ...field(12, value('products', ['m', 'n'])),
  ]
  const opset = [...text(1, ''), ...integer(2, OPSET)]
  return Uint8Array.from([...integer(1, IR_VERSION), ...field(7, graph), ...field(8, opset)])
}

function value(name: string, dims: readonly string[]): readonly number[] {
  const shape = dims.flatMap(dim => field(1, text(2, dim)))
  return [...text(1, name), ...field(2, field(1, [...integer(1, FLOAT), ...field(2, shape)]))]
}

/** A protocol buffer field with bytes. */
function field(tag: number, bytes: readonly number[]): readonly number[] {
  return [...varint((tag << 3) | 2), ...varint(bytes.length), ...bytes]
}

function text(tag: number, value: string): readonly number[] {
  return field(
    tag,
    Array.from(value, letter => letter.charCodeAt(0)),
  )
}

function integer(tag: number, value: number): readonly number[] {
  return [...varint(tag << 3), ...varint(value)]
}

function varint(value: number): readonly number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...varint(value >>> 7)]
}
