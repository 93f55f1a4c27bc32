import { join } from 'node:path'
import { isPublicAddress } from '#content/addresses/public-address.ts'
import { parseSnapshot } from '#content/documents/snapshot.ts'
import { createChangeDater } from './api/dated/change-dater.ts'
import { publishDated } from './api/dated/publish-dated.ts'
import { createNextVersion } from './api/next-version.ts'
import { createApp } from './app.ts'
import { hasSessionCookie } from './auth/call-headers.ts'
import { sweepExpired } from './auth/expired-rows.ts'
import { startBackups } from './backup/start-backups.ts'
import { createSiteChecks } from './checks/site-checks.ts'
import type { Config } from './config.ts'
import { readAdminHead } from './http/admin-head.ts'
import { createPublicSite } from './http/public-site.ts'
import { createSecurityHeaders } from './http/security-headers.ts'
import { RequestCounts } from './http/server.ts'
import { systemClock } from './process/clock.ts'
import { closeApp } from './process/close-app.ts'
import { startDailyCleanup } from './process/daily-cleanup.ts'
import { createScheduler, type Scheduler } from './process/scheduler.ts'
import { untilIdle } from './process/until-idle.ts'
import { explainStart } from './startup/explain-start.ts'
import { openCopies } from './startup/open-copies.ts'
import { openLog } from './startup/open-log.ts'
import { openSitePictures } from './startup/open-pictures.ts'
import { openSignIn } from './startup/open-sign-in.ts'
import { openSiteStore } from './startup/open-site-store.ts'
import type { SiteOverrides, SiteSources } from './startup/site-overrides.ts'
import type { StartContext } from './startup/start-context.ts'
import { pageErrors, startPublishing } from './startup/start-publishing.ts'
import { createDrafts } from './store/drafts.ts'
import { createStoreProbe } from './store/store-probe.ts'
import { sweepVisits } from './store/visit-counts.ts'
import { isCountedNavigation } from './visits/counted-requests.ts'
import { startCounting } from './visits/visit-counter.ts'

/**
 * Runs a site: opens the store, publishes the live release and listens. This is the only place that connects the parts of the
 * server; tests use it too.
 * @throws {StartError} for errors that the operator can fix; everything is closed again then, and nothing was
 * overwritten.
 */
export async function createSite(config: Config, overrides: SiteOverrides = {}) {
  const opened = new AsyncDisposableStack()
  let scheduler: Scheduler | undefined
  /** Nothing may begin later in parts that close. */
  const stop = async () => {
    await scheduler?.close()
    await opened.disposeAsync()
  }
  try {
    const { log, lostLines } = overrides.log
      ? { log: overrides.log, lostLines: () => 0 }
      : openLog(config.logLevel, opened)
    const { clock = systemClock } = overrides
    scheduler = createScheduler({
      clock,
      onError: (error) => log.error({ err: error }, 'Falló una tarea que se repite'),
    })
    const security = createSecurityHeaders(config.siteUrl)
    const sources = { ...usualSources, ...overrides }
    const site = await start({
      config,
      sources,
      overrides,
      log,
      lostLines,
      clock,
      scheduler,
      security,
      opened,
    })
    /** `stop` finishes the requests in flight and closes everything that the start opened. */
    return { ...site, stop }
  } catch (error) {
    await stop()
    throw explainStart(error, config)
  }
}

