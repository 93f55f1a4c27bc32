import type { Violation } from '../support/syntax-nodes.ts'
import type { Import } from './imports-of.ts'

/**
 * Finds import cycles, lazy imports included: between siblings (folders and files of one folder) and between files
 * anywhere. Imports in tests may close a cycle.
 */
export function circularImports(imports: Import[]): Violation[] {
  const untested = imports.filter(({ file }) => !/\.test\.tsx?$/.test(file))
  const reported = new Set<string>()
  const folderCycles = cyclesIn(untested.flatMap(stepBetweenNeighbours), reported)
  const fileCycles = cyclesIn(untested.map(stepBetweenFiles), reported)
  return [...folderCycles, ...fileCycles]
}

/** @param reported Cycles that must not be reported again. */
function cyclesIn(steps: Step[], reported: Set<string>): Violation[] {
  const targets = targetsByStart(steps)
  return steps.flatMap((step) => {
    const pathBack = shortestPath(targets, step.to, step.from)
    if (!pathBack) return []

    const cycle = [step.from, ...pathBack]
    const name = cycle.slice(1).sort().join(' ')
    if (reported.has(name)) return []

    reported.add(name)
    return [{ file: step.file, line: step.line, message: `imports in a cycle: ${cycle.join(' → ')}` }]
  })
}

const stepBetweenFiles = ({ file, target, line }: Import): Step => ({ from: file, to: target, file, line })

function targetsByStart(steps: Step[]): ReadonlyMap<string, ReadonlySet<string>> {
  const targets = new Map<string, Set<string>>()
  for (const { from, to } of steps) targets.set(from, (targets.get(from) ?? new Set()).add(to))
  return targets
}

type Step = { from: string; to: string; file: string; line: number }

/** The first different path segments: `a/b/c.ts` importing `a/d/e.ts` is a step from `a/b` to `a/d`. */
function stepBetweenNeighbours({ file, target, line }: Import): Step[] {
  const from = file.split('/')
  const to = target.split('/')
  const firstDifference = from.findIndex((part, index) => part !== to[index])
  // The direction rules alone govern the root folders.
  if (firstDifference <= 0) return []

  const neighbour = (path: string[]) => path.slice(0, firstDifference + 1).join('/')
  return [{ from: neighbour(from), to: neighbour(to), file, line }]
}

/** The shortest path from `start` to `end`, both included. */
function shortestPath(
  targets: ReadonlyMap<string, ReadonlySet<string>>,
  start: string,
  end: string,
): string[] | undefined {
  const found = [[start]]
  const seen = new Set([start])
  for (const path of found) {
    const last = path.at(-1)
    if (last === undefined || last === end) return path

    for (const next of targets.get(last) ?? []) {
      if (seen.has(next)) continue
      seen.add(next)
      found.push([...path, next])
    }
  }
  return undefined
}
