/** One call of a test runner. */
export type Step = {
  readonly name: string
  readonly runner: 'vitest' | 'playwright'
  /** The runner's arguments that choose the tests. */
  readonly args: readonly string[]
  /** Measured duration on two processors, in minutes. */
  readonly minutes: number
}

const vitest = (minutes: number, name: string, project = name, ...files: string[]): Step => ({
  ...{ name, minutes, runner: 'vitest' },
  args: [`--project=${project}`, ...files],
})

const playwright = (minutes: number, name: string, ...args: string[]): Step => ({
  ...{ name, minutes, runner: 'playwright' },
  args,
})

/** What `npm test` runs: every promise once, on the cases that find most faults. */
export const usualTier: readonly Step[] = [
  vitest(2.8, 'unit'),
  vitest(1.3, 'postgres'),
  vitest(1.4, 'server'),
  playwright(4.8, 'browser', '--project=site', '--project=owner'),
]

/** What `npm run test:soak` runs: everything else. A limited run takes the first steps that fit. */
export const soakTier: readonly Step[] = [
  playwright(3.5, 'soak-later', '--project=later'),
  vitest(3, 'soak-server', 'soak-server'),
  vitest(1, 'soak-rest', 'soak', '.soak.test.', 'tests/soak/every-variant'),
  vitest(4, 'postgres-calls'),
  vitest(3, 'soak-postgres'),
  playwright(12.5, 'soak-browser', '--project=rest', '--project=pictures'),
  vitest(3, 'soak-faults', 'soak', 'tests/soak/faults'),
  vitest(2, 'soak-visits', 'soak', 'tests/soak/visits'),
  playwright(14, 'soak-layouts', '--project=layouts'),
  vitest(3, 'soak-kills', 'soak', 'tests/soak/kills.test.ts'),
  playwright(5, 'soak-export', '--project=export'),
  vitest(4, 'soak-install', 'soak', 'tests/soak/install'),
  vitest(1, 'soak-helpers', 'soak', 'tests/soak/memory-with-helpers.test.ts'),
  vitest(30, 'soak-memory', 'soak', 'tests/soak/memory-after-saves.test.ts'),
]
