import { parseSync } from 'vite'
import { isNode, lineAt, nodesOf, type SyntaxNode } from '../support/syntax-nodes.ts'

/** A regular expression in a source file. `source` is undefined if only the run knows it. */
export type Pattern = { file: string; line: number; source: string | undefined; flags: string }

/** The literals of a file, and what it passes to `RegExp`, as far as it consists of constants of the same file. */
export function patternsOf(file: string, text: string): Pattern[] {
  const nodes = [...nodesOf(parseSync(file, text).program)]
  const constants = constantsOf(nodes)
  return nodes.flatMap((node): Pattern[] => {
    const line = () => lineAt(text, node.start)
    if (isLiteral(node)) return [{ file, line: line(), source: node.regex.pattern, flags: node.regex.flags }]
    if (!isConstructor(node)) return []
    const [source, flags] = node.arguments.map((argument) => textOf(argument, constants))
    return [{ file, line: line(), source, flags: flags ?? '' }]
  })
}

type Literal = SyntaxNode & { regex: { pattern: string; flags: string } }

const isLiteral = (node: SyntaxNode): node is Literal =>
  node.type === 'Literal' && typeof node.regex === 'object' && node.regex !== null

type Constructor = SyntaxNode & { arguments: readonly unknown[] }

const isConstructor = (node: SyntaxNode): node is Constructor =>
  (node.type === 'NewExpression' || node.type === 'CallExpression') &&
  isNode(node.callee) &&
  node.callee.name === 'RegExp' &&
  Array.isArray(node.arguments)

type Constants = ReadonlyMap<unknown, string>

function constantsOf(nodes: readonly SyntaxNode[]): Constants {
  const constants = new Map<unknown, string>()
  for (const { type, id, init } of nodes) {
    const value = type === 'VariableDeclarator' && isNode(id) ? textOf(init, constants) : undefined
    if (value !== undefined && isNode(id)) constants.set(id.name, value)
  }
  return constants
}

/** The text of a string, a template or `String.raw`; undefined for every other expression. */
function textOf(node: unknown, constants: Constants): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type === 'Identifier') return constants.get(node.name)
  if (node.type === 'TaggedTemplateExpression') return templateText(node.quasi, 'raw', constants)
  return templateText(node, 'cooked', constants)
}

function templateText(node: unknown, form: 'raw' | 'cooked', constants: Constants): string | undefined {
  if (!isTemplate(node)) return undefined
  const values = node.expressions.map((expression) => textOf(expression, constants))
  if (values.includes(undefined)) return undefined
  return node.quasis.map(({ value }, index) => value[form] + (values[index] ?? '')).join('')
}

type Template = SyntaxNode & {
  quasis: readonly { value: { raw: string; cooked: string } }[]
  expressions: readonly unknown[]
}

const isTemplate = (node: unknown): node is Template => isNode(node) && node.type === 'TemplateLiteral'
