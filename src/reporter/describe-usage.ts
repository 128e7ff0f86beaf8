import { whole } from './number-format.ts'
import type { RetrieverUsage } from '../schema/index.ts'

/** Returns what models used, in one line. */
export function describeUsage(usage: RetrieverUsage): string {
  const { embedded, cached, requests, tokens, cost, cut = 0, uncounted = 0 } = usage
  return [
    ...(embedded === undefined
      ? []
      : [embedded === 0 ? 'nothing was embedded' : `${whole(embedded)} texts embedded`]),
    ...(cached === undefined ? [] : [`${whole(cached)} found in cache or archive`]),
    ...(requests === 0 ? [] : [`${whole(requests)} runs or requests, ${whole(tokens)} tokens`]),
    ...(cost === 0 ? [] : [`cost ${cost.toPrecision(3)}`]),
    ...(cut === 0 ? [] : [`${whole(cut)} texts were cut to what the model reads`]),
    ...(uncounted === 0 ? [] : [`${whole(uncounted)} texts may be longer than the model reads`]),
  ].join(' · ')
}
