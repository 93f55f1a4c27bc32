import { pino } from 'pino'
import { createApp } from './app.ts'
import { createAccounts } from './auth/accounts.ts'
import { createAuth } from './auth/auth.ts'
import { loadOrCreateSecret } from './auth/auth-secret.ts'
import { sweepExpired } from './auth/expired-rows.ts'
import { prepareFirstOwner } from './auth/first-owner.ts'
import { createKnownDevices } from './auth/known-devices.ts'
import { settleRestoredSecret } from './auth/restored-secret.ts'
import { createSignInLimits } from './auth/sign-in-limits.ts'
import { createSpentCodes } from './auth/spent-codes.ts'
import { startBackups } from './backup/start-backups.ts'
import type { Config } from './config.ts'
import { readAdminHead } from './http/admin-shell.ts'
import { FormerBuildFiles } from './http/former-build-files.ts'
import { pageContentWith } from './http/page-content.ts'
import { createPublicSite } from './http/public-site.ts'
import { RequestCounts } from './http/request-counts.ts'
import { createSecurityHeaders } from './http/security-headers.ts'
import { loadStaticAssets } from './http/static-assets.ts'
import { createMailer } from './mail/mailer.ts'
import { openMedia } from './media/open-media.ts'
import { closeApp } from './process/close-app.ts'
import { startDailyCleanup } from './process/daily-cleanup.ts'
import { ReleaseFolder } from './releases/folder/release-folder.ts'
import { ReleaseFolderError } from './releases/folder/release-folder-error.ts'
import { collectFormer } from './releases/collect-former.ts'
import { followInstances } from './releases/follow-instances.ts'
import { Publisher } from './releases/publisher.ts'
import type { Renderer } from './releases/renderer.ts'
import { CompressionProcess } from './responses/compression/compression-process.ts'
import { explainStart } from './startup/explain-start.ts'
import { createBrowserFiles } from './store/browser-files.ts'
import { openOrSeedStore, prepareFolders } from './store/first-start.ts'
import { lockForServer } from './store/server-lock.ts'
import type { DocumentInputs } from './store/store.ts'
import { createStoreProbe } from './store/store-probe.ts'
import { thinRevisions } from './store/thin-revisions.ts'

export type StartOptions = {
  readonly config: Config
  /** Called on the first start only. */
  readonly loadSamples: () => Promise<DocumentInputs>
  /** Called once the store has been opened and checked. */
  readonly loadRenderer: (siteUrl: string) => Promise<Renderer>
  /** Folders of the visitors' bundle and of the admin's. */
  readonly clientFolder: string
  readonly adminFolder: string
  readonly previewsFolder: string
}

export type RunningServer = {
  /** Origin that the server listens on: `http://127.0.0.1:3000`. */
  readonly address: string
  /** Finishes the requests in flight and closes the store. */
  readonly stop: () => Promise<void>
}

