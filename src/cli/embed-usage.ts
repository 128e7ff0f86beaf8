import type { CachedUsage, EmbedderUsage } from '../embedders/index.ts'

/** Returns what an embedder used, in one line. */
export function describeUsage(usage: EmbedderUsage & Partial<CachedUsage>): string {
  const { embedded, cached, requests, tokens, cost, cut, uncounted } = usage
  const count = (value: number): string => value.toLocaleString('en-US')
  return [
    ...(embedded === undefined ? [] : [embedded === 0 ? 'nothing was embedded' : `${count(embedded)} texts embedded`]),
    ...(cached === undefined ? [] : [`${count(cached)} found in the cache`]),
    ...(requests === 0 ? [] : [`${count(requests)} runs or requests, ${count(tokens)} tokens`]),
    ...(cost === 0 ? [] : [`cost ${cost.toPrecision(3)}`]),
    ...(cut === 0 ? [] : [`${count(cut)} texts were cut to what the model reads`]),
    ...(uncounted === 0 ? [] : [`${count(uncounted)} texts may be longer than the model reads`]),
  ].join(' · ')
}
