import type { Violation } from '../support/syntax-nodes.ts'
import type { Pattern } from './patterns-of.ts'
import { superLinear } from './super-linear.ts'

/** The patterns that may take longer than linear time, and those that cannot be judged. */
export function slowPatterns(patterns: readonly Pattern[]): Violation[] {
  return patterns.flatMap(({ file, line, source, flags }) => {
    if (source === undefined) {
      return [{ file, line, message: 'The pattern is not constant: write it as a literal.' }]
    }
    const reason = superLinear(source, flags)
    return reason ? [{ file, line, message: `/${source}/${flags} is slow on a long text: ${reason}` }] : []
  })
}
