import { test } from 'vitest'
import { expectNothingLost } from './crashes/kills/expect-nothing-lost.ts'

const seed = Number(process.env.KILL_SEED ?? Date.now() % 1e6)

test(
  `200 kills at random moments lose no acknowledged save (KILL_SEED=${seed})`,
  () => expectNothingLost({ kills: 200, concurrency: 4, seed, minAcknowledged: 100 }),
  600_000,
)
