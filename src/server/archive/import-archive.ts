import { mkdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { existingSecret } from '../auth/auth-secret.ts'
import { backupName } from '../backup/backup-files.ts'
import type { Config } from '../config.ts'
import { checkedCopy } from '../site-file/checked-copy.ts'
import { archiveTables } from '../site-file/contents.ts'
import { SiteFileError } from '../site-file/site-file-error.ts'
import { writeSiteFile } from '../site-file/write.ts'
import { copyTable } from '../store/copy-site.ts'
import { type DatabaseLocation, nameOfDatabase } from '../store/database-location.ts'
import { markAsCreated, refuseLostStore } from '../store/first-start.ts'
import { isInUse } from '../store/is-in-use.ts'
import { isMissingOrEmpty } from '../store/sqlite/inspect-file.ts'
import { type Store, withStore } from '../store/store.ts'

type Options = {
  readonly file: string
  readonly config: Pick<Config, 'database' | 'dataFolder' | 'authSecret'> & {
    readonly backups: Pick<Config['backups'], 'folder'>
  }
  /** Whether to replace existing content. It is backed up first. */
  readonly replace: boolean
  /** Checks and copies the file; default: in a process with limited memory. */
  readonly check?: typeof checkedCopy
}

export type Imported = {
  /** When the archive was made, as ISO 8601. */
  readonly createdAt: string
  /** File of the backup of the replaced content. */
  readonly backup: string | undefined
}

/**
 * Replaces a site's contents with an archive's, including history and pictures. Accounts are not changed.
 * @throws {SiteFileError} for an invalid archive, or when the site must not be replaced; nothing is changed then.
 */
export async function importArchive({
  file,
  config,
  replace,
  check = checkedCopy,
}: Options): Promise<Imported> {
  const { database, dataFolder } = config
  const copy = join(dataFolder, `.importacion-${process.pid}.db`)
  try {
    const { createdAt } = await check({ file, kind: 'archive', copy })
    await refuseLostStore(database, dataFolder)
    if (await isInUse(database)) {
      const name = nameOfDatabase(database)
      throw new SiteFileError(`Un servidor usa «${name}»: deténgalo, importe e inícielo de nuevo.`)
    }
    if (database.kind === 'sqlite') mkdirSync(dirname(database.file), { recursive: true })
    const backup = await makeRoom(config, replace)
    await withStore({ kind: 'sqlite', file: copy }, (archive) => copyContents(archive, database))
    markAsCreated(dataFolder, database)
    return { createdAt, backup }
  } finally {
    await rm(copy, { force: true })
  }
}

/** Backs up the existing content, unless it is only the sample. */
async function makeRoom(
  { database, dataFolder, backups, authSecret }: Options['config'],
  replace: boolean,
): Promise<string | undefined> {
  if (!(await holdsOwnContent(database))) return undefined
  if (!replace) {
    throw new SiteFileError(
      `«${nameOfDatabase(database)}» ya tiene contenido propio. Con --replace se reemplaza, y antes se guarda una copia de seguridad.`,
    )
  }
  const { file, missing } = await writeSiteFile({
    kind: 'backup',
    database,
    file: join(backups.folder, backupName(new Date())),
    storedSecret: authSecret ? undefined : existingSecret(dataFolder),
  })
  if (missing.length === 0) return file
  throw new SiteFileError(
    `No se reemplazó nada: a la copia «${file}» le faltan ${missing.length} imágenes que la base de datos no pudo dar.`,
  )
}

const copyContents = (archive: Store, database: DatabaseLocation) =>
  withStore(database, ({ db }) =>
    db.transaction().execute(async (tx) => {
      await tx.deleteFrom('media_former').execute()
      for (const table of archiveTables.toReversed()) await tx.deleteFrom(table).execute()
      for (const table of archiveTables) await copyTable(table, archive.db, tx)
    }),
  )

/** Whether anyone has changed the sample content since the store was created. */
async function holdsOwnContent(database: DatabaseLocation): Promise<boolean> {
  if (database.kind === 'sqlite' && isMissingOrEmpty(database.file)) return false
  return withStore(database, async (store) => {
    const saved = await store.latestSummaries()
    if (saved.some(({ number, author }) => number > 1 || author !== 'sistema')) return true
    return (await store.db.selectFrom('media_item').select('id').limit(1).executeTakeFirst()) !== undefined
  })
}
