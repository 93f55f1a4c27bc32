import type { FastifyPluginAsync } from 'fastify'
import type { Accounts } from '../auth/accounts.ts'
import type { Auth } from '../auth/auth.ts'
import { authRoutes } from '../auth/auth-routes.ts'
import { createDeviceNotices } from '../auth/device-notices.ts'
import { createInvitations } from '../auth/invitations.ts'
import type { KnownDevices } from '../auth/known-devices.ts'
import { createPasswordRecovery } from '../auth/password-recovery.ts'
import { createPeople } from '../auth/people.ts'
import { peopleRoutes } from '../auth/people-routes.ts'
import { recoveryRoutes } from '../auth/recovery-routes.ts'
import { createRequestLimit, type RequestLimit } from '../auth/request-limit.ts'
import { setupRoutes } from '../auth/setup-routes.ts'
import type { SignInLimits } from '../auth/sign-in-limits.ts'
import type { SpentCodes } from '../auth/spent-codes.ts'
import type { BackupSchedule } from '../backup/backup-schedule.ts'
import type { SiteChecks } from '../checks/site-checks.ts'
import { type AskSource, createSourceChecks } from '../checks/source-checks.ts'
import type { Config } from '../config.ts'
import type { PackJobs } from '../filing/pack-jobs.ts'
import type { SecurityHeaders } from '../http/security-headers.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { MediaLibrary } from '../media/library/media-library.ts'
import type { DraftCards } from '../media/serving/draft-cards.ts'
import type { Publisher } from '../releases/publisher.ts'
import type { Renderer } from '../releases/renderer.ts'
import { createDismissedChecks } from '../store/dismissed-checks.ts'
import { createDrafts } from '../store/drafts.ts'
import { createFilings } from '../store/filings.ts'
import { createPrivateFiles } from '../store/private-files.ts'
import type { Store } from '../store/store.ts'
import type { StoreProbe } from '../store/store-probe.ts'
import type { VisitCounter } from '../visits/visit-counter.ts'
import type { WeeklyMail } from '../visits/weekly-mail.ts'
import { checkRoutes } from './check-routes.ts'
import { componentImageRoute } from './component-image-route.ts'
import type { ChangeDater } from './dated/change-dater.ts'
import { datedRoutes } from './dated/dated-routes.ts'
import { DocumentResponses } from './document-responses.ts'
import { ownDocumentRoutes, publicDocumentRoutes } from './document-routes.ts'
import { createDocumentSaver } from './document-saver.ts'
import { draftLinkRoutes } from './drafts/draft-link-routes.ts'
import { createDraftLinks, type DraftLinks } from './drafts/draft-links.ts'
import { draftPageRoute } from './drafts/draft-page-route.ts'
import { draftRoutes } from './drafts/draft-routes.ts'
import { publishRoute } from './drafts/publish-route.ts'
import { sharedDraftRoutes } from './drafts/shared-draft-routes.ts'
import { editPageRoute } from './edit-page/edit-page-route.ts'
import { entryHistoryRoutes } from './entries/entry-history-routes.ts'
import { entryListRoutes } from './entries/entry-list-routes.ts'
import { entryRoutes } from './entries/entry-routes.ts'
import { createEntrySaver } from './entries/entry-saver.ts'
import { filingRoutes } from './filing-routes.ts'
import { healthRoutes } from './health-routes.ts'
import { launchRoute } from './launch-route.ts'
import { mediaRoutes } from './media-routes.ts'
import { previewRoute } from './preview-route.ts'
import { privateFileRoutes } from './private-file-routes.ts'
import { publicDayRoutes } from './public-day-routes.ts'
import { revisionPageRoute } from './revision-page-route.ts'
import { revisionRoutes } from './revision-routes.ts'
import { saveRoutes } from './save-routes.ts'
import { shareCardRoute } from './share-card-route.ts'
import { statusRoute } from './status-route.ts'
import { beaconRoute } from './visits/beacon-route.ts'
import { visitRoutes } from './visits/visit-routes.ts'
import { weeklyMailRoutes } from './visits/weekly-mail-routes.ts'

