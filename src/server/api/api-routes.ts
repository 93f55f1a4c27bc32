import type { FastifyPluginAsync } from 'fastify'
import { contract } from '#contract/contract.ts'
import { accountHandlers } from '../auth/account-routes.ts'
import { authHandlers } from '../auth/auth-routes.ts'
import type { SignInParts } from '../auth/guarded-calls.ts'
import { createRecoveryCodes } from '../auth/recovery-codes.ts'
import { createRequestLimit } from '../auth/request-limit.ts'
import { serveCalls } from '../calls/serve-calls.ts'
import { type AskSource, createSourceChecks } from '../checks/source-checks.ts'
import type { AskAddress } from '../startup/site-overrides.ts'
import { createDismissedChecks } from '../store/dismissed-checks.ts'
import { createPrivateFiles } from '../store/private-files.ts'
import type { Api } from './api.ts'
import { checkHandlers } from './check-routes.ts'
import { checklistHandlers } from './checklist-routes.ts'
import { copyHandlers } from './copy-routes.ts'
import type { ChangeDater } from './dated/change-dater.ts'
import { datedHandlers } from './dated/dated-routes.ts'
import { documentHandlers } from './document-routes.ts'
import { createDraftLinks } from './drafts/draft-links.ts'
import { nextVersionHandlers } from './drafts/next-routes.ts'
import { draftPageHandlers } from './drafts/page-routes.ts'
import { entryHandlers } from './entry-routes.ts'
import { mediaHandlers } from './media-routes.ts'
import { publicDayHandlers } from './public-day-routes.ts'
import { publishHandlers } from './publish-routes.ts'
import { revisionHandlers } from './revision-routes.ts'
import { createSaver } from './saver.ts'
import { siteHandlers } from './site-routes.ts'
import { beaconRoute } from './visits/beacon-route.ts'
import { visitHandlers } from './visits/visit-routes.ts'

export type ApiOptions = Omit<Api, 'saver' | 'sources' | 'dismissed' | 'files' | 'requestLimit'> &
  SignInParts & {
    /** Instead of a request over the network, for tests. */
    readonly askSource?: AskSource | undefined
    readonly askAddress?: AskAddress | undefined
    readonly dater: ChangeDater
  }

/** All calls of the contract, with their handlers. */
export const apiRoutes: FastifyPluginAsync<ApiOptions> = async (app, options) => {
  const { store, secret, now } = options
  const requestLimit = createRequestLimit({ db: store.db, secret, now })
  const api = {
    ...options,
    requestLimit,
    saver: createSaver(options),
    sources: createSourceChecks({ ask: options.askSource }),
    dismissed: createDismissedChecks(store),
    files: createPrivateFiles(store),
    links: createDraftLinks(store.db, now),
    passwordCodes: createRecoveryCodes(store.db),
  }
  // Visitors' pages send it as they please, so it is not checked like a call.
  const { 'POST /api/visits': beacon, ...calls } = contract
  await app.register(beaconRoute, { ...options, call: beacon })
  const handlers = {
    ...siteHandlers(api),
    ...documentHandlers(api),
    ...entryHandlers(api),
    ...revisionHandlers(api),
    ...nextVersionHandlers(api),
    ...publishHandlers(api),
    ...draftPageHandlers(api),
    ...datedHandlers(api),
    ...checkHandlers(api),
    ...checklistHandlers(api),
    ...mediaHandlers(api),
    ...publicDayHandlers(api),
    ...copyHandlers(api),
    ...visitHandlers(api),
    ...authHandlers(api),
    ...accountHandlers(api),
  }
  await serveCalls(app, calls, handlers, requestLimit)
}
