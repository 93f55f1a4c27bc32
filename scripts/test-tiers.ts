/** One call of a test runner. */
export type Step = {
  readonly name: string
  readonly runner: 'vitest' | 'playwright'
  /** The runner's arguments that choose the tests. */
  readonly args: readonly string[]
  /** Measured duration on two processors, in minutes. */
  readonly minutes: number
}

const stepOf =
  (runner: Step['runner']) =>
  (minutes: number, name: string, ...args: string[]): Step => ({ name, runner, args, minutes })

const vitest = stepOf('vitest')
const playwright = stepOf('playwright')

/** What `npm test` runs: every promise once, on the cases that find most faults. */
export const usualTier: readonly Step[] = [
  // One run of three projects: its workers stay busy to the end.
  vitest(4, 'code', '--project=unit', '--project=postgres', '--project=server'),
  playwright(4.5, 'browser', '--project=site', '--project=owner'),
]

/** What `npm run test:soak` runs: everything else. A limited run takes the first steps that fit. */
export const soakTier: readonly Step[] = [
  playwright(5.5, 'soak-later', '--project=later'),
  vitest(4, 'soak-server', '--project=soak-server'),
  vitest(
    2,
    'soak-rest',
    '--project=soak',
    '.soak.test.',
    'tests/soak/every-variant',
    'tests/soak/printed-handouts',
  ),
  vitest(4, 'postgres-calls', '--project=postgres-calls'),
  vitest(3, 'soak-postgres', '--project=soak-postgres'),
  playwright(12.5, 'soak-browser', '--project=rest', '--project=pictures'),
  vitest(3, 'soak-faults', '--project=soak', 'tests/soak/faults'),
  vitest(2, 'soak-visits', '--project=soak', 'tests/soak/visits'),
  playwright(14, 'soak-layouts', '--project=layouts'),
  vitest(3, 'soak-kills', '--project=soak', 'tests/soak/kills.test.ts'),
  playwright(5, 'soak-export', '--project=export'),
  vitest(4, 'soak-install', '--project=soak', 'tests/soak/install'),
  vitest(1, 'soak-helpers', '--project=soak', 'tests/soak/memory-with-helpers.test.ts'),
  vitest(10, 'soak-memory', '--project=soak', 'tests/soak/memory-after-saves.test.ts'),
]
