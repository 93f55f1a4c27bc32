import { accessSync, constants, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type DatabaseLocation, fileOfDatabase, nameOfDatabase } from './database-location.ts'
import type { RecordedRelease } from './recorded-release.ts'
import { hasNoTables, isMissingOrEmpty } from './sqlite/inspect-file.ts'
import { type DocumentInputs, openStore, type Store, type StoreOptions } from './store.ts'
import { LostStoreError, StoreUnavailableError } from './store-errors.ts'
import { retryWhileBusy } from './transact.ts'

type Options = {
  database: DatabaseLocation
  dataFolder: string
  /** Called on the first start only. */
  loadSamples: () => Promise<DocumentInputs>
} & StoreOptions

type OpenedStore = { store: Store; live: RecordedRelease; seeded: boolean }

const markerIn = (dataFolder: string) => join(dataFolder, 'sitio-creado.json')

/**
 * Opens the site's store, and fills it with the sample documents on the first start. A marker file in the data
 * folder distinguishes a first start from a lost store, which is refused and never refilled.
 */
export async function openOrSeedStore({
  database,
  dataFolder,
  loadSamples,
  ...options
}: Options): Promise<OpenedStore> {
  const isInMemory = database.kind === 'sqlite' && database.file === ':memory:'
  const marker = markerIn(dataFolder)
  prepareFolders({ database, dataFolder })
  await refuseLostStore(database, dataFolder)

  const store = await openStore(database, options)
  try {
    const found = await store.liveRelease()
    if (!found && !isInMemory && existsSync(marker)) throw lostStore('no tiene contenido', marker)

    const live = found ?? (await store.seed(await loadSamples(), 'sistema'))
    if (!isInMemory) markAsCreated(dataFolder, database)
    return { store, live, seeded: !found }
  } catch (error) {
    await store.close()
    throw error
  }
}

/**
 * Call before the tables of a new store are created. @throws {LostStoreError} when the marker file exists but the
 * store is missing or empty.
 */
export async function refuseLostStore(database: DatabaseLocation, dataFolder: string): Promise<void> {
  const marker = markerIn(dataFolder)
  const file = fileOfDatabase(database)
  if (file === undefined || !existsSync(marker)) return
  if (isMissingOrEmpty(file)) throw lostStore('falta o está vacía', marker)
  if (await retryWhileBusy(async () => hasNoTables(file))) throw lostStore('está vacía', marker)
}

/** Creates missing folders. @throws {StoreUnavailableError} when a folder is not writable. */
export function prepareFolders({ database, dataFolder }: Pick<Options, 'database' | 'dataFolder'>): void {
  const file = fileOfDatabase(database)
  for (const folder of file === undefined ? [dataFolder] : [dataFolder, dirname(file)]) {
    try {
      mkdirSync(folder, { recursive: true })
      accessSync(folder, constants.W_OK)
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw new StoreUnavailableError(
        `No se puede escribir en la carpeta de datos «${folder}» (${reason}).`,
        {
          cause,
        },
      )
    }
  }
}

function lostStore(what: string, marker: string): LostStoreError {
  return new LostStoreError(
    `La base de datos ${what}, pero este sitio ya tuvo contenido. ` +
      'Recupérela de una copia de seguridad con «npm run restore»; ' +
      `para empezar de nuevo con el sitio de muestra, borre «${marker}».`,
  )
}

/** Writes the marker file. From then on, a missing store counts as lost. */
export function markAsCreated(dataFolder: string, database: DatabaseLocation): void {
  const marker = markerIn(dataFolder)
  if (existsSync(marker)) return
  const text = { createdAt: new Date().toISOString(), database: nameOfDatabase(database) }
  writeFileSync(`${marker}.new`, `${JSON.stringify(text, null, 2)}\n`, { flush: true })
  renameSync(`${marker}.new`, marker)
}
