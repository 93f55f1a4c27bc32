import { posix } from 'node:path'
import { parseSync } from 'vite'
import { lineAt, nodesOf, type SyntaxNode } from '../support/syntax-nodes.ts'

/** An import from one project file to another. */
export type Import = {
  file: string
  line: number
  /** The imported path, relative to the project root. */
  target: string
  /** Whether only types are imported, so that nothing is loaded at run time. */
  typeOnly: boolean
}

/** Imports and re-exports of a file within the project; packages are omitted. */
export function importsOf(file: string, source: string): Import[] {
  const { program } = parseSync(file, source)
  return [...nodesOf(program)].flatMap((node) => {
    const target = resolve(file, specifierOf(node))
    return target ? [{ file, line: lineAt(source, node.start), target, typeOnly: isTypeOnly(node) }] : []
  })
}

/** Every import form has a `source` node: statement, re-export, `import()`, and type import. */
function specifierOf({ source }: SyntaxNode): string | undefined {
  if (typeof source !== 'object' || source === null || !('value' in source)) return undefined

  return typeof source.value === 'string' ? source.value : undefined
}

/** Resolves `./x`, `../x`, and `#x/*` as in the `imports` of package.json. */
function resolve(file: string, specifier = ''): string | undefined {
  if (specifier.startsWith('#sample/')) return specifier.replace('#sample', 'sample-site')
  if (specifier.startsWith('#tests/')) return specifier.replace('#tests', 'tests/support')
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier)
  return undefined
}

function isTypeOnly({ type, importKind, exportKind, specifiers }: SyntaxNode): boolean {
  if (type === 'TSImportType' || importKind === 'type' || exportKind === 'type') return true

  return (
    Array.isArray(specifiers) &&
    specifiers.length > 0 &&
    specifiers.every((specifier) => specifier.importKind === 'type' || specifier.exportKind === 'type')
  )
}
