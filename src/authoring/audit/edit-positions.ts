import type { Audit } from './audit-section.ts'
import { ownEdits } from './own-edits.ts'
import { share } from './share.ts'

const PARTS = 5

/** Histogram of where in the canonical the first change of a distractor lies. */
export const auditEditPositions: Audit = dataset => {
  const places = ownEdits(dataset).map(({ canonical, edit }) =>
    Math.min(PARTS - 1, Math.floor((PARTS * edit.start) / Math.max(1, canonical.length))),
  )
  return {
    id: 'edit-positions',
    title: 'Where in the function the distractors differ',
    columns: ['part of the text', 'distractors', 'share'],
    rows: Array.from({ length: PARTS }, (_, part) => {
      const count = places.filter(place => place === part).length
      const [from, to] = [(100 * part) / PARTS, (100 * (part + 1)) / PARTS]
      return [`${from}–${to} %`, count, share(count, places.length)]
    }),
    note: 'A retriever that cuts its input never sees the edits behind the cut.',
  }
}
