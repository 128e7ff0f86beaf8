/** A replacement of an operator or a name, and the tier of the mutant that it makes. */
export type Replacement = readonly [to: string, tier: 1 | 2 | 3]

/** Replacements by the text that they replace. */
export type Replacements = Readonly<Record<string, readonly Replacement[]>>

/** Everything that the mutation types must know of a language: node names and words. */
export interface LanguageTable {
  readonly nodes: NodeNames
  readonly words: Words
  /** Arithmetic, bitwise and logical operators, without the `=` of augmented assignments. */
  readonly operators: Replacements
  /** Comparison operators whose meaning turns around. */
  readonly comparisons: Replacements
  /** Names of functions and methods with a confusable twin, by the mutation type that owns them. */
  readonly twins: Twins
  readonly calls: CallNames
}

/** The node types of a grammar. */
export interface NodeNames {
  readonly functions: ReadonlySet<string>
  readonly lambdas: ReadonlySet<string>
  /** Subtrees that are never edited: annotations, decorators, imports, comments. */
  readonly skipped: ReadonlySet<string>
  readonly numbers: ReadonlySet<string>
  readonly strings: ReadonlySet<string>
  /** Literals and comprehensions of sequences. */
  readonly sequences: ReadonlySet<string>
  /** Expressions that need no parentheses beside any operator. */
  readonly atoms: ReadonlySet<string>
  readonly parentheses: string
  readonly binary: ReadonlySet<string>
  readonly augmented: ReadonlySet<string>
  readonly unary: ReadonlySet<string>
  readonly call: string
  readonly argumentList: string
  /** Arguments that have no position. */
  readonly unordered: ReadonlySet<string>
  readonly member: { readonly type: string; readonly object: string; readonly name: string }
  readonly index: { readonly type: string; readonly object: string; readonly index: string }
  readonly tuples: ReadonlySet<string>
  readonly blocks: ReadonlySet<string>
  readonly conditional: string
  readonly booleans: ReadonlySet<string>
  readonly regexes: ReadonlySet<string>
  readonly forEach: ReadonlySet<string>
  readonly exits: ReadonlySet<string>
  readonly identifiers: ReadonlySet<string>
}

/** The words and signs that are written into a source. */
export interface Words {
  readonly and: string
  readonly or: string
  readonly not: string
  readonly true: string
  readonly false: string
  /** A statement that does nothing. */
  readonly empty: string
  readonly mustFillBlocks: boolean
  readonly ternary: 'words' | 'signs'
}

/** Name twins of three mutation types. */
export interface Twins {
  readonly offByOne: Replacements
  readonly wrongOperator: Replacements
  readonly wrongComparison: Replacements
}

/** Names of functions and methods that the rules treat apart. */
export interface CallNames {
  /** Functions and methods whose arguments may be exchanged without effect, or must not be. */
  readonly fixedOrder: ReadonlySet<string>
  /** Methods whose receiver and argument are of one kind. */
  readonly receivers: ReadonlySet<string>
  /** Calls whose numeric result counts something. */
  readonly counts: ReadonlySet<string>
  /** Calls and methods that may be left out: `f(x)` → `x`, `x.m()` → `x`. */
  readonly wrappers: ReadonlySet<string>
  /** Functions whose arguments 0 and 1 are bounds. */
  readonly ranges: ReadonlySet<string>
  /** Methods whose arguments are bounds. */
  readonly slices: ReadonlySet<string>
  /** Functions that clamp: `max(0, x)`. */
  readonly clamps: ReadonlySet<string>
  /** How a sequence loses its first or its last element. */
  readonly trims: readonly [first: string, last: string]
}
