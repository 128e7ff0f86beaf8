import type { LanguageTable, NodeNames } from './language-table.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

const nodes: NodeNames = {
  functions: words(
    'function_declaration function_expression arrow_function generator_function ' +
      'generator_function_declaration method_definition',
  ),
  lambdas: words('arrow_function function_expression'),
  skipped: words(
    'type_annotation type_arguments type_parameters type_predicate_annotation decorator ' +
      'import_statement comment type_alias_declaration interface_declaration hash_bang_line ' +
      'asserts_annotation enum_declaration ambient_declaration directive',
  ),
  numbers: words('number'),
  strings: words('string template_string'),
  sequences: words('array string template_string'),
  atoms: words(
    'identifier number string template_string array object call_expression member_expression ' +
      'subscript_expression true false null undefined this parenthesized_expression regex super',
  ),
  parentheses: 'parenthesized_expression',
  binary: words('binary_expression'),
  augmented: words('augmented_assignment_expression'),
  unary: words('unary_expression'),
  call: 'call_expression',
  argumentList: 'arguments',
  unordered: words('spread_element'),
  member: { type: 'member_expression', object: 'object', name: 'property' },
  index: { type: 'subscript_expression', object: 'object', index: 'index' },
  tuples: words('array'),
  blocks: words('statement_block program'),
  conditional: 'ternary_expression',
  booleans: words('true false'),
  regexes: words('regex_pattern'),
  forEach: words('for_in_statement'),
  exits: words('return_statement throw_statement continue_statement break_statement'),
  identifiers: words('identifier'),
}

/** JavaScript, as tree-sitter-javascript names its nodes. */
export const JAVASCRIPT: LanguageTable = {
  nodes,
  words: {
    and: '&&',
    or: '||',
    not: '!',
    true: 'true',
    false: 'false',
    empty: '{}',
    mustFillBlocks: false,
    ternary: 'signs',
  },
  operators: {
    '+': [['-', 1]],
    '-': [['+', 1]],
    '*': [
      ['+', 1],
      ['/', 1],
    ],
    '/': [['*', 1]],
    '%': [
      ['*', 1],
      ['/', 2],
    ],
    '**': [['*', 1]],
    '&': [
      ['|', 1],
      ['^', 1],
    ],
    '|': [
      ['&', 1],
      ['^', 2],
    ],
    '^': [
      ['&', 1],
      ['|', 2],
    ],
    '<<': [['>>', 1]],
    '>>': [['<<', 1]],
    '>>>': [
      ['>>', 2],
      ['<<', 1],
    ],
    '&&': [['||', 1]],
    '||': [['&&', 1]],
    '??': [
      ['||', 2],
      ['&&', 1],
    ],
    '++': [['--', 2]],
    '--': [['++', 2]],
  },
  comparisons: {
    '<': [
      ['>', 1],
      ['>=', 1],
      ['===', 2],
    ],
    '<=': [
      ['>=', 1],
      ['>', 1],
      ['===', 2],
    ],
    '>': [
      ['<', 1],
      ['<=', 1],
      ['===', 2],
    ],
    '>=': [
      ['<=', 1],
      ['<', 1],
      ['===', 2],
    ],
    '==': [
      ['!=', 1],
      ['>=', 2],
      ['<=', 2],
    ],
    '!=': [
      ['==', 1],
      ['>', 2],
      ['<', 2],
    ],
    '===': [
      ['!==', 1],
      ['>=', 2],
      ['<=', 2],
    ],
    '!==': [
      ['===', 1],
      ['>', 2],
      ['<', 2],
    ],
  },
  twins: {
    offByOne: {
      floor: [['ceil', 2]],
      ceil: [['floor', 2]],
      round: [['floor', 3]],
      trunc: [['ceil', 3]],
    },
    wrongOperator: {
      some: [['every', 2]],
      every: [['some', 2]],
      toUpperCase: [['toLowerCase', 2]],
      toLowerCase: [['toUpperCase', 2]],
      indexOf: [['lastIndexOf', 2]],
      lastIndexOf: [['indexOf', 2]],
      find: [['findLast', 2]],
      findLast: [['find', 2]],
      findIndex: [['findLastIndex', 2]],
      findLastIndex: [['findIndex', 2]],
      trimStart: [['trimEnd', 2]],
      trimEnd: [['trimStart', 2]],
      padStart: [['padEnd', 2]],
      padEnd: [['padStart', 2]],
      push: [['unshift', 2]],
      unshift: [['push', 2]],
      shift: [['pop', 2]],
      pop: [['shift', 2]],
      reduce: [['reduceRight', 2]],
      reduceRight: [['reduce', 2]],
      keys: [['values', 2]],
      values: [['keys', 2]],
      map: [['flatMap', 3]],
      flatMap: [['map', 2]],
      replaceAll: [['replace', 2]],
      sin: [['cos', 3]],
      cos: [['sin', 3]],
    },
    wrongComparison: {
      min: [['max', 2]],
      max: [['min', 2]],
      startsWith: [['endsWith', 2]],
      endsWith: [['startsWith', 2]],
    },
  },
  calls: {
    fixedOrder: words('max min hypot imul log'),
    receivers: words('startsWith endsWith includes concat indexOf split join localeCompare'),
    counts: words('length size indexOf'),
    wrappers: words(
      'abs sort trim trimStart trimEnd toLowerCase toUpperCase reverse floor ceil round trunc ' +
        'Number String toReversed toSorted flat max min',
    ),
    ranges: new Set(),
    slices: words('slice substring substr at charAt charCodeAt codePointAt splice subarray'),
    clamps: words('max min'),
    trims: ['.slice(1)', '.slice(0, -1)'],
  },
}
