import { expect, test } from 'vitest'
import { runKillTrials } from './kill-trials.ts'

const seed = Number(process.env.KILL_SEED ?? Date.now() % 1e6)

test(`200 kills at random moments lose no acknowledged save (KILL_SEED=${seed})`, async () => {
  const { kills, acknowledged, lost, torn, failedStarts } = await runKillTrials({
    kills: 200,
    lanes: 4,
    seed,
  })

  expect({ kills, lost, torn, failedStarts }).toEqual({ kills: 200, lost: [], torn: [], failedStarts: [] })
  // If most servers were killed before their first save, the test would prove nothing.
  expect(acknowledged).toBeGreaterThan(200)
}, 600_000)
