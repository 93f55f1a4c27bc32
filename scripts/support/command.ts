import { InvalidSnapshotError } from '#content/documents/snapshot.ts'
import { Problem } from '#server/problems/problem.ts'
import { StartError } from '#server/process/run.ts'
import { SiteFileError } from '#server/site-file/site-file-error.ts'
import { isStoreError } from '#server/store/store-errors.ts'

/** An error that the user can fix; the message says how, in Spanish. */
export class CommandError extends Error {}

/** The command was called with wrong arguments; the message shows the usage. */
export class UsageError extends CommandError {}

/**
 * Runs a command with its arguments. A user error prints without a stack trace and exits with 1, wrong usage with 2.
 */
export async function runCommand(command: (args: readonly string[]) => Promise<void>): Promise<void> {
  try {
    await command(process.argv.slice(2))
  } catch (error) {
    const { code, words } = failureOf(error)
    process.stderr.write(words)
    process.exitCode = code
  }
}

/** The exit code of a failed command, and what it prints. */
export const failureOf = (error: unknown) => ({
  code: error instanceof UsageError ? 2 : 1,
  words: `${describe(error)}\n`,
})

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { message, stack = message } = error
  const isExplained =
    error instanceof CommandError ||
    error instanceof Problem ||
    error instanceof SiteFileError ||
    error instanceof StartError ||
    error instanceof InvalidSnapshotError ||
    isStoreError(error)
  return isExplained ? message.trimEnd() : stack
}
