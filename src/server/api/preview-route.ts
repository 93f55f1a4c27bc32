import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { isSectionType, type SectionType } from '#content/catalogue/index.ts'
import { documents } from '#content/documents.ts'
import type { Snapshot } from '#content/snapshot.ts'
import type { Config } from '../config.ts'
import { refuseOtherSites } from '../http/refuse-cross-site.ts'
import type { SecurityHeaders } from '../http/security-headers.ts'
import { Problem } from '../problems/problem.ts'
import type { Publisher } from '../releases/publisher.ts'
import type { Renderer } from '../releases/renderer.ts'
import type { Store } from '../store/store.ts'
import { pagePath, sendOwnersPage } from './owner-page.ts'

type Options = {
  readonly store: Pick<Store, 'loadSnapshot'>
  readonly publisher: Pick<Publisher, 'live'>
  readonly renderer: Renderer
  readonly security: SecurityHeaders
  readonly config: Pick<Config, 'siteUrl'>
}

const selection = z
  .string('Diga qué diseños.')
  .max(8000, 'La selección es demasiado larga.')
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue({ code: 'custom', message: 'La selección no es JSON.' })
      return z.NEVER
    }
  })
  .pipe(documents['selected-sections'].schema)

const querystring = z.object({
  selection,
  section: z.string().refine(isSectionType, 'No existe esa sección.').optional(),
  path: pagePath.optional(),
})

/**
 * A page of the site with unsaved section choices. It is requested by URL, because only a page that a frame requests
 * itself keeps its own content security policy.
 */
export const previewRoute: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { store, publisher, config } = options
  app.addHook('onRequest', async (request) => refuseOtherSites(request, config.siteUrl))

  app.get('/api/preview', { schema: { querystring } }, async ({ query }, reply) => {
    if (!publisher.live) throw new Problem('not_ready')
    const published = await store.loadSnapshot(publisher.live.revisions, publisher.live)
    const snapshot = { ...published, 'selected-sections': query.selection }
    return sendOwnersPage(reply, options, snapshot, query.path ?? pageWith(snapshot, query.section))
  })
}

/** A page that shows the section. All sections but one are on the home page. */
function pageWith({ services, diseases, symptoms }: Snapshot, section: SectionType | undefined): string {
  if (section !== 'CallToActionIndividual') return '/'
  const topics = [
    ...services.map((topic) => ({ ...topic, path: '/servicios' })),
    ...diseases.map((topic) => ({ ...topic, path: '/enfermedades' })),
    ...symptoms.map((topic) => ({ ...topic, path: '/sintomas' })),
  ]
  const found = topics.find(({ ctaText }) => ctaText !== '')
  return found ? `${found.path}/${found.id}` : '/'
}
