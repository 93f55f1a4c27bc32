import { readFile } from 'node:fs/promises'
import { isIP } from 'node:net'
import { join } from 'node:path'
import { isPublicAddress } from '#content/addresses/public-address.ts'
import { catalogue, isSectionType } from '#content/catalogue/index.ts'
import type { siteCalls } from '#contract/site.ts'
import type { Handlers } from '../calls/serve-calls.ts'
import { lookAtOwnAddress } from '../checks/own-address.ts'
import { Problem } from '../problems/problem.ts'
import { contentTypeOf } from '../responses/content-types.ts'
import type { AskAddress } from '../startup/site-overrides.ts'
import { discontinuedFeatures, forgetDiscontinued } from '../store/discontinued.ts'
import { changesSetAside } from '../store/set-aside.ts'
import type { Api } from './api.ts'
import { docsHandlers } from './docs-routes.ts'
import type { DraftLinks } from './drafts/draft-links.ts'
import { sharedDraftHandlers } from './drafts/shared-draft-routes.ts'
import { liveRelease } from './unpublished-pages.ts'

type Options = Api & {
  readonly links: DraftLinks
  /** Instead of a request over the network, for tests. */
  readonly askAddress?: AskAddress | undefined
}

/** State of the site, and pages of drafts for people with a link. */
export function siteHandlers(api: Options): Handlers<typeof siteCalls> {
  const { store, probeStore, backups, config, draftCards, previewsFolder, askAddress } = api
  return {
    ...docsHandlers(),
    ...sharedDraftHandlers(api),

    'GET /healthz': () => ({ status: 'ok' }),

    'GET /readyz': async () => {
      liveRelease(api)
      await probeStore()
      return { status: 'ok' }
    },

    'GET /api/status': async ({ person: { name, role } }) => {
      const { record, snapshot } = liveRelease(api)
      if (!record) throw new Problem('not_ready')
      const saved = await store.latestSummaries()
      return {
        person: { name, role },
        live: { id: record.id, publishedAt: record.createdAt, revisions: record.revisions },
        saved: Object.fromEntries(saved.map(({ document, ...info }) => [document, info])),
        launch: {
          isPublic: isPublicAddress(config.siteUrl),
          launchedAt: snapshot.launchedAt ?? null,
        },
        backups: (await backups?.state()) ?? null,
        discontinued: [...(await discontinuedFeatures(store.db))],
        setAside: await changesSetAside(store.db),
      }
    },

    'GET /api/own-address': () => {
      const { hostname } = new URL(config.siteUrl)
      const isNamed = isPublicAddress(config.siteUrl) && isIP(hostname.replace(/^\[|\]$/g, '')) === 0
      return isNamed ? lookAtOwnAddress(hostname, askAddress) : { name: null, steps: [] }
    },

    'DELETE /api/discontinued': () => forgetDiscontinued(store.db),

    'GET /api/component-image': async ({ query, reply }) => {
      const picture = await readPreview(previewsFolder, imagePathOf(query.type, query.image))
      return reply
        .type(contentTypeOf(query.image))
        .header('Cache-Control', 'public, max-age=3600')
        .send(picture)
    },

    'POST /api/share-card': async ({ body, reply }) => {
      const card = await draftCards.make(body, () => !reply.raw.destroyed)
      // Without a card, the client has disconnected, so this response is never received.
      return card ? reply.type('image/jpeg').send(card) : reply.code(204).send()
    },
  }
}

/** Only values listed in the catalogue become part of a file path. */
function imagePathOf(type: string, image: string): string {
  const variants = isSectionType(type) ? catalogue[type].variants : []
  const found = variants.find(({ imagePath }) => imagePath === image)
  if (!found) throw new Problem('not_found', { detail: 'El catálogo no tiene esa imagen.' })
  return found.imagePath
}

async function readPreview(folder: string, imagePath: string): Promise<Buffer> {
  try {
    return await readFile(join(folder, imagePath))
  } catch (cause) {
    throw new Problem('not_found', { detail: 'Esa variante aún no tiene imagen.', cause })
  }
}
