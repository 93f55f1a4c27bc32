import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import type { draftPageCalls } from '#contract/draft-pages.ts'
import { refuseOtherSites } from '../../calls/guard-calls.ts'
import type { Handlers } from '../../calls/serve-calls.ts'
import type { Api } from '../api.ts'
import { liveRelease, publishedSnapshot, savedSnapshot, sendOwnersPage } from '../unpublished-pages.ts'
import { chosenDrafts } from './chosen-drafts.ts'
import type { DraftLinks } from './draft-links.ts'
import { draftsOf, withDrafts } from './draft-snapshot.ts'

const compress = promisify(gzip)

/** Pages of the next version, and links that show them to people without an account. */
export function draftPageHandlers(
  api: Api & { readonly links: DraftLinks },
): Handlers<typeof draftPageCalls> {
  const { nextVersion, links, config } = api
  return {
    'POST /api/edit-page': async ({ body: { path, ...edits }, request, reply }) => {
      const saved = await savedSnapshot(api)
      const { snapshot, refused } = withDrafts(saved, draftsOf(saved, edits))
      const sample = await api.checks.sample()
      const { page, fields, samples } = api.renderer.renderForEditing(snapshot, path, sample)
      const shown = { html: page.body, status: page.status, fields: [...fields], samples, refused }
      reply.header('Vary', 'Accept-Encoding')
      if (!`${request.headers['accept-encoding'] ?? ''}`.includes('gzip')) return shown
      // A page is sent for every pause in typing, so speed counts more than bytes.
      const compressed = await compress(JSON.stringify(shown), { level: constants.Z_BEST_SPEED })
      return reply.type('application/json; charset=utf-8').header('Content-Encoding', 'gzip').send(compressed)
    },

    'GET /api/draft-page': async ({ query: { path, show, without }, request, reply }) => {
      refuseOtherSites(request, config.siteUrl)
      const published = await publishedSnapshot(api)
      if (show === 'live') return sendOwnersPage(reply, api, published, path)
      const chosen = await chosenDrafts(nextVersion, [without].flat())
      return sendOwnersPage(reply, api, withDrafts(published, chosen.drafts).snapshot, path)
    },

    'GET /api/draft-links': async () => ({ links: await links.list() }),

    'POST /api/draft-links': async ({ body, person: { id: account } }) => {
      const { revisions } = liveRelease(api)
      const chosen = await chosenDrafts(nextVersion, body.leftOut)
      const { token, ...made } = await links.create({ account, revisions, ...chosen })
      return { ...made, url: `${config.siteUrl}/borrador/${token}` }
    },

    'DELETE /api/draft-links/:id': ({ params }) => links.revoke(params.id),
  }
}