async function start(context: StartContext) {
  const { config, sources, overrides, log, lostLines, scheduler, security, opened } = context
  const counts = new RequestCounts()
  const onError = pageErrors(log, counts)

  const { store, live, isNew } = await openSiteStore(context)
  const { renderer, assets, folder, publisher } = await startPublishing(context, { store, onError })
  const { library, pictures, draftCards, encoder } = await openSitePictures(context, {
    store,
    renderer,
    assets,
    publisher,
    folder,
  })
  const signIn = await openSignIn(context, { store, live })
  const { now } = scheduler
  const visits = startCounting({
    db: store.db,
    scheduler,
    publisher,
    onError: (error) => log.error({ err: error }, 'No se guardaron las visitas; se intentará de nuevo'),
  })
  opened.defer(visits.flush)
  const site = createPublicSite({
    publisher,
    assets,
    pictures,
    security,
    onError,
    maySeeUnlaunched: async ({ headers, socket }) =>
      hasSessionCookie(headers.cookie) &&
      (await signIn.auth.sessionOf({ headers, socket, ip: '' })) !== undefined,
    onShortAddress: ({ headers }, path) => {
      if (isCountedNavigation(headers, config.siteUrl)) visits.countShortAddress(path)
    },
  })
  const drafts = createDrafts(store.db, now)
  const nextVersion = createNextVersion({ store, drafts })
  const dater = createChangeDater({ store, drafts, nextVersion, publisher, library, now })
  publishDated({ dater, scheduler, onError })
  const backups = startBackups({ config, log, scheduler, isNew, secret: signIn.secret })

  const copies = openCopies(context, { publisher, assets, pictures, secret: signIn.secret })
  opened.defer(() => copies.close())

  const app = await createApp({
    config,
    log,
    security,
    ...signIn,
    counts,
    now,
    store,
    publisher,
    drafts,
    nextVersion,
    dater,
    renderer,
    library,
    draftCards,
    site,
    copies,
    formerSites: overrides.formerSites,
    visits,
    lostLogLines: lostLines,
    backups: overrides.backups ?? backups,
    probeStore: await createStoreProbe(store, config.database),
    checks: createSiteChecks({ ...sources, now }),
    askSource: overrides.askSource,
    askAddress: overrides.askAddress,
    previewsFolder: sources.folders.previews,
    adminHead: readAdminHead(sources.folders.admin),
  })
  opened.defer(() => closeApp(app))
  if (config.trustProxy === true) log.warn(trustsEveryProxy)
  const address = await app.listen({
    port: config.port,
    host: config.host,
    listenTextResolver: (origin) => `El sitio está listo en ${origin}`,
  })
  startDailyCleanup({
    scheduler,
    tasks: [
      () => library.resume(),
      // Better-auth writes its rows by the system's clock.
      () => sweepExpired(store.db),
      () => sweepVisits(store.db, now()),
      () => copies.sweep(),
    ],
    onError: (error) => log.error({ err: error }, 'Falló la limpieza diaria'),
  })

  const background = [scheduler, publisher, library, encoder, copies, signIn.mailer]
  return {
    /** Origin that the server listens on: `http://127.0.0.1:3000`. */
    address,
    /** Resolves when jobs, encoder, mail and release have nothing to do. What waits for its time does not count. */
    idle: () => untilIdle(background.flatMap((part) => part ?? [])),
    app,
    store,
    publisher,
    library,
    accounts: signIn.accounts,
    visits,
  }
}

/** Repository root; the same relative path from src/server and from dist/server. */
const root = join(import.meta.dirname, '../..')
const built = join(root, 'dist')

const loadSamples = async () => (await import('#sample/index.ts')).sampleDocuments

/** The build and the sample site, loaded only when they are needed. */
const usualSources: SiteSources = {
  loadRenderer: async (siteUrl) => {
    const { loadRenderer } = await import('./releases/renderer.ts')
    return loadRenderer(
      built,
      siteUrl,
      isPublicAddress(siteUrl) ? parseSnapshot(await loadSamples()) : undefined,
    )
  },
  loadSamples,
  folders: {
    client: join(built, 'client'),
    admin: join(built, 'admin'),
    former: join(built, 'former'),
    previews: join(root, 'previews'),
  },
}

const trustsEveryProxy =
  'TRUST_PROXY=true cree la dirección que diga cualquiera, también quien entra sin pasar por su proxy: así se evade el ' +
  'límite de intentos. Ponga cuántos proxies hay (TRUST_PROXY=1) o sus direcciones (TRUST_PROXY=127.0.0.1)'
