import type { Import, Violation } from './imports-of.ts'

/**
 * The circles among neighbours: folders and files of one folder that import each other, directly or through others.
 * A circle of files alone is left to them; one that a folder is part of makes that folder impossible to read by itself.
 */
export function circularImports(imports: Import[]): Violation[] {
  const reported = new Set<string>()
  const steps = imports.filter(({ file }) => !/\.test\.tsx?$/.test(file)).flatMap(stepBetweenNeighbours)

  return steps.flatMap((step) => {
    const wayBack = shortestWay(steps, step.to, step.from)
    if (!wayBack) return []

    const circle = [step.from, ...wayBack]
    const name = circle.slice(1).sort().join(' ')
    if (reported.has(name) || circle.every(isFile)) return []

    reported.add(name)
    return [{ file: step.file, line: step.line, message: `imports in a circle: ${circle.join(' → ')}` }]
  })
}

type Step = { from: string; to: string; file: string; line: number }

/** Where the two paths part: `a/b/c.ts` importing `a/d/e.ts` is a step from `a/b` to `a/d`. */
function stepBetweenNeighbours({ file, target, line }: Import): Step[] {
  const from = file.split('/')
  const to = target.split('/')
  const parting = from.findIndex((part, index) => part !== to[index])
  // The folders at the root are held by the directions alone.
  if (parting <= 0) return []

  const neighbour = (path: string[]) => path.slice(0, parting + 1).join('/')
  return [{ from: neighbour(from), to: neighbour(to), file, line }]
}

/** The neighbours passed on the way, both ends included. */
function shortestWay(steps: Step[], start: string, end: string): string[] | undefined {
  const ways = [[start]]
  const seen = new Set([start])
  for (const way of ways) {
    const last = way.at(-1)
    if (last === end) return way

    for (const { from, to } of steps) {
      if (from !== last || seen.has(to)) continue
      seen.add(to)
      ways.push([...way, to])
    }
  }
  return undefined
}

function isFile(path: string): boolean {
  return /\.\w+$/.test(path)
}
