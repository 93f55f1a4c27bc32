import type { RunningServer } from './start.ts'
import { StartError } from './start-error.ts'

/** Runs a server until it is told to stop. Exits with 1 when it cannot start, with 0 after a clean stop. */
export async function run(start: () => Promise<RunningServer>): Promise<void> {
  try {
    const { stop } = await start()
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => {
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
