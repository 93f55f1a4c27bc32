import type { FastifyPluginAsync } from 'fastify'
import type { Accounts } from '../auth/accounts.ts'
import type { Auth } from '../auth/auth.ts'
import { authRoutes } from '../auth/auth-routes.ts'
import { createDeviceNotices } from '../auth/device-notices.ts'
import { createKnownDevices } from '../auth/known-devices.ts'
import { createPasswordRecovery } from '../auth/password-recovery.ts'
import { recoveryRoutes } from '../auth/recovery-routes.ts'
import { createRequestLimit } from '../auth/request-limit.ts'
import { requireOwner } from '../auth/require-owner.ts'
import { setupRoutes } from '../auth/setup-routes.ts'
import type { SignInLimits } from '../auth/sign-in-limits.ts'
import type { BackupSchedule } from '../backup/backup-schedule.ts'
import type { Config } from '../config.ts'
import type { SecurityHeaders } from '../http/security-headers.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { MediaLibrary } from '../media/media-library.ts'
import type { Publisher } from '../publishing/publisher.ts'
import type { Renderer } from '../publishing/renderer.ts'
import type { Store } from '../store/store.ts'
import type { StoreProbe } from '../store/store-probe.ts'
import { componentImageRoute } from './component-image-route.ts'
import { DocumentAnswers } from './document-answers.ts'
import { documentRoutes } from './document-routes.ts'
import { createDocumentSaver } from './document-saver.ts'
import { healthRoutes } from './health-routes.ts'
import { mediaRoutes } from './media-routes.ts'
import { previewRoute } from './preview-route.ts'
import { revisionPageRoute } from './revision-page-route.ts'
import { revisionRoutes } from './revision-routes.ts'
import { saveRoutes } from './save-routes.ts'
import { statusRoute } from './status-route.ts'

export type ApiOptions = {
  readonly store: Store
  readonly probeStore: StoreProbe
  readonly publisher: Publisher
  readonly renderer: Renderer
  readonly library: MediaLibrary
  readonly security: SecurityHeaders
  readonly auth: Auth
  readonly accounts: Accounts
  readonly limits: SignInLimits
  /** Signs and hashes what is kept of sign-ins. */
  readonly secret: string
  /** Left out where SMTP_URL is not set. */
  readonly mailer?: Mailer | undefined
  /** Left out where backups are turned off. */
  readonly backups?: Pick<BackupSchedule, 'state'> | undefined
  readonly config: Pick<Config, 'siteUrl'>
  /** Where the preview pictures of the variants are. */
  readonly previewsFolder: string
}

/** Every call of the API, but the one that describes the others. */
export const apiRoutes: FastifyPluginAsync<ApiOptions> = async (app, options) => {
  const documents = new DocumentAnswers({ store: options.store, headers: options.security.forData })
  await app.register(healthRoutes, options)
  await app.register(documentRoutes, { documents })
  await app.register(componentImageRoute, options)
  await app.register(setupRoutes, options)
  const { mailer, secret, config } = options
  const { db } = options.store
  const { siteUrl } = config
  const requestLimit = createRequestLimit({ db, secret })
  const devices = createKnownDevices({ db, secret })
  const deviceNotices = createDeviceNotices({ devices, mailer, siteUrl })
  await app.register(authRoutes, { ...options, requestLimit, deviceNotices })
  const recovery = createPasswordRecovery({ db, secret })
  await app.register(recoveryRoutes, { recovery, devices, requestLimit, mailer, siteUrl })
  await app.register(ownerRoutes, options)
}

/** What only who is signed in may call. */
const ownerRoutes: FastifyPluginAsync<ApiOptions> = async (app, options) => {
  app.addHook('onRequest', requireOwner(options.auth))
  app.addHook('onSend', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store')
  })
  // The schemas of the answers describe them; what is sent is what the store gave, already checked.
  app.setSerializerCompiler(() => JSON.stringify)

  const saver = createDocumentSaver(options)
  await app.register(saveRoutes, { saver })
  await app.register(statusRoute, options)
  await app.register(revisionRoutes, { ...options, saver })
  await app.register(revisionPageRoute, options)
  await app.register(previewRoute, options)
  await app.register(mediaRoutes, options)
}
