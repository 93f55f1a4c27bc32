/** One call of a test runner. */
export type Step = {
  readonly name: string
  readonly runner: 'vitest' | 'playwright'
  /** The runner's arguments that choose the tests. */
  readonly args: readonly string[]
}

const stepOf =
  (runner: Step['runner']) =>
  (name: string, ...args: string[]): Step => ({ name, runner, args })

const vitest = stepOf('vitest')
const playwright = stepOf('playwright')

/** What `npm test` runs: every promise once, the same tests on every machine. */
export const gate: readonly Step[] = [
  // One run of three projects: its workers stay busy to the end.
  vitest('code', '--project=unit', '--project=postgres', '--project=server'),
  playwright('browser', '--project=gate'),
]

/** What `npm run test:soak` runs: everything else. */
export const soakTier: readonly Step[] = [
  vitest('soak-server', '--project=soak-server'),
  vitest('soak-rest', '--project=soak', '.soak.test.', 'tests/soak/every-variant'),
  // The same tests as in the gate, with other seeds.
  vitest('soak-seeds', '--project=unit'),
  vitest('postgres-calls', '--project=postgres-calls'),
  vitest('soak-postgres', '--project=soak-postgres'),
  playwright('soak-browser', '--project=rest', '--project=pictures'),
  vitest('soak-planted', '--project=soak', 'tests/soak/planted-faults'),
  vitest('soak-faults', '--project=soak', 'tests/soak/faults'),
  vitest('soak-visits', '--project=soak', 'tests/soak/visits'),
  vitest('soak-kills', '--project=soak', 'tests/soak/kills.test.ts'),
  playwright('soak-export', '--project=export'),
  vitest('soak-install', '--project=soak', 'tests/soak/install'),
  vitest('soak-helpers', '--project=soak', 'tests/soak/memory-with-helpers.test.ts'),
  vitest('soak-memory', '--project=soak', 'tests/soak/memory-after-saves.test.ts'),
]
