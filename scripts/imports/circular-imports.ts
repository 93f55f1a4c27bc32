import type { Import, Violation } from './imports-of.ts'

/**
 * Finds import cycles, lazy imports included: between siblings (folders and files of one folder) and between files
 * anywhere. Imports in tests may close a cycle.
 */
export function circularImports(imports: Import[]): Violation[] {
  const untested = imports.filter(({ file }) => !/\.test\.tsx?$/.test(file))
  const reported = new Set<string>()
  const folderCycles = circlesIn(untested.flatMap(stepBetweenNeighbours), reported)
  const fileCycles = circlesIn(untested.map(stepBetweenFiles), reported)
  return [...folderCycles, ...fileCycles]
}

/** @param reported Cycles that must not be reported again. */
function circlesIn(steps: Step[], reported: Set<string>): Violation[] {
  const ways = stepsFrom(steps)
  return steps.flatMap((step) => {
    const wayBack = shortestWay(ways, step.to, step.from)
    if (!wayBack) return []

    const circle = [step.from, ...wayBack]
    const name = circle.slice(1).sort().join(' ')
    if (reported.has(name)) return []

    reported.add(name)
    return [{ file: step.file, line: step.line, message: `imports in a circle: ${circle.join(' → ')}` }]
  })
}

const stepBetweenFiles = ({ file, target, line }: Import): Step => ({ from: file, to: target, file, line })

function stepsFrom(steps: Step[]): ReadonlyMap<string, ReadonlySet<string>> {
  const ways = new Map<string, Set<string>>()
  for (const { from, to } of steps) ways.set(from, (ways.get(from) ?? new Set()).add(to))
  return ways
}

type Step = { from: string; to: string; file: string; line: number }

/** The first different path segments: `a/b/c.ts` importing `a/d/e.ts` is a step from `a/b` to `a/d`. */
function stepBetweenNeighbours({ file, target, line }: Import): Step[] {
  const from = file.split('/')
  const to = target.split('/')
  const parting = from.findIndex((part, index) => part !== to[index])
  // The direction rules alone govern the root folders.
  if (parting <= 0) return []

  const neighbour = (path: string[]) => path.slice(0, parting + 1).join('/')
  return [{ from: neighbour(from), to: neighbour(to), file, line }]
}

/** The shortest path from `start` to `end`, both included. */
function shortestWay(
  ways: ReadonlyMap<string, ReadonlySet<string>>,
  start: string,
  end: string,
): string[] | undefined {
  const found = [[start]]
  const seen = new Set([start])
  for (const way of found) {
    const last = way.at(-1)
    if (last === undefined || last === end) return way

    for (const next of ways.get(last) ?? []) {
      if (seen.has(next)) continue
      seen.add(next)
      found.push([...way, next])
    }
  }
  return undefined
}
