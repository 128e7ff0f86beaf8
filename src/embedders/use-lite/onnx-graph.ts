import { toHalfFloats } from './half-float.ts'
import {
  ELEMENT,
  nodeFields,
  tensorFields,
  valueInfoFields,
  type Attributes,
  type Dims,
} from './onnx-messages.ts'
import { concat, integer, message, text, type Field } from './protobuf.ts'

const OPSET = 17
const IR_VERSION = 8 // the one that opset 17 came with

/** A float output of a model: the value that it shows and its shape. */
export interface GraphOutput {
  readonly value: string
  readonly dims: Dims
}

/** An ONNX graph under construction; every method returns the names of values. */
export interface GraphBuilder {
  /** Adds an operator with one output. */
  node(operator: string, inputs: readonly string[], attributes?: Attributes): string
  /** Adds an operator that splits its input in three. */
  split(input: string, axis: number): readonly [string, string, string]
  /** Adds a float32 constant. */
  floats(values: Float32Array, dims: readonly number[]): string
  /** Adds a constant that is stored as float16 and widened to float32 when the model is loaded. */
  halves(values: Float32Array, dims: readonly number[]): string
  int64s(values: readonly number[]): string
  /** The finished model; its inputs are int64 of shape [batch, length]. */
  finish(inputs: readonly string[], outputs: Readonly<Record<string, GraphOutput>>): Uint8Array
}

/** Starts an empty graph; the same calls give the same bytes. */
export function graphBuilder(name: string): GraphBuilder {
  const nodes: Field[] = []
  const constants: Field[] = []
  let count = 0
  const fresh = (prefix: string): string => `${prefix}_${(count += 1)}`
  const constant = (type: number, dims: readonly number[], data: ArrayBufferView): string => {
    const label = fresh('constant')
    constants.push(message(5, tensorFields(label, { type, dims, data })))
    return label
  }
  const add = (
    operator: string,
    inputs: readonly string[],
    outputs: readonly string[],
    attributes: Attributes = {},
  ): void => {
    nodes.push(message(1, nodeFields({ operator, inputs, outputs, attributes })))
  }
  const node: GraphBuilder['node'] = (operator, inputs, attributes) => {
    const output = fresh(operator)
    add(operator, inputs, [output], attributes)
    return output
  }
  return {
    node,
    split(input, axis) {
      const outputs = [fresh('Split'), fresh('Split'), fresh('Split')] as const
      add('Split', [input], outputs, { axis: { int: axis } })
      return outputs
    },
    floats: (values, dims) => constant(ELEMENT.float, dims, values),
    halves: (values, dims) =>
      node('Cast', [constant(ELEMENT.float16, dims, toHalfFloats(values))], {
        to: { int: ELEMENT.float },
      }),
    int64s: values => constant(ELEMENT.int64, [values.length], BigInt64Array.from(values, BigInt)),
    finish(inputs, outputs) {
      for (const [output, { value }] of Object.entries(outputs)) add('Identity', [value], [output])
      return modelBytes(name, { nodes, constants, inputs, outputs })
    },
  }
}

interface GraphParts {
  readonly nodes: readonly Field[]
  readonly constants: readonly Field[]
  readonly inputs: readonly string[]
  readonly outputs: Readonly<Record<string, GraphOutput>>
}

function modelBytes(name: string, { nodes, constants, inputs, outputs }: GraphParts): Uint8Array {
  const graph = [
    ...nodes,
    text(2, name),
    ...constants,
    ...inputs.map(input => message(11, valueInfoFields(input, ELEMENT.int64, ['batch', 'length']))),
    ...Object.entries(outputs).map(([output, { dims }]) =>
      message(12, valueInfoFields(output, ELEMENT.float, dims)),
    ),
  ]
  return concat([
    integer(1, IR_VERSION),
    text(2, 'vitest-retrieval'),
    message(7, graph),
    message(8, [text(1, ''), integer(2, OPSET)]),
  ])
}
