import { vi } from 'vitest'

/** In ms. Far above what anything takes on a busy machine. */
const limit = 120_000

/** Repeats a check until it passes. Fake timers go on meanwhile, as they do not with `expect.poll`. */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, limit)
