import type { Violation } from '../support/syntax-nodes.ts'
import type { Import } from './imports-of.ts'

/** What each part of the project may import, besides itself and packages. */
const directions = {
  'src/content': [],
  'src/contract': ['src/content'],
  'src/drawings': ['src/content'],
  'src/site': ['src/content', 'src/drawings'],
  'src/server': ['src/content', 'src/contract', 'src/site', 'sample-site'],
  'src/admin': ['src/content', 'src/contract'],
  'sample-site': ['src/content'],
} satisfies Record<string, string[]>

type Part = keyof typeof directions

const parts = Object.keys(directions) as Part[]

/** Imports that violate `content ← drawings ← site ← server`, `content ← contract ← admin` and `contract ← server`. */
export function forbiddenImports(imports: Import[]): Violation[] {
  return imports.flatMap((found) => {
    const message = violationOf(found)
    return message ? [{ file: found.file, line: found.line, message }] : []
  })
}

function violationOf({ file, target, typeOnly }: Import): string | undefined {
  const from = partOf(file)
  const to = partOf(target)
  if (!from || from === to) return undefined
  if (isTest(file) && target.startsWith('tests/support/')) return undefined

  const allowed: string[] = isTest(file) ? [...directions[from], 'sample-site'] : directions[from]
  if (!to || !allowed.includes(to)) return `${from} must not import ${to ?? target}`

  // Node runs the server's sources, but only the render bundle built by Vite contains runnable site code.
  if (from === 'src/server' && to === 'src/site' && !typeOnly)
    return `${from} may import only types from ${to}`
  // The schemas of the calls would make the admin's first screens heavy.
  if (from === 'src/admin' && to === 'src/contract' && !typeOnly && !isTest(file))
    return `${from} may import only types from ${to}`
  return undefined
}

function partOf(path: string): Part | undefined {
  return parts.find((part) => path.startsWith(`${part}/`))
}

/** Any test may import the sample data. */
function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file)
}
