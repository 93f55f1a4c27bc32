/** The server cannot start, for a reason that the operator can fix. The message says which, in Spanish. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/** Maximum time for a clean stop, in ms. */
const defaultTimeout = 9_500

/**
 * Runs a server until it receives a stop signal. Exits with 1 when the server cannot start, and with 0 after a stop,
 * even if the stop times out, for example because the database does not respond.
 */
export async function run(
  start: () => Promise<{ readonly stop: () => Promise<void> }>,
  timeout = defaultTimeout,
): Promise<void> {
  try {
    const { stop } = await start()
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => {
        setTimeout(() => process.exit(0), timeout)
        stop().then(() => process.exit(0), fail)
      })
    }
  } catch (error) {
    fail(error)
  }
}

function fail(error: unknown): void {
  // Errors that the operator can fix are printed without a stack trace.
  process.stderr.write(`${error instanceof StartError ? error.message : describe(error)}\n`)
  process.exit(1)
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
