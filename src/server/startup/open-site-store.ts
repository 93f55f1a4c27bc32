import { openOrSeedStore, prepareFolders } from '../store/first-start.ts'
import { lockForServer } from '../store/server-lock.ts'
import type { StartContext } from './start-context.ts'

/** Locks the data for this server, opens the store, and fills it on the first start. */
export async function openSiteStore({ config, sources, overrides, log, clock, opened }: StartContext) {
  const { database, dataFolder } = config
  prepareFolders({ database, dataFolder })
  if (!overrides.withoutLock) {
    // Released last, so that another server cannot open the data while this one still uses it.
    opened.defer(await lockForServer({ database, dataFolder, onWait: (message) => log.warn(message) }))
  }
  const { loadSamples } = sources
  const { store, live, seeded } = await openOrSeedStore({
    database,
    dataFolder,
    loadSamples,
    now: clock.now,
    onUnknownField: (document, field) => log.warn({ document, field }, unknownField),
  })
  opened.defer(() => store.close())
  if (seeded) log.info('Primer arranque: se publica el sitio de muestra')
  return { store, live, isNew: seeded }
}

const unknownField =
  'El contenido guardado tiene un campo que esta versión no conoce. Se conserva, pero no se usa'
