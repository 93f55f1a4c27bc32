import { vi } from 'vitest'

/** In ms. */
const timeout = 20_000

/** Repeats a check until it passes. Fake timers go on meanwhile, as they do not with `expect.poll`. */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, timeout)
