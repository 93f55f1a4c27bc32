import { expect } from 'vitest'
import { runKillTrials } from './kill-trials.ts'

type Options = {
  readonly kills: number
  readonly concurrency: number
  readonly seed: number
  /** If most servers were killed before their first save, the test would prove nothing. */
  readonly minAcknowledged: number
}

/** Kills servers and expects every acknowledged save to be there after each kill. */
export async function expectNothingLost({
  kills,
  concurrency,
  seed,
  minAcknowledged,
}: Options): Promise<void> {
  const { acknowledged, lost, torn, failedStarts, ...tally } = await runKillTrials({
    kills,
    concurrency,
    seed,
  })

  const found = { kills: tally.kills, lost, torn, failedStarts }
  expect(found).toEqual({ kills, lost: [], torn: [], failedStarts: [] })
  expect(acknowledged).toBeGreaterThanOrEqual(minAcknowledged)
}