export type ApiOptions = {
  readonly store: Store
  readonly checks: SiteChecks
  readonly packs: PackJobs
  /** Instead of a request over the network, for tests. */
  readonly askSource?: AskSource | undefined
  readonly probeStore: StoreProbe
  readonly publisher: Publisher
  readonly dater: ChangeDater
  readonly renderer: Renderer
  readonly library: MediaLibrary
  readonly draftCards: DraftCards
  readonly security: SecurityHeaders
  readonly auth: Auth
  readonly accounts: Accounts
  readonly limits: SignInLimits
  readonly devices: KnownDevices
  readonly spentCodes: SpentCodes
  /** Key for signing and hashing sign-in data. */
  readonly secret: string
  /** Undefined when SMTP_URL is not set. */
  readonly mailer?: Mailer | undefined
  /** Undefined when backups are disabled. */
  readonly backups?: Pick<BackupSchedule, 'state'> | undefined
  readonly config: Pick<Config, 'siteUrl'>
  readonly visits: VisitCounter
  readonly weeklyMail: WeeklyMail
  /** Folder with the preview pictures of the variants. */
  readonly previewsFolder: string
}

/** All API routes except the API description. */
export const apiRoutes: FastifyPluginAsync<ApiOptions> = async (app, options) => {
  const documents = new DocumentResponses({ store: options.store, headers: options.security.forData })
  await app.register(healthRoutes, options)
  await app.register(publicDocumentRoutes, { documents })
  await app.register(componentImageRoute, options)
  await app.register(setupRoutes, options)
  await app.register(beaconRoute, options)
  const { mailer, secret, config, devices } = options
  const { db } = options.store
  const { siteUrl } = config
  const requestLimit = createRequestLimit({ db, secret })
  const deviceNotices = createDeviceNotices({ mailer, siteUrl })
  await app.register(authRoutes, { ...options, requestLimit, deviceNotices })
  const recovery = createPasswordRecovery({ db, secret })
  await app.register(recoveryRoutes, { recovery, devices, requestLimit, mailer, siteUrl })
  await app.register(peopleRoutes, {
    ...options,
    people: createPeople(db),
    invitations: createInvitations(db),
  })
  const links = createDraftLinks(db)
  await app.register(sharedDraftRoutes, { ...options, links, requestLimit })
  await app.register(ownerRoutes, { ...options, documents, links, requestLimit })
}

type OwnerRoutesOptions = ApiOptions & {
  readonly documents: DocumentResponses
  readonly links: DraftLinks
  readonly requestLimit: RequestLimit
}

/** Routes that need a session; `permissions.ts` defines which role may use them. */
const ownerRoutes: FastifyPluginAsync<OwnerRoutesOptions> = async (app, options) => {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store')
  })
  // Response schemas are only documentation: the store has already validated what is sent.
  app.setSerializerCompiler(() => JSON.stringify)

  const saver = createDocumentSaver(options)
  await app.register(ownDocumentRoutes, options)
  await app.register(saveRoutes, { saver })
  const entrySaver = createEntrySaver({ ...options, saver })
  await app.register(entryListRoutes, options)
  await app.register(entryRoutes, { ...options, entrySaver })
  await app.register(entryHistoryRoutes, { ...options, entrySaver })
  const drafts = createDrafts(options.store.db)
  const dismissed = createDismissedChecks(options.store)
  const files = createPrivateFiles(options.store)
  await app.register(draftRoutes, { ...options, drafts })
  await app.register(draftPageRoute, { ...options, drafts })
  await app.register(draftLinkRoutes, { ...options, drafts })
  await app.register(publishRoute, options)
  await app.register(datedRoutes, options)
  await app.register(statusRoute, options)
  await app.register(visitRoutes, options)
  await app.register(weeklyMailRoutes, options)
  await app.register(checkRoutes, {
    ...options,
    sources: createSourceChecks({ ask: options.askSource }),
    dismissed,
  })
  await app.register(launchRoute, options)
  await app.register(revisionRoutes, { ...options, saver })
  await app.register(revisionPageRoute, options)
  await app.register(previewRoute, options)
  await app.register(editPageRoute, options)
  await app.register(shareCardRoute, options)
  await app.register(mediaRoutes, options)
  await app.register(privateFileRoutes, { files })
  await app.register(filingRoutes, { ...options, dismissed, files, filings: createFilings(options.store) })
  await app.register(publicDayRoutes, options)
}
