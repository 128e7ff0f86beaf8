import { bytes, concat, float, integer, message, text, type Field } from './protobuf.ts'

const FLOAT = 1 // onnx.TensorProto.DataType
const INT64 = 7
const FLOAT16 = 10
const OPSET = 17

/** A value of an attribute: an integer, a list of them, or a float. */
export type Attribute = { readonly int: number } | { readonly ints: readonly number[] } | { readonly float: number }

/** An ONNX graph under construction; every method returns the name of a value. */
export interface GraphBuilder {
  node(operator: string, inputs: readonly string[], attributes?: Readonly<Record<string, Attribute>>): string
  /** Several outputs of one node. */
  nodes(operator: string, inputs: readonly string[], outputs: number, attributes?: Readonly<Record<string, Attribute>>): readonly string[]
  /** A float32 constant. */
  floats(values: Float32Array, dims: readonly number[]): string
  /** A constant that is stored as float16 and cast to float32 when the model is loaded. */
  halves(values: Float32Array, dims: readonly number[]): string
  int64s(values: readonly number[]): string
  /** The finished model: its inputs are int64 of shape [batch, length], outputs are float. */
  finish(inputs: readonly string[], outputs: Readonly<Record<string, { value: string; dims: readonly (string | number)[] }>>): Uint8Array
}

/** Starts an empty graph; the same calls give the same bytes. */
export function graphBuilder(name: string): GraphBuilder {
  const fields: Field[] = []
  const constants: Field[] = []
  let count = 0
  const fresh = (prefix: string): string => `${prefix}_${(count += 1)}`
  const constant = (type: number, dims: readonly number[], data: Uint8Array): string => {
    const label = fresh('constant')
    constants.push(message(5, tensor(label, type, dims, data)))
    return label
  }
  const builder: GraphBuilder = {
    node: (operator, inputs, attributes) => builder.nodes(operator, inputs, 1, attributes)[0] ?? '',
    nodes(operator, inputs, outputs, attributes = {}) {
      const names = Array.from({ length: outputs }, () => fresh(operator))
      fields.push(message(1, nodeFields(operator, inputs, names, attributes)))
      return names
    },
    floats: (values, dims) => constant(FLOAT, dims, rawBytes(values)),
    halves(values, dims) {
      const stored = constant(FLOAT16, dims, rawBytes(Float16.from(values)))
      return builder.node('Cast', [stored], { to: { int: FLOAT } })
    },
    int64s: values =>
      constant(INT64, [values.length], rawBytes(BigInt64Array.from(values.map(BigInt)))),
    finish(inputs, outputs) {
      for (const [output, { value }] of Object.entries(outputs)) {
        fields.push(message(1, nodeFields('Identity', [value], [output], {})))
      }
      const graph = [
        ...fields,
        text(2, name),
        ...constants,
        ...inputs.map(input => message(11, valueInfo(input, INT64, ['batch', 'length']))),
        ...Object.entries(outputs).map(([output, { dims }]) => message(12, valueInfo(output, FLOAT, dims))),
      ]
      const opset = message(8, [text(1, ''), integer(2, OPSET)])
      return concat([integer(1, 8), text(2, 'vitest-retrieval'), message(7, graph), opset])
    },
  }
  return builder
}

function nodeFields(
  operator: string,
  inputs: readonly string[],
  outputs: readonly string[],
  attributes: Readonly<Record<string, Attribute>>,
): readonly Field[] {
  return [
    ...inputs.map(input => text(1, input)),
    ...outputs.map(output => text(2, output)),
    text(4, operator),
    ...Object.entries(attributes).map(([key, value]) => message(5, attributeFields(key, value))),
  ]
}

function attributeFields(name: string, value: Attribute): readonly Field[] {
  if ('float' in value) return [text(1, name), float(2, value.float), integer(20, 1)]
  if ('int' in value) return [text(1, name), integer(3, value.int), integer(20, 2)]
  return [text(1, name), ...value.ints.map(each => integer(8, each)), integer(20, 7)]
}

function tensor(
  name: string,
  type: number,
  dims: readonly number[],
  data: Uint8Array,
): readonly Field[] {
  return [...dims.map(dim => integer(1, dim)), integer(2, type), text(8, name), bytes(9, data)]
}

function valueInfo(name: string, type: number, dims: readonly (string | number)[]): readonly Field[] {
  const shape = dims.map(dim =>
    message(1, [typeof dim === 'string' ? text(2, dim) : integer(1, dim)]),
  )
  return [text(1, name), message(2, [message(1, [integer(1, type), message(2, shape)])])]
}

function rawBytes(view: ArrayBufferView): Uint8Array {
  return new Uint8Array(view.buffer, view.byteOffset, view.byteLength)
}

/** Rounds float32 values to the nearest float16, ties to even (IEEE 754). */
const Float16 = {
  from: (values: Float32Array): Uint16Array => Uint16Array.from(values, toHalf),
}

const scratch = new DataView(new ArrayBuffer(4))

function toHalf(value: number): number {
  scratch.setFloat32(0, value)
  const bits = scratch.getUint32(0)
  const sign = (bits >>> 16) & 0x8000
  const exponent = ((bits >>> 23) & 0xff) - 127
  const fraction = bits & 0x7fffff
  if (exponent > 15) return sign | 0x7c00
  if (exponent < -25) return sign
  const shift = exponent < -14 ? -exponent - 1 : 13
  const whole = exponent < -14 ? fraction | 0x800000 : ((exponent + 15) << 23) | fraction
  const half = whole >>> shift
  const rest = whole & ((1 << shift) - 1)
  const middle = 1 << (shift - 1)
  const isUp = rest > middle || (rest === middle && (half & 1) === 1)
  return sign | (half + (isUp ? 1 : 0))
}
