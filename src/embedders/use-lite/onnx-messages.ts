import { bytes, float, integer, message, text, type Field } from './protobuf.ts'

/** The element types in use, as numbered by onnx.TensorProto.DataType. */
export const ELEMENT = { float: 1, int64: 7, float16: 10 } as const

/** A shape; a named dimension may have any size. */
export type Dims = readonly (string | number)[]

/** A value of an attribute: an integer, a list of them, or a float. */
export type Attribute =
  { readonly int: number } | { readonly ints: readonly number[] } | { readonly float: number }

/** Attributes of a node by name. */
export type Attributes = Readonly<Record<string, Attribute>>

/** Fields of an onnx.NodeProto. */
export function nodeFields(node: {
  readonly operator: string
  readonly inputs: readonly string[]
  readonly outputs: readonly string[]
  readonly attributes: Attributes
}): readonly Field[] {
  return [
    ...node.inputs.map(input => text(1, input)),
    ...node.outputs.map(output => text(2, output)),
    text(4, node.operator),
    ...Object.entries(node.attributes).map(([name, value]) =>
      message(5, attributeFields(name, value)),
    ),
  ]
}

function attributeFields(name: string, value: Attribute): readonly Field[] {
  if ('float' in value) return [text(1, name), float(2, value.float), integer(20, 1)]
  if ('int' in value) return [text(1, name), integer(3, value.int), integer(20, 2)]
  return [text(1, name), ...value.ints.map(each => integer(8, each)), integer(20, 7)]
}

/** Fields of an onnx.TensorProto; the data is written little-endian, as the machine holds it. */
export function tensorFields(
  name: string,
  tensor: {
    readonly type: number
    readonly dims: readonly number[]
    readonly data: ArrayBufferView
  },
): readonly Field[] {
  const { buffer, byteOffset, byteLength } = tensor.data
  return [
    ...tensor.dims.map(dim => integer(1, dim)),
    integer(2, tensor.type),
    text(8, name),
    bytes(9, new Uint8Array(buffer, byteOffset, byteLength)),
  ]
}

/** Fields of an onnx.ValueInfoProto: the name, element type and shape of an input or output. */
export function valueInfoFields(name: string, type: number, dims: Dims): readonly Field[] {
  const shape = dims.map(dim =>
    message(1, [typeof dim === 'string' ? text(2, dim) : integer(1, dim)]),
  )
  return [text(1, name), message(2, [message(1, [integer(1, type), message(2, shape)])])]
}
