import type { GraphBuilder } from './onnx-graph.ts'
import type { Weight } from './weights.ts'

const HEADS = 4

/** What every layer is built from. */
export interface Layers {
  readonly graph: GraphBuilder
  /** @throws InputError when there is no weight of that name */
  readonly weight: (name: string) => Weight
  /** 1 at tokens, 0 at padding; shape [batch, length, 1]. */
  readonly maskColumn: string
  /** 0 at tokens, −1e9 at padding; shape [batch, 1, 1, length]. */
  readonly bias: string
}

/** Attention and a two-layer network, each after normalisation and with a residual. */
export function transformerLayer(layers: Layers, x: string, layer: number): string {
  const { graph, maskColumn } = layers
  const name = `Encode/Layer_${layer}/TransformerLayer`
  const attended = attention(layers, x, layer)
  // The first layer doubles the width, so its residual passes through a matrix.
  const residual = layer === 0 ? linear(layers, x, `${name}/dense/kernel`, `${name}/dense/bias`) : x
  const y = graph.node('Add', [attended, residual])
  const normed = layerNorm(layers, y, `${name}/FFN/layer_prepostprocess`)
  const ffn = `Layer_${layer}/TransformerLayer/FFN`
  const bias = (conv: string): string => `${name}/FFN/${conv}/bias`
  const wide = linear(layers, normed, `${ffn}/conv1/Tensordot/Reshape_1`, bias('conv1'))
  const active = graph.node('Relu', [wide])
  const narrow = linear(layers, active, `${ffn}/conv2/Tensordot/Reshape_1`, bias('conv2'))
  return graph.node('Add', [graph.node('Mul', [narrow, maskColumn]), y])
}

function attention(layers: Layers, x: string, layer: number): string {
  const { graph, weight, bias } = layers
  const name = `Encode/Layer_${layer}/TransformerLayer`
  const normed = layerNorm(layers, x, `${name}/layer_prepostprocess`)
  const inName = `${name}/MultiheadAttention/qkv_transform_single`
  const joinedHeads = linear(layers, normed, `${inName}/kernel/part_0`, `${inName}/bias`)
  const [q, k, v] = graph.split(joinedHeads, -1)
  const scale = weight(`Layer_${layer}/TransformerLayer/MultiheadAttention/mul/y`).values[0] ?? 1
  const scaled = graph.node('Mul', [heads(graph, q), scalar(graph, scale)])
  const keys = graph.node('Transpose', [heads(graph, k)], { perm: { ints: [0, 1, 3, 2] } })
  const logits = graph.node('Add', [graph.node('MatMul', [scaled, keys]), bias])
  const shares = graph.node('Softmax', [logits], { axis: { int: -1 } })
  const mixed = graph.node('MatMul', [shares, heads(graph, v)])
  const ordered = graph.node('Transpose', [mixed], { perm: { ints: [0, 2, 1, 3] } })
  const flat = graph.node('Reshape', [ordered, graph.int64s([0, 0, -1])])
  const outName = `${name}/MultiheadAttention/output_transform_single`
  return linear(layers, flat, `${outName}/kernel/part_0`, `${outName}/bias`)
}

function heads(graph: GraphBuilder, x: string): string {
  const split = graph.node('Reshape', [x, graph.int64s([0, 0, HEADS, -1])])
  return graph.node('Transpose', [split], { perm: { ints: [0, 2, 1, 3] } })
}

function linear(layers: Layers, x: string, kernel: string, bias: string): string {
  const product = layers.graph.node('MatMul', [x, matrix(layers, kernel)])
  return layers.graph.node('Add', [product, vector(layers, bias)])
}

function layerNorm(layers: Layers, x: string, prefix: string): string {
  const scale = vector(layers, `${prefix}/layer_norm/layer_norm_scale`)
  const bias = vector(layers, `${prefix}/layer_norm/layer_norm_bias`)
  return layers.graph.node('LayerNormalization', [x, scale, bias], {
    axis: { int: -1 },
    epsilon: { float: 1e-6 },
  })
}

/** sin and cos of position × inverse timescale for the positions that the input has. */
export function timingSignal({ graph, weight }: Layers, positions: number): string {
  const inverse = weight('AddTimingSignal/TimingSignal/ExpandDims_1').values
  const width = inverse.length * 2
  const table = new Float32Array(positions * width)
  for (let position = 0; position < positions; position += 1) {
    for (const [at, rate] of inverse.entries()) {
      const angle = Math.fround(position * rate)
      table[position * width + at] = Math.sin(angle)
      table[position * width + inverse.length + at] = Math.cos(angle)
    }
  }
  const length = graph.node('Gather', [graph.node('Shape', ['input_ids']), graph.int64s([1])])
  const all = graph.floats(table, [positions, width])
  return graph.node('Slice', [all, graph.int64s([0]), length, graph.int64s([0])])
}

/** Keeps attention off padding. */
export function paddingBias(graph: GraphBuilder, mask: string): string {
  const inverted = graph.node('Sub', [scalar(graph, 1), mask])
  const bias = graph.node('Mul', [inverted, scalar(graph, -1e9)])
  return graph.node('Unsqueeze', [bias, graph.int64s([1, 2])])
}

/** Scales each row to Euclidean length 1. */
export function unitLength(graph: GraphBuilder, x: string): string {
  const squares = graph.node('ReduceSum', [graph.node('Mul', [x, x]), graph.int64s([1])], {
    keepdims: { int: 1 },
  })
  const norm = graph.node('Sqrt', [graph.node('Max', [squares, scalar(graph, 1e-12)])])
  return graph.node('Div', [x, norm])
}

/** A constant number. */
export function scalar(graph: GraphBuilder, value: number): string {
  return graph.floats(Float32Array.of(value), [1])
}

/** A constant matrix, stored as float16. */
export function matrix({ graph, weight }: Layers, name: string): string {
  const { values, dims } = weight(name)
  return graph.halves(values, dims.slice(-2))
}

/** A constant vector, stored as float32. */
export function vector({ graph, weight }: Layers, name: string): string {
  const { values, dims } = weight(name)
  return graph.floats(values, dims)
}
