// CPython 3.9 to 3.14: `dir(builtins)` without its exceptions, what `site` and `gettext` put there,
// the keywords and the module that every suite is given.
const NAMES: ReadonlySet<string> = new Set(
  (
    'abs aiter all anext any ascii bin bool breakpoint bytearray bytes callable chr classmethod ' +
    'compile complex delattr dict dir divmod enumerate eval exec filter float format frozenset ' +
    'getattr globals hasattr hash hex id input int isinstance issubclass iter len list locals map ' +
    'max memoryview min next object oct open ord pow print property range repr reversed round set ' +
    'setattr slice sorted staticmethod str sum super tuple type vars zip copyright credits exit ' +
    'help license quit pytest Ellipsis NotImplemented False None True and as assert async await ' +
    'break case class continue def del elif else except finally for from global if import in is ' +
    'lambda match nonlocal not or pass raise return try while with yield'
  ).split(' '),
)

// Classes of exceptions, also those of versions to come, begin like this; a function does not.
const CLASS_NAME = /^[A-Z]/

/** Tells whether Python may know a name before any code binds it, or reads it as a keyword. */
export function isPredefined(name: string): boolean {
  return NAMES.has(name) || CLASS_NAME.test(name)
}
