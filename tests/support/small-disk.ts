import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk of a few megabytes, mounted for a test; `undefined` where mounting is not possible. */
export function smallDisk(megabytes: number) {
  const folder = mkdtempSync(join(tmpdir(), 'consultorio-disco-'))
  if (!run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'consultorio', folder)) {
    rmSync(folder, { recursive: true })
    console.warn('This machine cannot mount a disk, so full and read-only disks are tested only in part.')
    return undefined
  }
  const filler = join(folder, 'relleno')

  return {
    folder,
    /** Fills the disk completely. */
    fill(): void {
      const file = openSync(filler, 'a')
      try {
        for (const chunk = Buffer.alloc(4096); ; ) writeSync(file, chunk)
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
      } finally {
        closeSync(file)
      }
    },
    free: () => rmSync(filler, { force: true }),
    makeReadOnly: () => run('mount', '-o', 'remount,ro', folder),
    remove(): void {
      run('umount', '-l', folder)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function run(program: string, ...given: string[]): boolean {
  return spawnSync(program, given).status === 0
}

/**
 * Limits the length of files that a process writes. To the process this is a full disk, and it works on any machine.
 */
export function limitFileSize(pid: number, bytes: number | 'unlimited'): void {
  if (!run('prlimit', '--pid', String(pid), `--fsize=${bytes}:unlimited`)) throw new Error('prlimit failed.')
}
