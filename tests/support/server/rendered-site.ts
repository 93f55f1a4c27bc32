import { diff } from '#content/changes/diff.ts'
import type { DraftDocument } from '#content/documents/draft-schema.ts'
import { toSent } from '#content/documents/sent-change.ts'
import { parseSnapshot, type Snapshot } from '#content/documents/snapshot.ts'
import type { Json } from '#content/values/json.ts'
import { sampleDocuments } from '#sample/index.ts'
import { draftTree } from '#server/store/read-draft.ts'
import { fakeRenderer } from './fake-renderer.ts'
import { type OwnersBrowser, signedInOwner } from './owner.ts'
import { runningSite } from './running-site.ts'

const { services, 'site-content': content, 'selected-sections': sections } = parseSnapshot(sampleDocuments)
const [first, second, third] = services
if (!first || !second || !third) throw new Error('The sample has services.')

/** What the site has before a test edits it. */
export const saved = { services, content, sections, first, second, third }

/** Its pages say the doctor's name, whether the hero is shown, and the titles of the services. */
export function wordyRenderer() {
  const words = (snapshot: Snapshot) =>
    `Portada: ${snapshot['selected-sections'].Hero.display}|${snapshot.services.map(({ title }) => title).join('|')}`
  const pages = fakeRenderer({
    paths: ['/', '/servicios', '/servicios/consulta-larga', ...services.map(({ id }) => `/servicios/${id}`)],
    formerPaths: { '/perfil-antiguo': { status: 308, location: '/servicios' } },
    change: ({ render, snapshot }) => ({
      render(path) {
        const page = render(path)
        return page && { ...page, body: `${page.body}${words(snapshot)}` }
      },
    }),
  })
  const renderForEditing: typeof pages.renderForEditing = (snapshot, path, compared) => {
    const { page, ...rest } = pages.renderForEditing(snapshot, path, compared)
    return { page: { ...page, body: `${page.body}${words(snapshot)}` }, ...rest }
  }
  return { ...pages, renderForEditing }
}

export async function siteToRender() {
  const site = await runningSite({ renderer: wordyRenderer() })
  return { site, owner: await signedInOwner(site) }
}

/** What an editor changed of a document or entry. */
export function edit(document: DraftDocument, entry: string | undefined, before: Json, after: Json) {
  const changes = diff(draftTree({ document, entry }), before, after).map(toSent)
  return { document, ...(entry !== undefined && { entry }), changes }
}

export const named = (name: string, before = content.doctorInfo.name) => {
  const withName = (text: string) => ({ ...content, doctorInfo: { ...content.doctorInfo, name: text } })
  return edit('site-content', undefined, withName(before), withName(name))
}
export const retitled = (title: string) => edit('services', first.id, first, { ...first, title })

export const render = async (browser: OwnersBrowser, body: object) =>
  (await browser.post('/api/render', { at: 'next', path: '/', ...body })).json()

/** Puts a change into the next version. */
export function store(browser: OwnersBrowser, { document, entry, ...rest }: ReturnType<typeof edit>) {
  const url = entry === undefined ? `/api/next/${document}` : `/api/next/${document}/${entry}`
  return browser.post(url, { version: null, ...rest })
}
