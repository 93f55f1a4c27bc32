import type { SectionType } from '#content/catalogue/index.ts'
import type { Snapshot } from '#content/documents/snapshot.ts'
import { refuseOtherSites } from '../calls/guard-calls.ts'
import type { HandlerOf } from '../calls/serve-calls.ts'
import type { Api } from './api.ts'
import { publishedSnapshot, sendOwnersPage } from './unpublished-pages.ts'

/**
 * A page of the site with unsaved section choices. It is requested by URL, because only a page that a frame requests
 * itself keeps its own content security policy.
 */
export const previewHandler =
  (api: Api): HandlerOf<'GET /api/preview'> =>
  async ({ query, request, reply }) => {
    refuseOtherSites(request, api.config.siteUrl)
    const snapshot = { ...(await publishedSnapshot(api)), 'selected-sections': query.selection }
    return sendOwnersPage(reply, api, snapshot, query.path ?? pageWith(snapshot, query.section))
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
