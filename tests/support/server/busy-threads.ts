import { execFileSync } from 'node:child_process'
import { close, closeSync, open, openSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from './temporary-folder.ts'

/** The number of threads on which Node reads files and compresses. */
const threads = 4

/**
 * Keeps all these threads of this process busy: each waits until a person opens a pipe for writing.
 * @returns a function that frees them.
 */
export function keepThreadsBusy(): () => void {
  const pipe = join(temporaryFolder(), 'tubo')
  execFileSync('mkfifo', [pipe])
  for (let count = 0; count < threads; count += 1) {
    open(pipe, 'r', (_error, descriptor) => descriptor && close(descriptor))
  }
  let isFree = false
  return () => {
    if (isFree) return
    isFree = true
    closeSync(openSync(pipe, 'w'))
  }
}
