import { isPredefined } from './predefined-names.ts'

// Without a way to code in a string, to a namespace, or to set an attribute by a computed name.
const SAFE_MODULES: ReadonlySet<string> = new Set(
  (
    'bisect calendar cmath collections copy datetime decimal fractions functools heapq itertools ' +
    'math numbers random re statistics string textwrap time typing'
  ).split(' '),
)

// Code from strings; namespaces; attributes by computed names; modules that the safe ones let out;
// what of the safe ones evaluates annotations or looks up what a string names.
const FORBIDDEN = new RegExp(
  '\\b(?:exec|eval|compile|breakpoint|globals|locals|vars|setattr|getattr|delattr|type|\\w*_frame|' +
    'f_globals|f_locals|f_builtins|f_back|builtins|bltns|sys|os|inspect|gc|ctypes|operator|pickle|' +
    'marshal|types|enum|contextlib|copyreg|importlib|import_module|warnings|sre_\\w+|reprlib|' +
    'get_type_hints|ForwardRef|evaluate_forward_ref|singledispatch\\w*|update_wrapper|wraps|' +
    'Formatter)\\b|__|\\.\\s*_',
)

const IMPORT =
  /^[ \t]*(?:import[ \t]+(.+?)|from[ \t]+(\w+)[ \t]+import[ \t]+(.+?))[ \t]*(?:#.*)?$/gm
const PLAIN_NAME = /^([A-Za-z]\w*)(?:[ \t]+as[ \t]+\w+)?$/

/**
 * Tells whether a snippet certainly fails a suite because it can in no way bind the tested function:
 * it never spells the name, is made of parts that reach no namespace, and some test evaluates a call
 * of the name before anything else. Sound, not complete: false says nothing.
 */
export type CannotPass = (code: string, tests: readonly string[], functionName: string) => boolean

/** Judges one snippet. */
export const cannotPass: CannotPass = (code, tests, functionName) =>
  mustBind(tests, functionName) && !code.includes(functionName) && reachesNoNamespace(code)

/** `cannotPass` for many suites over one corpus: what a snippet is made of is read once. */
export function rememberingCannotPass(): CannotPass {
  const known = new Map<string, boolean>()
  return (code, tests, functionName) => {
    if (code.includes(functionName) || !mustBind(tests, functionName)) return false
    const isHarmless = known.get(code) ?? reachesNoNamespace(code)
    known.set(code, isHarmless)
    return isHarmless
  }
}

/** Whether some test fails for certain where nothing binds the name. */
function mustBind(tests: readonly string[], functionName: string): boolean {
  if (!/^[A-Za-z]\w*$/.test(functionName) || isPredefined(functionName)) return false
  const call = new RegExp(`^assert[ \\t]+(?:not[ \\t]+)?${functionName}[ \\t]*\\(`)
  // Of a conditional expression the condition comes first.
  return tests.some(test => call.test(test) && !/\belse\b/.test(test))
}

/** Identifiers are normalised (NFKC), so that beyond ASCII another spelling could be the same name. */
function reachesNoNamespace(code: string): boolean {
  return isAscii(code) && !FORBIDDEN.test(code) && hasSafeImports(code)
}

/** Every mention of an import must be a statement that is understood, also one in a text. */
function hasSafeImports(code: string): boolean {
  const statements = [...code.matchAll(IMPORT)]
  if (statements.length !== (code.match(/\bimport\b/g) ?? []).length) return false
  return statements.every(([, modules, source, names]) =>
    source === undefined
      ? areAll(modules ?? '', name => SAFE_MODULES.has(name))
      : SAFE_MODULES.has(source) && areAll(names ?? '', () => true),
  )
}

function areAll(list: string, isGood: (name: string) => boolean): boolean {
  return list.split(',').every(item => {
    const name = PLAIN_NAME.exec(item.trim())?.[1]
    return name !== undefined && isGood(name)
  })
}

const BEYOND_ASCII = /[^\0-\x7f]/

function isAscii(text: string): boolean {
  return !BEYOND_ASCII.test(text)
}
