import { chmodSync, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { contentDigest } from '#server/site-file/content-digest.ts'
import { isWritten } from '#server/site-file/contents.ts'
import { flush } from '#server/site-file/partial-file.ts'
import { readInfo, type SiteFileInfo, writeInfo } from '#server/site-file/site-file-info.ts'
import { migrate } from '#server/store/migrate.ts'
import { isMissingOrEmpty } from '#server/store/sqlite/inspect-file.ts'
import { isFileInUse } from '#server/store/sqlite/is-file-in-use.ts'
import { nodeSqliteDialect } from '#server/store/sqlite/node-sqlite-dialect.ts'
import type { Tables } from '#server/store/tables.ts'
import { CommandError } from '../support/command.ts'
import { convertTables, refuseUnreadable } from './convert-tables.ts'
import { copyRows, namesIn } from './copy-rows.ts'
import type { FormerTables } from './former-tables.ts'
import { mustConvert } from './site-state.ts'

export type Converted = {
  /** The file in the form of this version. */
  readonly file: string
  /** The unchanged file of the former version. */
  readonly before: string
}

/**
 * Converts a site's database in its place, or a backup, archive or downloaded copy to a new file beside it. The original
 * is replaced in one step at the end, so a killed conversion can be repeated.
 * @returns undefined if there is nothing to do.
 */
export async function convertFile(file: string): Promise<Converted | undefined> {
  if (isMissingOrEmpty(file)) throw new CommandError(`«${file}» no existe o está vacío.`)
  const { done, info } = inspect(file)
  if (!mustConvert(done)) return undefined
  const target = info ? file.replace(/(?:\.db)?$/, '.1.0.db') : file
  if (info && existsSync(target)) throw new CommandError(`«${target}» ya existe: bórrelo o muévalo antes.`)
  if (!info) closeLog(file)

  const [work, fresh] = [`${file}.convirtiendo`, `${file}.nueva`]
  removeAll(work, fresh)
  try {
    copyFileSync(file, work)
    chmodSync(work, 0o600)
    await convertCopy(work, done)
    await writeFresh(work, fresh, info)
    await flush(fresh)
    if (info) {
      renameSync(fresh, target)
      return { file: target, before: file }
    }
    const before = `${file}.before-1.0`
    copyFileSync(file, work)
    await flush(work)
    renameSync(work, before)
    renameSync(fresh, file)
    return { file, before }
  } finally {
    removeAll(work, fresh)
  }
}

function inspect(file: string): { readonly done: string[]; readonly info: SiteFileInfo | undefined } {
  using database = new DatabaseSync(file, { readOnly: true })
  const names = namesIn(database, 'main')
  if (!names.includes('kysely_migration')) throw new CommandError(`«${file}» no es de un sitio.`)
  const done = database.prepare('select name from kysely_migration').all()
  const info = names.includes('site_file') ? readInfo(database) : undefined
  if (info && contentDigest(database) !== info.digest)
    throw new CommandError(`«${file}» está dañado: lo que contiene no es lo que se guardó en él.`)
  return { done: done.map(({ name }) => String(name)), info }
}

/** Puts the latest saves, which may be in SQLite's log, into the file. */
function closeLog(file: string): void {
  if (isFileInUse(file)) throw new CommandError(`Un servidor usa «${file}»: deténgalo antes.`)
  using database = new DatabaseSync(file)
  database.exec('pragma journal_mode = delete')
}

async function convertCopy(work: string, done: readonly string[]): Promise<void> {
  await using db = new Kysely<FormerTables>({ dialect: nodeSqliteDialect(new DatabaseSync(work)) })
  await db.transaction().execute((tx) => convertTables(tx, done))
}

/** Copies the rows to new tables: the check of a site file compares the tables' SQL with that of a new site. */
async function writeFresh(work: string, fresh: string, info: SiteFileInfo | undefined): Promise<void> {
  const database = new DatabaseSync(fresh)
  chmodSync(fresh, 0o600)
  await using db = new Kysely<Tables>({ dialect: nodeSqliteDialect(database) })
  await migrate(db)
  copyRows(database, work, (table) => !info || isWritten(info.kind, table))
  await refuseUnreadable(db)
  if (info) writeInfo(database, { ...info, digest: contentDigest(database) })
}

function removeAll(...files: readonly string[]): void {
  for (const file of files) for (const ending of ['', '-journal']) rmSync(file + ending, { force: true })
}
