import type { ChildProcess } from 'node:child_process'
import { setPriority } from 'node:os'

/** Lets a child process run after the responses to visitors. @param niceness 0 is normal, 19 is the lowest priority. */
export function lowerPriority({ pid }: ChildProcess, niceness: number): void {
  try {
    if (pid !== undefined) setPriority(pid, niceness)
  } catch {
    // The process has already ended, or the system does not allow the change and it runs at normal priority.
  }
}
