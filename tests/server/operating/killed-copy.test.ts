import { test } from 'vitest'
import { killWhileCopying } from '../../support/killed-copies.ts'

const seed = Number(process.env.KILL_SEED ?? 1)

test(`a server that is killed during a copy lists nothing half and makes the next one (KILL_SEED=${seed})`, () =>
  killWhileCopying(1, seed))
