import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { CopyFile, CopyKind } from '#contract/copies.ts'
import { listBackups } from '../backup/backup-files.ts'
import { errorCode } from '../problems/error-code.ts'

const words: Readonly<Record<CopyKind, string>> = { backup: 'copia', archive: 'archivo', site: 'sitio' }

const pattern = /^(copia|archivo|sitio)-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ(\.incompleta)?\.(?:db|zip)$/

/** In ms. A copy holds the accounts or the whole content, so it does not stay for ever. */
const maxAge = 7 * 24 * 60 * 60 * 1000

/** Time in UTC, without colons, which some systems do not allow in file names. */
export function copyName(kind: CopyKind, time: Date): string {
  const moment = time.toISOString().slice(0, 19).replaceAll(':', '-')
  return `${words[kind]}-${moment}Z.${kind === 'site' ? 'zip' : 'db'}`
}

type Found = CopyFile & { readonly path: string }

/** The copies that the owner asked for in a folder, newest first. */
export async function listCopies(folder: string): Promise<readonly Found[]> {
  const found = await Promise.all((await namesIn(folder)).map((name) => copyAt(folder, name)))
  return newestFirst(found.flatMap((copy) => copy ?? []))
}

/** The daily backups in their folder, newest first. */
export async function listDailyBackups(folder: string, now: Date): Promise<readonly Found[]> {
  const { whole, incomplete } = await listBackups(folder, now)
  const found = await Promise.all(
    [...whole, ...incomplete].map(({ name, isWhole }) =>
      described(folder, name, { kind: 'backup', isWhole, isDaily: true }),
    ),
  )
  return newestFirst(found.flatMap((copy) => copy ?? []))
}

/** Removes copies that are too old, and what a killed process has begun. Call only while no copy is made. */
export async function sweepCopies(folder: string, now = Date.now()): Promise<void> {
  for (const name of await namesIn(folder)) {
    const info = await stat(join(folder, name)).catch(() => undefined)
    const isPartial = name.startsWith('.')
    if (isPartial || (info && now - info.mtimeMs > maxAge)) await rm(join(folder, name), { force: true })
  }
}

async function copyAt(folder: string, name: string) {
  const [, word, incomplete] = pattern.exec(name) ?? []
  const kind = (['backup', 'archive', 'site'] as const).find((each) => words[each] === word)
  return kind && described(folder, name, { kind, isWhole: incomplete === undefined, isDaily: false })
}

/** Undefined when the file is gone. */
async function described(
  folder: string,
  name: string,
  facts: Pick<CopyFile, 'kind' | 'isWhole' | 'isDaily'>,
): Promise<Found | undefined> {
  const path = join(folder, name)
  const info = await stat(path).catch(() => undefined)
  return info && { name, path, madeAt: info.mtime.toISOString(), bytes: info.size, ...facts }
}

const newestFirst = (files: readonly Found[]) =>
  files.toSorted((one, other) => other.madeAt.localeCompare(one.madeAt))

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}
