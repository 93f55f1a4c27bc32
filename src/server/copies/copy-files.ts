import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { CopyFile, CopyKind } from '#contract/copies.ts'
import { listBackups, listStamped, type StampedFile, stampedName } from '../backup/backup-files.ts'
import { errorCode } from '../problems/error-code.ts'

const words: Readonly<Record<CopyKind, string>> = { backup: 'copia', archive: 'archivo', site: 'sitio' }
const kinds = ['backup', 'archive', 'site'] as const

/** In ms. A copy holds the accounts or the whole content, so it does not stay for ever. */
const maxAge = 7 * 24 * 60 * 60 * 1000

export const copyName = (kind: CopyKind, time: Date): string =>
  stampedName(words[kind], time, kind === 'site' ? 'zip' : 'db')

type Found = CopyFile & { readonly path: string }

/** The copies that the owner asked for in a folder, newest first. */
export async function listCopies(folder: string): Promise<Found[]> {
  const found = (await listStamped(folder)).map((file) => {
    const kind = kinds.find((each) => words[each] === file.word)
    return kind && described(folder, file, kind, false)
  })
  return (await Promise.all(found)).flatMap((copy) => copy ?? []).reverse()
}

/** The daily backups in their folder, newest first. */
export async function listDailyBackups(folder: string, now: Date): Promise<Found[]> {
  const { whole, incomplete } = await listBackups(folder, now)
  const found = [...whole, ...incomplete].map((file) => described(folder, file, 'backup', true))
  const copies = (await Promise.all(found)).flatMap((copy) => copy ?? [])
  return copies.sort((one, other) => other.madeAt.localeCompare(one.madeAt))
}

/** Undefined when the file is gone. */
async function described(
  folder: string,
  { name, madeAt, isWhole }: StampedFile,
  kind: CopyKind,
  isDaily: boolean,
): Promise<Found | undefined> {
  const path = join(folder, name)
  const bytes = (await stat(path).catch(unlessGone))?.size
  if (bytes === undefined) return undefined
  return { name, path, kind, madeAt: madeAt.toISOString(), bytes, isWhole, isDaily }
}

/** Removes copies that are too old, and what a killed process has begun. Call only while no copy is made. */
export async function sweepCopies(folder: string, now = Date.now()): Promise<void> {
  for (const name of (await readdir(folder).catch(unlessGone)) ?? []) {
    const info = await stat(join(folder, name)).catch(unlessGone)
    const isPartial = name.startsWith('.')
    if (isPartial || (info && now - info.mtimeMs > maxAge)) await rm(join(folder, name), { force: true })
  }
}

/** @throws the error, unless it says that a file or folder does not exist. */
function unlessGone(error: unknown): undefined {
  if (errorCode(error) !== 'ENOENT') throw error
}
