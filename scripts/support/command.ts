import { InvalidSnapshotError } from '#content/snapshot.ts'
import { SiteFileError } from '#server/site-file/site-file-error.ts'
import { StartError } from '#server/start-error.ts'
import { isStoreError } from '#server/store/store-errors.ts'

/** A mistake of whoever runs the command: the message says how it is run. */
export class UsageError extends Error {}

/** Runs a command with its arguments. What can be mended is told without a stack, and ends it with 1. */
export async function runCommand(command: (args: readonly string[]) => Promise<void>): Promise<void> {
  try {
    await command(process.argv.slice(2))
  } catch (error) {
    process.stderr.write(`${describe(error)}\n`)
    process.exitCode = error instanceof UsageError ? 2 : 1
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { message, stack = message } = error
  const isMendable =
    error instanceof UsageError ||
    error instanceof SiteFileError ||
    error instanceof StartError ||
    error instanceof InvalidSnapshotError ||
    isStoreError(error)
  return isMendable ? message.trimEnd() : stack
}
