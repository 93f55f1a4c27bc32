import { posix } from 'node:path'
import { parseSync } from 'vite'

/** One file of the project naming another. */
export type Import = {
  file: string
  line: number
  /** The path, from the project's root, of what is imported. */
  target: string
  /** Whether only types are taken, so that nothing is imported when the file runs. */
  typeOnly: boolean
}

export type Violation = { file: string; line: number; message: string }

/** The imports and re-exports of a file that stay inside the project; packages are left out. */
export function importsOf(file: string, source: string): Import[] {
  const { program } = parseSync(file, source)
  return [...nodesOf(program)].flatMap((node) => {
    const target = resolve(file, specifierOf(node))
    return target ? [{ file, line: lineAt(source, node.start), target, typeOnly: isTypeOnly(node) }] : []
  })
}

type Node = { type: string; start: number; [property: string]: unknown }

function* nodesOf(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return

  if (isNode(value)) yield value
  for (const child of Object.values(value)) yield* nodesOf(child)
}

function isNode(value: object): value is Node {
  return 'type' in value && typeof value.type === 'string' && 'start' in value
}

/** Every form of import keeps what it names as a `source`: a statement, a re-export, `import()`, and in a type. */
function specifierOf({ source }: Node): string | undefined {
  if (typeof source !== 'object' || source === null || !('value' in source)) return undefined

  return typeof source.value === 'string' ? source.value : undefined
}

/** Follows `./x`, `../x`, and `#x/*` as the `imports` of package.json do. */
function resolve(file: string, specifier = ''): string | undefined {
  if (specifier.startsWith('#sample/')) return specifier.replace('#sample', 'sample-site')
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier)
  return undefined
}

function isTypeOnly({ type, importKind, exportKind, specifiers }: Node): boolean {
  if (type === 'TSImportType' || importKind === 'type' || exportKind === 'type') return true

  return (
    Array.isArray(specifiers) &&
    specifiers.length > 0 &&
    specifiers.every((specifier) => specifier.importKind === 'type' || specifier.exportKind === 'type')
  )
}

function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length
}
