/** Languages by the ending of a file's name, lower-case. */
const ENDINGS: Readonly<Record<string, string>> = {
  ts: 'typescript', tsx: 'typescript', mts: 'typescript', cts: 'typescript',
  js: 'javascript', jsx: 'javascript', mjs: 'javascript', cjs: 'javascript',
  py: 'python', pyi: 'python', pyx: 'python',
  go: 'go', rs: 'rust', java: 'java', kt: 'kotlin', kts: 'kotlin', scala: 'scala', groovy: 'groovy',
  c: 'c', h: 'c', cc: 'cpp', cpp: 'cpp', cxx: 'cpp', hh: 'cpp', hpp: 'cpp', m: 'objective-c',
  mm: 'objective-c', cs: 'csharp', fs: 'fsharp', swift: 'swift', rb: 'ruby', php: 'php',
  pl: 'perl', pm: 'perl', lua: 'lua', dart: 'dart', ex: 'elixir', exs: 'elixir', erl: 'erlang',
  clj: 'clojure', hs: 'haskell', ml: 'ocaml', mli: 'ocaml', jl: 'julia', r: 'r', sh: 'shell',
  bash: 'shell', vue: 'vue', svelte: 'svelte', sql: 'sql', zig: 'zig', nim: 'nim',
}

/** Returns the programming language of a path, or undefined when it holds no code. */
export function languageOf(path: string): string | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const dot = name.lastIndexOf('.')
  return dot < 0 ? undefined : ENDINGS[name.slice(dot + 1).toLowerCase()]
}
