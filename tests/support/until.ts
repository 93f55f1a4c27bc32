import { setInterval } from 'node:timers/promises'

type Options = {
  /** In ms. */
  readonly timeout?: number | undefined
}

/**
 * Resolves when another process has reached a state that can only be polled. Fails at the first error of the check.
 * @throws {DOMException} after the timeout.
 */
export async function until(
  isReached: () => boolean | Promise<boolean>,
  { timeout = 30_000 }: Options = {},
): Promise<void> {
  const signal = AbortSignal.timeout(timeout)
  if (await isReached()) return
  for await (const _ of setInterval(50, undefined, { signal })) if (await isReached()) return
}

/** Whether a call failed because no process listens at the address yet. */
export function isRefused(error: unknown): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  // Node tries each address of `localhost`.
  const causes = cause instanceof AggregateError ? cause.errors : [cause]
  return causes.every((each) => each instanceof Error && 'code' in each && each.code === 'ECONNREFUSED')
}
