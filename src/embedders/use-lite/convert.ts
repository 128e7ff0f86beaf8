import { graphBuilder, type GraphBuilder } from './onnx-graph.ts'
import type { Weights } from './weights.ts'

/** Positions that the model was trained on: longer inputs must be cut into windows. */
export const MAX_PIECES = 128
const HEADS = 4
const LAYERS = [0, 1]

/**
 * Converts Universal Sentence Encoder Lite (two pre-norm transformer layers, masked mean, tanh head,
 * unit length) to ONNX with inputs `input_ids`, `attention_mask` and the outputs `token_embeddings`
 * and `sentence_embedding`. Matrices are stored as float16, all arithmetic is float32. The same
 * weights give the same bytes.
 */
export function convertUseLite(weights: Weights): Uint8Array {
  const graph = graphBuilder('use-lite')
  const matrix = (name: string): string => half(graph, weights, name)
  const mask = graph.node('Cast', ['attention_mask'], { to: { int: 1 } })
  const maskColumn = graph.node('Unsqueeze', [mask, graph.int64s([-1])])
  const context: Context = { graph, weights, maskColumn, bias: paddingBias(graph, mask) }

  const embedded = graph.node('Gather', [matrix('Embeddings_en'), 'input_ids'])
  const timed = graph.node('Add', [embedded, timingSignal(graph, weights)])
  const summed = graph.node('Add', [embedded, timed])
  const start = graph.node('Mul', [summed, maskColumn])
  const tokens = LAYERS.reduce((x, layer) => transformerLayer(context, x, layer), start)

  const sum = graph.node('ReduceSum', [graph.node('Mul', [tokens, maskColumn]), graph.int64s([1])], {
    keepdims: { int: 0 },
  })
  const count = graph.node('ReduceSum', [mask, graph.int64s([1])], { keepdims: { int: 1 } })
  const mean = graph.node('Div', [sum, graph.node('Max', [count, scalar(graph, 1)])])
  const projected = graph.node('MatMul', [mean, matrix('tanh_layer_0/weights')])
  const head = graph.node('Tanh', [graph.node('Add', [projected, vector(context, 'tanh_layer_0/bias')])])
  return graph.finish(['input_ids', 'attention_mask'], {
    token_embeddings: { value: tokens, dims: ['batch', 'length', 512] },
    sentence_embedding: { value: unitLength(graph, head), dims: ['batch', 512] },
  })
}

interface Context {
  readonly graph: GraphBuilder
  readonly weights: Weights
  /** 1 at tokens, 0 at padding; shape [batch, length, 1]. */
  readonly maskColumn: string
  /** 0 at tokens, −1e9 at padding; shape [batch, 1, 1, length]. */
  readonly bias: string
}

function transformerLayer(context: Context, x: string, layer: number): string {
  const { graph, maskColumn } = context
  const name = `Encode/Layer_${layer}/TransformerLayer`
  const attended = attention(context, x, layer)
  const residual = layer === 0 ? linear(context, x, `${name}/dense/kernel`, `${name}/dense/bias`) : x
  const y = graph.node('Add', [attended, residual])
  const normed = layerNorm(context, y, `${name}/FFN/layer_prepostprocess`)
  const ffn = `Layer_${layer}/TransformerLayer/FFN`
  const wide = linear(context, normed, `${ffn}/conv1/Tensordot/Reshape_1`, `${name}/FFN/conv1/bias`)
  const narrow = linear(
    context,
    graph.node('Relu', [wide]),
    `${ffn}/conv2/Tensordot/Reshape_1`,
    `${name}/FFN/conv2/bias`,
  )
  return graph.node('Add', [graph.node('Mul', [narrow, maskColumn]), y])
}

