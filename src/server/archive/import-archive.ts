import { mkdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { existingSecret } from '../auth/auth-secret.ts'
import { backupName } from '../backup/backup-files.ts'
import { takeBackup } from '../backup/take-backup.ts'
import type { Config } from '../config.ts'
import { checkedCopy } from '../site-file/checked-copy.ts'
import { archiveTables } from '../site-file/contents.ts'
import { SiteFileError } from '../site-file/site-file-error.ts'
import { copyTable } from '../store/copy-site.ts'
import { type DatabaseLocation, nameOfDatabase } from '../store/database-location.ts'
import { markAsCreated, refuseLostStore } from '../store/first-start.ts'
import { isInUse } from '../store/is-in-use.ts'
import { openStore, type Store } from '../store/store.ts'
import { holdsOwnContent } from './holds-own-content.ts'

type Options = {
  readonly file: string
  readonly config: Pick<Config, 'database' | 'dataFolder' | 'backups' | 'authSecret'>
  /** Whether to replace existing content. It is backed up first. */
  readonly replace: boolean
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
export async function importArchive({ file, config, replace }: Options): Promise<Imported> {
  const { database, dataFolder } = config
  const copy = join(dataFolder, `.importacion-${process.pid}.db`)
  try {
    const { createdAt } = await checkedCopy({ file, kind: 'archive', copy })
    await refuseLostStore(database, dataFolder)
    if (await isInUse(database)) {
      const name = nameOfDatabase(database)
      throw new SiteFileError(`Un servidor usa «${name}»: deténgalo, importe e inícielo de nuevo.`)
    }
    if (database.kind === 'sqlite') mkdirSync(dirname(database.file), { recursive: true })
    const archive = await openStore({ kind: 'sqlite', file: copy })
    try {
      const backup = await makeRoom(config, replace)
      await copyContents(archive, database)
      markAsCreated(dataFolder, database)
      return { createdAt, backup }
    } finally {
      await archive.close()
    }
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
  const { file, missing } = await takeBackup({
    database,
    file: join(backups.folder, backupName(new Date())),
    storedSecret: authSecret ? undefined : existingSecret(dataFolder),
  })
  if (missing.length === 0) return file
  throw new SiteFileError(
    `No se reemplazó nada: a la copia «${file}» le faltan ${missing.length} imágenes que la base de datos no pudo dar.`,
  )
}

async function copyContents(archive: Store, database: DatabaseLocation): Promise<void> {
  const target = await openStore(database)
  try {
    await target.db.transaction().execute(async (tx) => {
      await tx.deleteFrom('media_former').execute()
      for (const table of archiveTables.toReversed()) await tx.deleteFrom(table).execute()
      for (const table of archiveTables) await copyTable(table, archive.db, tx)
    })
  } finally {
    await target.close()
  }
}
