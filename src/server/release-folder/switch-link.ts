import { readlink, rename, rm, symlink } from 'node:fs/promises'

/**
 * Prepares a symbolic link to point elsewhere: all that needs space on the disk is done here.
 * @returns what switches it, at once.
 */
export async function prepareLink(link: string, target: string): Promise<() => Promise<void>> {
  const draft = `${link}-${process.pid}.tmp`
  await rm(draft, { force: true })
  await symlink(target, draft)
  return () => rename(draft, link)
}

/** Where a link points, if it is there. */
export async function targetOf(link: string): Promise<string | undefined> {
  return readlink(link).catch(() => undefined)
}