function attention(context: Context, x: string, layer: number): string {
  const { graph, weights, bias } = context
  const name = `Encode/Layer_${layer}/TransformerLayer`
  const normed = layerNorm(context, x, `${name}/layer_prepostprocess`)
  const qkvName = `${name}/MultiheadAttention/qkv_transform_single`
  const qkv = linear(context, normed, `${qkvName}/kernel/part_0`, `${qkvName}/bias`)
  const [q = '', k = '', v = ''] = graph.nodes('Split', [qkv], 3, { axis: { int: -1 } })
  const scale = weights.get(`Layer_${layer}/TransformerLayer/MultiheadAttention/mul/y`).values[0] ?? 1
  const scaled = graph.node('Mul', [heads(graph, q), scalar(graph, scale)])
  const keys = graph.node('Transpose', [heads(graph, k)], { perm: { ints: [0, 1, 3, 2] } })
  const logits = graph.node('Add', [graph.node('MatMul', [scaled, keys]), bias])
  const shares = graph.node('Softmax', [logits], { axis: { int: -1 } })
  const mixed = graph.node('MatMul', [shares, heads(graph, v)])
  const joined = graph.node('Transpose', [mixed], { perm: { ints: [0, 2, 1, 3] } })
  const flat = graph.node('Reshape', [joined, graph.int64s([0, 0, -1])])
  const outName = `${name}/MultiheadAttention/output_transform_single`
  return linear(context, flat, `${outName}/kernel/part_0`, `${outName}/bias`)
}

function heads(graph: GraphBuilder, x: string): string {
  const split = graph.node('Reshape', [x, graph.int64s([0, 0, HEADS, -1])])
  return graph.node('Transpose', [split], { perm: { ints: [0, 2, 1, 3] } })
}

function linear(context: Context, x: string, kernel: string, bias: string): string {
  const { graph, weights } = context
  const product = graph.node('MatMul', [x, half(graph, weights, withConcat(weights, kernel))])
  return graph.node('Add', [product, vector(context, bias)])
}

function layerNorm(context: Context, x: string, prefix: string): string {
  const { graph } = context
  const scale = vector(context, `${prefix}/layer_norm/layer_norm_scale`)
  const bias = vector(context, `${prefix}/layer_norm/layer_norm_bias`)
  const [normed = ''] = graph.nodes('LayerNormalization', [x, scale, bias], 1, {
    axis: { int: -1 },
    epsilon: { float: 1e-6 },
  })
  return normed
}

/** sin and cos of position × inverse timescale for every position that there may be. */
function timingSignal(graph: GraphBuilder, weights: Weights): string {
  const inverse = weights.get('AddTimingSignal/TimingSignal/ExpandDims_1').values
  const width = inverse.length * 2
  const table = new Float32Array(MAX_PIECES * width)
  for (let position = 0; position < MAX_PIECES; position += 1) {
    for (const [at, rate] of inverse.entries()) {
      const angle = Math.fround(position * rate)
      table[position * width + at] = Math.sin(angle)
      table[position * width + inverse.length + at] = Math.cos(angle)
    }
  }
  const length = graph.node('Gather', [graph.node('Shape', ['input_ids']), graph.int64s([1])])
  const all = graph.floats(table, [MAX_PIECES, width])
  return graph.node('Slice', [all, graph.int64s([0]), length, graph.int64s([0])])
}

function paddingBias(graph: GraphBuilder, mask: string): string {
  const inverted = graph.node('Sub', [scalar(graph, 1), mask])
  const bias = graph.node('Mul', [inverted, scalar(graph, -1e9)])
  return graph.node('Unsqueeze', [bias, graph.int64s([1, 2])])
}

function unitLength(graph: GraphBuilder, x: string): string {
  const squares = graph.node('ReduceSum', [graph.node('Mul', [x, x]), graph.int64s([1])], {
    keepdims: { int: 1 },
  })
  const norm = graph.node('Sqrt', [graph.node('Max', [squares, scalar(graph, 1e-12)])])
  return graph.node('Div', [x, norm])
}

function scalar(graph: GraphBuilder, value: number): string {
  return graph.floats(Float32Array.of(value), [1])
}

function half(graph: GraphBuilder, weights: Weights, name: string): string {
  const { values, dims } = weights.get(name)
  const flat = dims.filter((dim, at) => dim !== 1 || at >= dims.length - 2)
  return graph.halves(values, flat)
}

function vector({ graph, weights }: Context, name: string): string {
  const { values, dims } = weights.get(withConcat(weights, name))
  return graph.floats(values, dims)
}

/** Most variables were stored in one partition and joined by a node of that name. */
function withConcat(weights: Weights, name: string): string {
  const joined = `${name}/ConcatPartitions/concat`
  try {
    weights.get(joined)
    return joined
  } catch {
    return name
  }
}