/**
 * Opens the store, publishes the live release and listens.
 * @throws {StartError} for errors that the operator can fix; everything is closed again then, and nothing was
 * overwritten.
 */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { config, loadSamples } = options
  const opened: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const close of opened.splice(0).reverse()) await close()
  }

  try {
    const log = pino({ level: config.logLevel, base: null })
    const counts = new RequestCounts()
    const onError = (error: unknown, path: string) => {
      counts.countError(error)
      if (error instanceof ReleaseFolderError) log.error({ err: error }, 'Falló la carpeta de RELEASE_DIR')
      else log.error({ err: error, path }, 'Falló una página')
    }
    const security = createSecurityHeaders(config.siteUrl)

    const { database, dataFolder } = config
    prepareFolders({ database, dataFolder })
    // Closed last, so that another server cannot open the data while this one still uses it.
    const unlock = await lockForServer({ database, dataFolder, onWait: (message) => log.warn(message) })
    opened.push(async () => unlock())
    const { store, live, seeded } = await openOrSeedStore({ database, dataFolder, loadSamples })
    opened.push(() => store.close())
    if (seeded) log.info('Primer arranque: se publica el sitio de muestra')

    const [renderer, assets] = await Promise.all([
      options.loadRenderer(config.siteUrl),
      loadStaticAssets({ client: options.clientFolder, admin: options.adminFolder }, security),
    ])
    const compression = new CompressionProcess()
    opened.push(async () => compression.close())
    const folder = config.releaseFolder
      ? new ReleaseFolder({ folder: config.releaseFolder, assets, compressBest: compression.compress })
      : undefined
    const publisher = new Publisher({
      ...{ store, renderer, onError },
      contentOf: pageContentWith(security),
      compressBest: compression.compress,
      folder,
    })
    opened.push(() => publisher.close())
    await publisher.publish()

    const { library, media, pictures, generated } = await openMedia({
      ...{ store, publisher, renderer, dataFolder, headers: security.forData },
      fallback: assets.responses.get('/compartir.jpg'),
      onError: (error, what) => log.error({ err: error, what }, 'Falló la biblioteca de imágenes'),
    })
    opened.push(() => library.close())
    opened.push(followInstances({ store, media, publisher, log }))
    folder?.showPictures(pictures)
    collectFormer(publisher)
    publisher.subscribe(async (release) => {
      await generated.prepare(release)
      await folder?.finish(release)
    })

    const formerBuildFiles = new FormerBuildFiles({
      ...{ files: createBrowserFiles(store), assets, headers: security.forData },
      onError: (error, what) =>
        log.error({ err: error, what }, 'No se guardaron los archivos de esta versión'),
    })
    opened.push(async () => formerBuildFiles.close())
    await formerBuildFiles.keepCurrent()
    const site = createPublicSite({ publisher, assets, pictures, formerBuildFiles, security, onError })
    const { db } = store
    settleRestoredSecret(dataFolder, live)
    const secret = config.authSecret ?? loadOrCreateSecret(dataFolder)
    const accounts = createAccounts(db)
    await prepareFirstOwner({ accounts, config, log })
    const backups = startBackups({ config, log, isNew: seeded, secret })
    opened.push(async () => backups?.close())
    const mailer = config.mail && createMailer({ ...config.mail, log })
    opened.push(async () => mailer?.close())

    const app = await createApp({
      ...{
        config,
        log,
        counts,
        store,
        publisher,
        renderer,
        library,
        site,
        security,
        accounts,
        backups,
        mailer,
        secret,
      },
      probeStore: await createStoreProbe(store, database),
      auth: createAuth({ db, secret, siteUrl: config.siteUrl, log }),
      limits: createSignInLimits({ db, secret }),
      devices: createKnownDevices({ db, secret, siteUrl: config.siteUrl }),
      spentCodes: createSpentCodes({ db, secret }),
      previewsFolder: options.previewsFolder,
      adminHead: readAdminHead(options.adminFolder),
    })
    opened.push(() => closeApp(app))
    const listenTextResolver = (address: string) => `El sitio está listo en ${address}`
    if (config.trustProxy === true) log.warn(trustsEveryProxy)
    const address = await app.listen({ port: config.port, host: config.host, listenTextResolver })
    const cleanup = startDailyCleanup({
      tasks: [() => library.resume(), () => thinRevisions(db), () => sweepExpired(db)],
      onError: (error) => log.error({ err: error }, 'Falló la limpieza diaria'),
    })
    opened.push(cleanup)

    return { address, stop }
  } catch (error) {
    await stop()
    throw explainStart(error, config)
  }
}

const trustsEveryProxy =
  'TRUST_PROXY=true cree la dirección que diga cualquiera, también quien entra sin pasar por su proxy: así se evade el ' +
  'límite de intentos. Ponga cuántos proxies hay (TRUST_PROXY=1) o sus direcciones (TRUST_PROXY=127.0.0.1)'
