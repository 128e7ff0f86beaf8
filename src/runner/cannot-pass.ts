/** What could bind a name without spelling it, or reach a namespace from outside. */
const DYNAMIC =
  /\b(exec|eval|compile|globals|locals|vars|setattr|getattr|delattr|import_module|type|builtins|sys|inspect|gc|ctypes|operator|pickle|marshal)\b|__|\bimport\s*\*|\bfrom\b[^\n]*\bimport\s*\*/

/**
 * Tells whether a snippet certainly fails a suite because it can in no way define the tested
 * function: it never spells the name, has none of the means to bind one dynamically, and some test
 * certainly evaluates a call of the name before anything else. Sound, not complete: false says nothing.
 */
export function cannotPass(code: string, tests: readonly string[], functionName: string): boolean {
  if (!/^[A-Za-z_]\w*$/.test(functionName)) return false
  if (code.includes(functionName) || DYNAMIC.test(code) || !isAscii(code)) return false
  const call = new RegExp(`^assert\\s+(?:not\\s+)?${functionName}\\s*\\(`)
  return tests.some(test => call.test(test))
}

/** Identifiers are normalised (NFKC), so that another spelling could be the same name. */
function isAscii(text: string): boolean {
  return [...text].every(character => character.charCodeAt(0) < 128)
}
