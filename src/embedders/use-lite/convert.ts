import { InputError } from '../../schema/index.ts'
import { graphBuilder } from './onnx-graph.ts'
import {
  matrix,
  paddingBias,
  scalar,
  timingSignal,
  transformerLayer,
  unitLength,
  vector,
  type Layers,
} from './transformer.ts'
import type { Weights } from './weights.ts'

/** Positions that the model was trained on: longer inputs must be cut into windows. */
export const MAX_PIECES = 128

/**
 * Converts Universal Sentence Encoder Lite (two pre-norm transformer layers, masked mean, tanh head,
 * unit length) to ONNX with the inputs `input_ids`, `attention_mask` and the outputs
 * `token_embeddings` and `sentence_embedding`. Matrices are stored as float16, all arithmetic is
 * float32. The same weights give the same bytes.
 */
export function convertUseLite(find: Weights): Uint8Array {
  const graph = graphBuilder('use-lite')
  const mask = graph.node('Cast', ['attention_mask'], { to: { int: 1 } })
  const layers: Layers = {
    graph,
    weight: name => {
      // Most variables were stored in partitions and joined by a node of that name.
      const weight = find(`${name}/ConcatPartitions/concat`) ?? find(name)
      if (weight !== undefined) return weight
      throw new InputError(`The model must hold the weight "${name}". Install the pinned package.`)
    },
    maskColumn: graph.node('Unsqueeze', [mask, graph.int64s([-1])]),
    bias: paddingBias(graph, mask),
  }

  const embedded = graph.node('Gather', [matrix(layers, 'Embeddings_en'), 'input_ids'])
  const timed = graph.node('Add', [embedded, timingSignal(layers, MAX_PIECES)])
  const start = graph.node('Mul', [graph.node('Add', [embedded, timed]), layers.maskColumn])
  const tokens = transformerLayer(layers, transformerLayer(layers, start, 0), 1)

  const mean = maskedMean(layers, tokens, mask)
  const projected = graph.node('MatMul', [mean, matrix(layers, 'tanh_layer_0/weights')])
  const shifted = graph.node('Add', [projected, vector(layers, 'tanh_layer_0/bias')])
  const head = graph.node('Tanh', [shifted])
  return graph.finish(['input_ids', 'attention_mask'], {
    token_embeddings: { value: tokens, dims: ['batch', 'length', 512] },
    sentence_embedding: { value: unitLength(graph, head), dims: ['batch', 512] },
  })
}

function maskedMean({ graph, maskColumn }: Layers, tokens: string, mask: string): string {
  const kept = graph.node('Mul', [tokens, maskColumn])
  const sum = graph.node('ReduceSum', [kept, graph.int64s([1])], { keepdims: { int: 0 } })
  const count = graph.node('ReduceSum', [mask, graph.int64s([1])], { keepdims: { int: 1 } })
  return graph.node('Div', [sum, graph.node('Max', [count, scalar(graph, 1)])])
}
