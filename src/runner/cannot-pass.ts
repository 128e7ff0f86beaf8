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

const IMPORT = /^[ \t]*(?:import[ \t]+(.+?)|from[ \t]+(\w+)[ \t]+import[ \t]+(.+?))[ \t]*(?:#.*)?$/gm
const PLAIN_NAME = /^([A-Za-z]\w*)(?:[ \t]+as[ \t]+\w+)?$/

/**
 * Tells whether a snippet certainly fails a suite because it can in no way bind the tested function:
 * it never spells the name, is made of parts that reach no namespace, and some test evaluates a call
 * of the name before anything else. Sound, not complete: false says nothing.
 */
export function cannotPass(code: string, tests: readonly string[], functionName: string): boolean {
  if (!/^[A-Za-z]\w*$/.test(functionName) || isPredefined(functionName)) return false
  if (code.includes(functionName) || !isAscii(code)) return false
  if (FORBIDDEN.test(code) || !hasSafeImports(code)) return false
  const call = new RegExp(`^assert[ \\t]+(?:not[ \\t]+)?${functionName}[ \\t]*\\(`)
  // Of a conditional expression the condition comes first.
  return tests.some(test => call.test(test) && !/\belse\b/.test(test))
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

/** Identifiers are normalised (NFKC), so that another spelling could be the same name. */
function isAscii(text: string): boolean {
  return [...text].every(character => character.charCodeAt(0) < 128)
}
