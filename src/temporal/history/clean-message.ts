const KIND = /^(?:[a-z]+(?:\([^)]*\))?!?:\s+)+/i // feat(scope): …
const PULL_NUMBER = /\s*\(#\d+\)/g
const MERGE = /^merge (?:pull request|branch|branches|remote-tracking branch|tag|commit) .*$/i
const TRAILER =
  /^(?:[A-Z][A-Za-z]*(?:-[A-Za-z]+)+|fixes|closes|resolves|references|refs?|issue|see|cc|change-id|pr-url|relates to|part of)\s*:?\s*(?:<?https?:|#|[A-Z][\w .'-]*<|\S*$|[\w.-]+\/[\w.-]+#).*$/i
const CO_AUTHOR =
  /^(?:co-authored-by|signed-off-by|reviewed-by|acked-by|tested-by|reported-by)\s*:.*$/i
const PICKED = /^\(?cherry[- ]picked from commit .*$/i
const URL = /\bhttps?:\/\/\S+/g
const REFERENCE = /(?:\b[\w.-]+\/[\w.-]+)?#\d+\b/g

/**
 * Returns a commit's message as a query: subject without kind prefix and pull request number, body
 * without trailers, links, issue numbers and merge lines.
 */
export function cleanMessage(subject: string, body: string): string {
  const first = MERGE.test(subject) ? '' : subject.replace(KIND, '').replace(PULL_NUMBER, '')
  const lines = [first, ...body.split('\n')].filter(line => !isNoise(line.trim()))
  return lines
    .map(line =>
      line
        .replace(URL, ' ')
        .replace(REFERENCE, ' ')
        .replace(/[^\S\n]+/g, ' ')
        .trim(),
    )
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function isNoise(line: string): boolean {
  return CO_AUTHOR.test(line) || TRAILER.test(line) || PICKED.test(line) || MERGE.test(line)
}

const TERM = /[a-z_$][a-z0-9_$]{2,}/g
// Words of commit messages that say nothing of the code.
const STOP = new Set(
  (
    'the and for with that this from into are was were not but can has have had when then than ' +
    'its will would should could may might also only more some any all each other such use uses ' +
    'used using via per now new add adds added fix fixes fixed change changes changed update ' +
    'updates updated make makes made remove removes removed allow allows support supports ' +
    'instead because there their they them these those which while where what been being does ' +
    'did done you your our one two out over about after before between both just like'
  ).split(' '),
)

/** Returns the distinct terms of a query that say something of the code, in order. */
export function queryTerms(text: string): readonly string[] {
  const found = text.toLowerCase().match(TERM) ?? []
  return [...new Set(found)].filter(term => !STOP.has(term))
}

/** Returns the distinct terms of any text, by the rule of `queryTerms` without its stop list. */
export function termsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(TERM) ?? [])
}
