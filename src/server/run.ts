import type { RunningServer } from './start.ts'
import { StartError } from './start-error.ts'

/** Longest time for a stop, in ms. */
const usualPatience = 9_500

/**
 * Runs a server until it is told to stop. Exits with 1 when it cannot start, with 0 after a clean stop, or when its time
 * is over: a database that is silent, say, must not hold it up.
 */
export async function run(start: () => Promise<RunningServer>, patience = usualPatience): Promise<void> {
  try {
    const { stop } = await start()
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => {
        setTimeout(() => process.exit(0), patience)
        stop().then(() => process.exit(0), fail)
      })
    }
  } catch (error) {
    fail(error)
  }
}

function fail(error: unknown): void {
  // What the operator can mend needs no stack.
  process.stderr.write(`${error instanceof StartError ? error.message : describe(error)}\n`)
  process.exit(1)
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
