import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A temporary folder that the caller removes. First removes those that commands of the same name and user left when
 * they were killed: a folder's name contains the number of its process.
 * @param purpose Lower-case letters.
 */
export async function ownFolder(purpose: string, parent = tmpdir()): Promise<string> {
  const prefix = `consultorio-${purpose}-`
  for (const name of await readdir(parent)) {
    if (
      name.startsWith(prefix) &&
      (await isLeft(join(parent, name), Number.parseInt(name.slice(prefix.length), 10)))
    )
      await rm(join(parent, name), { recursive: true, force: true })
  }
  return mkdtemp(join(parent, `${prefix}${process.pid}-`))
}

async function isLeft(folder: string, pid: number): Promise<boolean> {
  if (!Number.isSafeInteger(pid) || pid < 1 || isRunning(pid)) return false
  const found = await lstat(folder).catch(() => undefined)
  return found?.isDirectory() === true && found.uid === process.getuid?.()
}

/** Whether a process of any user has this number. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of another user cannot be signalled, but it is running.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
