import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Registers what to do when the test ends, or the file. */
export type OnEnd = (end: () => void | Promise<void>) => void

/** Creates a folder, which is deleted when the test ends. */
export function temporaryFolder(onEnd: OnEnd = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'consultorio-'))
  onEnd(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
