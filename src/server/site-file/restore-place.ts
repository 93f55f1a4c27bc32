import { existsSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { copySite } from '../store/copy-site.ts'
import { type DatabaseLocation, nameOfDatabase } from '../store/database-location.ts'
import { isInUse } from '../store/is-in-use.ts'
import { withDatabase } from '../store/open-database.ts'
import { inspectFile, isMissingOrEmpty } from '../store/sqlite/inspect-file.ts'
import { DamagedStoreError } from '../store/store-errors.ts'
import { flush } from './partial-file.ts'
import { SiteFileError } from './site-file-error.ts'

/** The place where a site will be restored. */
export type Place = {
  /** Folder where the store is prepared before it is moved into place. */
  readonly folder: string
  /** Puts a store in place atomically. @returns the paths to which existing files were moved. */
  readonly put: (store: string) => Promise<readonly string[]>
}

const elsewhere =
  'Restaure en otra carpeta con DATA_DIR=<carpeta vacía> (o en otra DATABASE_URL); ' +
  'o detenga el servidor y guarde en otro lugar el sitio que está ahí.'

/** @throws {SiteFileError} when the place has a site or unknown data. */
export async function placeFor(database: DatabaseLocation, dataFolder: string): Promise<Place> {
  await refuseOccupied(database)
  if (database.kind === 'postgres') {
    const put = async (file: string) => {
      await withDatabase({ kind: 'sqlite', file }, (from) =>
        withDatabase(database, (to) => copySite(from, to)),
      )
      return []
    }
    return { folder: dataFolder, put }
  }
  const { file } = database
  return { folder: dirname(file), put: (store) => moveTo(file, store) }
}

async function refuseOccupied(database: DatabaseLocation): Promise<void> {
  const name = nameOfDatabase(database)
  try {
    if (database.kind === 'sqlite') {
      if (isMissingOrEmpty(database.file)) return
      inspectFile(database.file)
    }
    if (await isInUse(database)) {
      throw new SiteFileError(`Un servidor usa «${name}», y ningún sitio se reemplaza. ${elsewhere}`)
    }
    const release = await withDatabase(database, (db) =>
      db.selectFrom('release').select('id').executeTakeFirst(),
    )
    if (!release) return
  } catch (error) {
    if (!(error instanceof DamagedStoreError)) throw error
    const words = `«${name}» está dañada o no es de este sitio: guárdela en otro lugar antes de restaurar.`
    throw new SiteFileError(words, { cause: error })
  }
  throw new SiteFileError(`Ya hay un sitio en «${name}», y ningún sitio se reemplaza. ${elsewhere}`)
}

async function moveTo(file: string, store: string): Promise<readonly string[]> {
  // Move the lost database's WAL and journal aside too, because SQLite would apply them to the restored database.
  const moved: { readonly from: string; readonly to: string }[] = []
  try {
    for (const from of ['', '-wal', '-journal'].map((ending) => file + ending)) {
      if (!existsSync(from)) continue
      const to = `${from}.anterior-${Date.now()}`
      renameSync(from, to)
      moved.push({ from, to })
    }
    rmSync(`${file}-shm`, { force: true })
    renameSync(store, file)
  } catch (error) {
    for (const { from, to } of moved) renameSync(to, from)
    throw error
  }
  await flush(dirname(file))
  return moved.map(({ to }) => to)
}
