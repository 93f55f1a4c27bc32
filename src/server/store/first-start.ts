import { accessSync, constants, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hasNoTables, isMissingOrEmpty } from './inspect-file.ts'
import type { RecordedRelease } from './recorded-release.ts'
import { whileBusy } from './sqlite-errors.ts'
import { type DocumentInputs, openStore, type Store } from './store.ts'
import { LostStoreError, StoreUnavailableError } from './store-errors.ts'

type Options = {
  file: string
  dataFolder: string
  /** Called on the first start only. */
  loadSamples: () => Promise<DocumentInputs>
}

type OpenedStore = { store: Store; live: RecordedRelease; seeded: boolean }

const markerName = 'sitio-creado.json'

/**
 * Opens the site's store, and on the first start fills it with the sample documents.
 * A mark in the data folder tells a first start from a store that was lost: that one is refused, never refilled.
 */
export async function openOrSeedStore({ file, dataFolder, loadSamples }: Options): Promise<OpenedStore> {
  const marker = join(dataFolder, markerName)
  prepareFolder(dataFolder)
  if (file !== ':memory:') {
    prepareFolder(dirname(file))
    if (existsSync(marker)) await refuseLost(file, marker)
  }

  const store = await openStore(file)
  try {
    const found = await store.liveRelease()
    if (!found && file !== ':memory:' && existsSync(marker)) throw lostStore('ya no tiene contenido', marker)

    const live = found ?? (await store.seed(await loadSamples(), 'sistema'))
    if (file !== ':memory:' && !existsSync(marker)) writeMarker(marker, file)
    return { store, live, seeded: !found }
  } catch (error) {
    await store.close()
    throw error
  }
}

/** Before the tables of a new store are written to it. */
async function refuseLost(file: string, marker: string): Promise<void> {
  if (isMissingOrEmpty(file)) throw lostStore('falta o está vacía', marker)
  if (await whileBusy(async () => hasNoTables(file))) throw lostStore('está vacía', marker)
}

function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new StoreUnavailableError(`No se puede escribir en la carpeta de datos «${folder}» (${reason}).`, {
      cause,
    })
  }
}

function lostStore(what: string, marker: string): LostStoreError {
  return new LostStoreError(
    `La base de datos ${what}, pero este sitio ya tuvo contenido. ` +
      `Recupérela de una copia de seguridad; para empezar de nuevo con el sitio de muestra, borre «${marker}».`,
  )
}

function writeMarker(marker: string, file: string): void {
  const text = { createdAt: new Date().toISOString(), database: file }
  writeFileSync(`${marker}.new`, `${JSON.stringify(text, null, 2)}\n`, { flush: true })
  renameSync(`${marker}.new`, marker)
}
