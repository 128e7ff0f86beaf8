/** A way out of honest testing that a snippet mentions. */
export interface SnippetFlag {
  readonly kind:
    'frames' | 'gc' | 'ctypes' | 'exit' | 'always-equal' | 'harness' | 'processes' | 'patching'
  /** 1-based line of the first mention. */
  readonly line: number
}

const PATTERNS: readonly (readonly [SnippetFlag['kind'], RegExp])[] = [
  [
    'frames',
    /\b(?:_getframe|_current_frames|currentframe|f_back|f_locals|tb_frame|gi_frame|settrace|setprofile)\b/,
  ],
  ['gc', /\bgc\s*\.|\bimport\s+gc\b|\bfrom\s+gc\b|\bget_referrers\b|\bget_objects\b/],
  ['ctypes', /\b_?ctypes\b|\bcffi\b/],
  [
    'exit',
    /\b_exit\b|\bos\s*\.\s*abort\b|\bsys\s*\.\s*exit\b|\bprocess\s*\.\s*exit\b|\braise\s+SystemExit\b/,
  ],
  [
    'always-equal',
    /def\s+__eq__\s*\([^)]{0,200}\)\s*(?:->[^:]{0,99})?:\s*return\s+True\b|__eq__\s*=\s*lambda[^:]{0,200}:\s*True\b/,
  ],
  [
    'harness',
    /\bAssertionError\b\s*=|sys\s*\.\s*modules\s*\[|\baddaudithook\b|__builtins__|\bpytest\s*\./,
  ],
  [
    'processes',
    /\bos\s*\.\s*(?:fork|system|popen|kill|spawn\w*|exec\w*|dup2|closerange)\b|\bsubprocess\b|\bchild_process\b/,
  ],
  [
    'patching',
    /\bbuiltins\s*\.\s*\w+\s*=|\bsetattr\s*\(\s*builtins\b|\bObject\s*\.\s*prototype\s*\./,
  ],
]

/**
 * Flags a snippet that mentions what could deceive any judge in its own process: frames, gc, ctypes,
 * exits, always-equal objects and the like. A flag is a reason to look, not a verdict; a snippet
 * without one may still be hostile.
 */
export function lintSnippet(code: string): readonly SnippetFlag[] {
  return PATTERNS.flatMap(([kind, pattern]) => {
    const at = pattern.exec(code)?.index
    return at === undefined ? [] : [{ kind, line: code.slice(0, at).split('\n').length }]
  })
}
