import { readlink, rename, rm, symlink } from 'node:fs/promises'

/**
 * Prepares a symbolic link to point to another target. Everything that needs disk space happens here.
 * @returns a function that switches the link atomically.
 */
export async function prepareLink(link: string, target: string): Promise<() => Promise<void>> {
  const draft = `${link}-${process.pid}.tmp`
  await rm(draft, { force: true })
  await symlink(target, draft)
  return () => rename(draft, link)
}

/** Target of a link, if the link exists. */
export async function targetOf(link: string): Promise<string | undefined> {
  return readlink(link).catch(() => undefined)
}
