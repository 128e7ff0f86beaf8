import type { LanguageTable, NodeNames } from './language-table.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

const nodes: NodeNames = {
  functions: words('function_definition lambda'),
  lambdas: words('lambda'),
  skipped: words(
    'type decorator import_statement import_from_statement future_import_statement comment ' +
      'type_alias_statement type_parameter global_statement nonlocal_statement format_specifier',
  ),
  numbers: words('integer float'),
  strings: words('string concatenated_string'),
  sequences: words('list list_comprehension tuple string concatenated_string'),
  atoms: words(
    'identifier integer float string list tuple dictionary set call attribute subscript true ' +
      'false none parenthesized_expression list_comprehension dictionary_comprehension ' +
      'set_comprehension generator_expression',
  ),
  parentheses: 'parenthesized_expression',
  binary: words('binary_operator boolean_operator'),
  augmented: words('augmented_assignment'),
  unary: words('unary_operator not_operator'),
  call: 'call',
  argumentList: 'argument_list',
  unordered: words('keyword_argument list_splat dictionary_splat'),
  member: { type: 'attribute', object: 'object', name: 'attribute' },
  index: { type: 'subscript', object: 'value', index: 'subscript' },
  tuples: words('tuple expression_list'),
  blocks: words('block'),
  conditional: 'conditional_expression',
  booleans: words('true false'),
  regexes: new Set(),
  forEach: words('for_statement for_in_clause'),
  exits: words('return_statement raise_statement continue_statement break_statement'),
  identifiers: words('identifier'),
}

/** Python, as tree-sitter-python names its nodes. */
export const PYTHON: LanguageTable = {
  nodes,
  words: {
    and: 'and',
    or: 'or',
    not: 'not ',
    true: 'True',
    false: 'False',
    empty: 'pass',
    mustFillBlocks: true,
    ternary: 'words',
  },
  operators: {
    '+': [['-', 1]],
    '-': [['+', 1]],
    '*': [
      ['+', 1],
      ['/', 1],
    ],
    '/': [
      ['//', 1],
      ['*', 1],
    ],
    '//': [
      ['/', 1],
      ['%', 1],
    ],
    '%': [
      ['//', 1],
      ['*', 1],
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
    and: [['or', 1]],
    or: [['and', 1]],
  },
  comparisons: {
    '<': [
      ['>', 1],
      ['>=', 1],
      ['==', 2],
    ],
    '<=': [
      ['>=', 1],
      ['>', 1],
      ['==', 2],
    ],
    '>': [
      ['<', 1],
      ['<=', 1],
      ['==', 2],
    ],
    '>=': [
      ['<=', 1],
      ['<', 1],
      ['==', 2],
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
    in: [['not in', 1]],
    'not in': [['in', 1]],
    is: [['is not', 1]],
    'is not': [['is', 1]],
  },
  twins: {
    offByOne: {
      floor: [['ceil', 2]],
      ceil: [['floor', 2]],
      bisect_left: [['bisect_right', 2]],
      bisect_right: [['bisect_left', 2]],
      bisect: [['bisect_left', 2]],
      insort_left: [['insort_right', 2]],
      insort_right: [['insort_left', 2]],
    },
    wrongOperator: {
      any: [['all', 2]],
      all: [['any', 2]],
      upper: [['lower', 2]],
      lower: [['upper', 2]],
      isupper: [['islower', 2]],
      islower: [['isupper', 2]],
      find: [['rfind', 2]],
      rfind: [['find', 2]],
      index: [['rindex', 3]],
      rindex: [['index', 2]],
      lstrip: [['rstrip', 2]],
      rstrip: [['lstrip', 2]],
      ljust: [['rjust', 2]],
      rjust: [['ljust', 2]],
      union: [['intersection', 2]],
      intersection: [['union', 2]],
      difference: [['intersection', 2]],
      symmetric_difference: [['union', 2]],
      combinations: [['permutations', 2]],
      permutations: [['combinations', 2]],
      keys: [['values', 2]],
      values: [['keys', 2]],
      pop: [['popleft', 3]],
      popleft: [['pop', 2]],
      appendleft: [['append', 2]],
      sum: [['max', 3]],
      sin: [['cos', 3]],
      cos: [['sin', 3]],
      isdigit: [['isalpha', 3]],
      isalpha: [['isdigit', 3]],
      isalnum: [['isalpha', 3]],
      swapcase: [
        ['upper', 3],
        ['lower', 3],
      ],
      capitalize: [['upper', 3]],
      title: [['upper', 3]],
      partition: [['rpartition', 2]],
      removeprefix: [['removesuffix', 2]],
      removesuffix: [['removeprefix', 2]],
      bin: [
        ['oct', 3],
        ['hex', 3],
      ],
      hex: [['oct', 3]],
      oct: [['bin', 3]],
      floor: [['trunc', 3]],
      round: [['int', 3]],
      match: [['search', 3]],
      search: [
        ['match', 3],
        ['fullmatch', 3],
      ],
      fullmatch: [['match', 3]],
      heappushpop: [['heapreplace', 3]],
      heapreplace: [['heappushpop', 3]],
    },
    wrongComparison: {
      min: [['max', 2]],
      max: [['min', 2]],
      startswith: [['endswith', 2]],
      endswith: [['startswith', 2]],
      nlargest: [['nsmallest', 2]],
      nsmallest: [['nlargest', 2]],
      issubset: [['issuperset', 2]],
      issuperset: [['issubset', 2]],
      eq: [['ne', 2]],
      ne: [['eq', 2]],
      lt: [['gt', 2]],
      gt: [['lt', 2]],
    },
  },
  calls: {
    fixedOrder: words(
      'max min gcd lcm isinstance issubclass print hasattr getattr setattr union intersection ' +
        'hypot isclose',
    ),
    receivers: words(
      'startswith endswith issubset issuperset difference join extend find count index split ' +
        'difference_update __sub__ partition',
    ),
    counts: words('len count sum'),
    wrappers: words(
      'abs sorted set list strip lstrip rstrip lower upper reversed int round tuple float ' +
        'casefold title capitalize swapcase copy bool frozenset Counter dict len sum max min',
    ),
    ranges: words('range'),
    slices: new Set(),
    clamps: words('max min'),
    trims: ['[1:]', '[:-1]'],
  },
}
