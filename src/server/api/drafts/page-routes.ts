import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import { frameOrigins } from '#content/links/third-parties.ts'
import type { draftPageCalls } from '#contract/draft-pages.ts'
import type { Handlers } from '../../calls/serve-calls.ts'
import type { Api } from '../api.ts'
import { liveRelease, type SentPage, sendUnpublishedPage, unpublishedPage } from '../unpublished-pages.ts'
import type { DraftLinks } from './draft-links.ts'
import { draftsToPublish } from './drafts-to-publish.ts'
import { createShowSite } from './shown-site.ts'

const compress = promisify(gzip)

const emptyPage: SentPage = {
  status: 200,
  contentType: 'text/html; charset=utf-8',
  body: '<!doctype html><html lang="es"><head><meta charset="utf-8"><title></title></head><body></body></html>',
  styleHashes: [],
  scriptHashes: [],
  frameSources: frameOrigins,
}

const untraced = { fields: [], samples: { values: [], sections: [] } }

/** Pages of the versions of the site, and links that show the next version to people without an account. */
export function draftPageHandlers(
  api: Api & { readonly links: DraftLinks },
): Handlers<typeof draftPageCalls> {
  const { links, config, renderer, security } = api
  const showSite = createShowSite(api)
  return {
    'GET /api/page-frame': ({ reply }) => sendUnpublishedPage(reply, security, emptyPage, 'noindex'),

    'POST /api/render': async ({ body, person, request, reply }) => {
      const { snapshot, refused, path } = await showSite(body, person.role)
      const { page, fields, samples } = body.isTraced
        ? renderer.renderForEditing(snapshot, path, await api.checks.sample())
        : { page: unpublishedPage(renderer, snapshot, path), ...untraced }
      const shown = { html: page.body, status: page.status, fields: [...fields], samples, refused }
      reply.header('Vary', 'Accept-Encoding')
      if (!`${request.headers['accept-encoding'] ?? ''}`.includes('gzip')) return shown
      // A page is sent for every pause in typing, so speed counts more than bytes.
      const compressed = await compress(JSON.stringify(shown), { level: constants.Z_BEST_SPEED })
      return reply.type('application/json; charset=utf-8').header('Content-Encoding', 'gzip').send(compressed)
    },

    'GET /api/draft-links': async () => ({ links: await links.list() }),

    'POST /api/draft-links': async ({ person: { id: account, role } }) => {
      const { revisions } = liveRelease(api)
      const { token, ...made } = await links.create({
        account,
        revisions,
        ...(await draftsToPublish(api, role)),
      })
      return { ...made, url: `${config.siteUrl}/borrador/${token}` }
    },

    'DELETE /api/draft-links/:id': ({ params }) => links.revoke(params.id),
  }
}
