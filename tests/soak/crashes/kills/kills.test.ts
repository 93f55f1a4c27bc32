import { test } from 'vitest'
import { expectNothingLost } from './expect-nothing-lost.ts'

const seed = Number(process.env.KILL_SEED ?? Date.now() % 1e6)

test(
  `6 kills at random moments lose no acknowledged save (KILL_SEED=${seed})`,
  () => expectNothingLost({ kills: 6, concurrency: 2, seed, minAcknowledged: 2 }),
  600_000,
)
