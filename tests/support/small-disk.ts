import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk of a few megabytes, mounted for a test; `undefined` where nothing may be mounted. */
export function smallDisk(megabytes: number) {
  const folder = mkdtempSync(join(tmpdir(), 'consultorio-disco-'))
  if (!run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'consultorio', folder)) {
    rmSync(folder, { recursive: true })
    console.warn('This machine lets no disk be mounted: full and read-only disks are tested in part only.')
    return undefined
  }
  const filler = join(folder, 'relleno')

  return {
    folder,
    /** Leaves not a byte. */
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

/** Lets a process write no file longer than this: for the process a disk that is full, wherever it runs. */
export function limitFileSize(pid: number, bytes: number | 'unlimited'): void {
  if (!run('prlimit', '--pid', String(pid), `--fsize=${bytes}:unlimited`)) throw new Error('prlimit failed.')
}
