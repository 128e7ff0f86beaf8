/** Which grammar reads a file, and which of its nodes define something. */
export interface DefinitionGrammar {
  /** Name of the WebAssembly file. */
  readonly grammar: string
  readonly packageName: string
  /** Node types that define a name, wherever they stand. */
  readonly anywhere: readonly string[]
  /** Node types that define a name at the top of a file only: local variables are no symbols. */
  readonly atTop: readonly string[]
}

const SCRIPT = {
  anywhere: [
    'function_declaration',
    'generator_function_declaration',
    'class_declaration',
    'abstract_class_declaration',
    'method_definition',
    'abstract_method_signature',
    'interface_declaration',
    'type_alias_declaration',
    'enum_declaration',
    'function_signature',
    'method_signature',
    'property_signature',
    'public_field_definition',
    'field_definition',
    'internal_module',
    'module',
  ],
  atTop: ['variable_declarator'],
}
const typescript: DefinitionGrammar = {
  grammar: 'tree-sitter-typescript',
  packageName: 'tree-sitter-typescript',
  ...SCRIPT,
}
const tsx: DefinitionGrammar = {
  grammar: 'tree-sitter-tsx',
  packageName: 'tree-sitter-typescript',
  ...SCRIPT,
}
const javascript: DefinitionGrammar = {
  grammar: 'tree-sitter-javascript',
  packageName: 'tree-sitter-javascript',
  ...SCRIPT,
}
const python: DefinitionGrammar = {
  grammar: 'tree-sitter-python',
  packageName: 'tree-sitter-python',
  anywhere: ['function_definition', 'class_definition', 'type_alias_statement'],
  atTop: ['assignment'],
}
const go: DefinitionGrammar = {
  grammar: 'tree-sitter-go',
  packageName: 'tree-sitter-go',
  anywhere: [
    'function_declaration',
    'method_declaration',
    'type_spec',
    'type_alias',
    'method_elem',
  ],
  atTop: ['const_spec', 'var_spec'],
}
const rust: DefinitionGrammar = {
  grammar: 'tree-sitter-rust',
  packageName: 'tree-sitter-rust',
  anywhere: [
    'function_item',
    'function_signature_item',
    'struct_item',
    'enum_item',
    'union_item',
    'trait_item',
    'impl_item',
    'mod_item',
    'type_item',
    'const_item',
    'static_item',
    'macro_definition',
  ],
  atTop: [],
}
const java: DefinitionGrammar = {
  grammar: 'tree-sitter-java',
  packageName: 'tree-sitter-java',
  anywhere: [
    'class_declaration',
    'interface_declaration',
    'enum_declaration',
    'record_declaration',
    'annotation_type_declaration',
    'method_declaration',
    'constructor_declaration',
    'enum_constant',
  ],
  atTop: [],
}

const BY_ENDING: Readonly<Record<string, DefinitionGrammar>> = {
  ts: typescript,
  mts: typescript,
  cts: typescript,
  tsx,
  js: javascript,
  jsx: javascript,
  mjs: javascript,
  cjs: javascript,
  py: python,
  pyi: python,
  go,
  rs: rust,
  java,
}

/** Returns the grammar of a file by the ending of its path; undefined when none is shipped. */
export function definitionGrammarOf(path: string): DefinitionGrammar | undefined {
  return BY_ENDING[path.slice(path.lastIndexOf('.') + 1).toLowerCase()]
}
