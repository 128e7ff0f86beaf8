import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fromCommand } from './from-command.ts'

const snippets = [
  { id: 'a', text: 'alpha beta' },
  { id: 'b', text: 'beta beta' },
]
const SEARCH = `
import json, sys
texts = {}
for line in sys.stdin:
    request = json.loads(line)
    answer = {"number": request["number"]}
    if request["method"] == "index":
        texts = {each["id"]: each["text"] for each in request["snippets"]}
    elif request["query"] == "raise":
        answer["error"] = "no such index"
    elif request["query"] == "die":
        sys.exit("out of memory")
    elif request["query"] == "print":
        print("debug output")
    else:
        ids = request.get("ids") or list(texts)
        hits = [{"id": i, "score": texts[i].count(request["query"])} for i in ids]
        answer["hits"] = sorted(hits, key=lambda hit: -hit["score"])[: request.get("k")]
    print(json.dumps(answer), flush=True)
`
let folder: string
let command: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'command-'))
  await writeFile(join(folder, 'search.py'), SEARCH)
  command = `python3 "${join(folder, 'search.py')}"`
})
afterAll(() => rm(folder, { recursive: true }))

describe('fromCommand', () => {
  test('indexes, searches and scores over JSON lines', async () => {
    const retriever = fromCommand(command, { name: 'mine', canScore: true })
    await retriever.index(snippets)

    const [hits, scored] = await Promise.all([
      retriever.search('beta', 1),
      retriever.score?.('beta', ['a']),
    ])

    expect(hits).toEqual([{ id: 'b', score: 2 }])
    expect(scored).toEqual([{ id: 'a', score: 1 }])
  })

  test.for([
    ['raise', 'answered with an error: no such index'],
    ['die', 'ended with code 1. It said: out of memory'],
    ['print', 'printed a line that is no answer: debug output'],
  ] as const)('tells what went wrong: %s', async ([query, message]) => {
    const retriever = fromCommand(command, { name: 'mine' })
    await retriever.index(snippets)

    await expect(retriever.search(query, 1)).rejects.toThrow(message)
  })

  test('names a command that does not exist', async () => {
    const index = fromCommand('no-such-command-here', { name: 'mine' }).index(snippets)

    await expect(index).rejects.toThrow('no-such-command-here')
  })
})
