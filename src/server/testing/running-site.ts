import { once } from 'node:events'
import { connect } from 'node:net'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { createApp } from '../app.ts'
import { createAccounts } from '../auth/accounts.ts'
import { createAuth } from '../auth/auth.ts'
import { createKnownDevices } from '../auth/known-devices.ts'
import { createSignInLimits } from '../auth/sign-in-limits.ts'
import { createSpentCodes } from '../auth/spent-codes.ts'
import type { BackupState } from '../backup/backup-schedule.ts'
import type { Config } from '../config.ts'
import { readAdminHead } from '../http/admin-shell.ts'
import { pageContentWith } from '../http/page-content.ts'
import { createPublicSite } from '../http/public-site.ts'
import { RequestCounts } from '../http/request-counts.ts'
import { createSecurityHeaders } from '../http/security-headers.ts'
import { loadStaticAssets } from '../http/static-assets.ts'
import { createMailer } from '../mail/mailer.ts'
import type { SmtpServer } from '../mail/smtp-options.ts'
import type { EncoderProcess } from '../media/encoder/encoder-process.ts'
import { UploadFolder } from '../media/encoder/upload-folder.ts'
import { openMedia } from '../media/open-media.ts'
import { closeApp } from '../process/close-app.ts'
import { Publisher } from '../releases/publisher.ts'
import type { DatabaseLocation } from '../store/database-location.ts'
import { openStore } from '../store/store.ts'
import { createStoreProbe } from '../store/store-probe.ts'
import { emptyDatabase } from './databases.ts'
import { fakeRenderer } from './fake-renderer.ts'
import { compressBest } from './releases.ts'
import { sampleDocuments } from './site-documents.ts'
import { temporaryFolder } from './temporary-folder.ts'

type Options = {
  /** Default: an empty database of the project's engine. */
  database?: DatabaseLocation
  siteUrl?: string
  clientFolder?: string
  adminFolder?: string
  trustProxy?: Config['trustProxy']
  metricsToken?: string
  /** State of the backups; without it there are none. */
  backups?: BackupState
  /** Sends mail through this server. */
  smtp?: SmtpServer
  /** Receives the lines of the log. */
  log?: (line: string) => void
  previewsFolder?: string
  renderer?: ReturnType<typeof fakeRenderer>
  dataFolder?: string
  /** Child process that encodes pictures, and function that opens upload files. */
  encoder?: EncoderProcess
  createFile?: UploadFolder['createFile']
}

/**
 * Runs the whole application over a new store, built with the functions that production uses. It is closed when the
 * test ends.
 */
export async function runningSite(options: Options = {}) {
  const {
    siteUrl = 'http://localhost:3000',
    clientFolder = '/nowhere',
    adminFolder = '/nowhere',
    previewsFolder = '/nowhere',
    backups,
  } = options
  const renderer = options.renderer ?? fakeRenderer()
  const errors: unknown[] = []
  const onError = (error: unknown) => errors.push(error)

  const database = options.database ?? (await emptyDatabase())
  const store = await openStore(database)
  await store.seed(sampleDocuments, 'prueba')
  const security = createSecurityHeaders(siteUrl)
  const publisher = new Publisher({
    ...{ store, renderer, onError, compressBest },
    contentOf: pageContentWith(security),
  })
  await publisher.publish()
  const assets = await loadStaticAssets({ client: clientFolder, admin: adminFolder }, security)
  const dataFolder = options.dataFolder ?? temporaryFolder()
  const { library, pictures } = await openMedia({
    ...{ store, publisher, renderer, dataFolder, headers: security.forData, onError },
    fallback: assets.responses.get('/compartir.jpg'),
    folder: new UploadFolder(dataFolder, options.createFile),
    ...(options.encoder && { encoder: options.encoder }),
  })
  const site = createPublicSite({ publisher, assets, pictures, security, onError })
  const { log: write } = options
  const log = write ? pino({ base: null }, { write }) : pino({ level: 'silent' })
  const { db } = store
  const secret = 'un secreto solo para las pruebas, de 32 y más'
  const accounts = createAccounts(db)
  const from = { name: 'Consultorio', address: 'avisos@ejemplo.mx' }
  const mailer = options.smtp && createMailer({ smtp: options.smtp, from, log, retryDelays: [20] })
  const app = await createApp({
    ...{ log, store, publisher, renderer, library, site, security, accounts, previewsFolder, mailer, secret },
    counts: new RequestCounts(),
    backups: backups && { state: async () => backups },
    probeStore: await createStoreProbe(store, database),
    config: { trustProxy: options.trustProxy ?? false, siteUrl, metricsToken: options.metricsToken },
    auth: createAuth({ db, secret, siteUrl, log }),
    limits: createSignInLimits({ db, secret }),
    devices: createKnownDevices({ db, secret, siteUrl }),
    spentCodes: createSpentCodes({ db, secret }),
    adminHead: readAdminHead(adminFolder),
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })

  onTestFinished(async () => {
    await closeApp(app)
    await mailer?.close()
    await library.close()
    await publisher.close()
    await store.close()
  })
  return { app, url, store, publisher, renderer, library, dataFolder, errors, accounts }
}

/** Sends exactly these bytes, and returns everything received until the server closes the connection. */
export async function sendRaw(url: string, request: string): Promise<string> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let response = ''
  socket.setEncoding('utf8').on('data', (chunk) => {
    response += chunk
  })
  socket.write(request)
  await once(socket, 'close')
  return response
}
