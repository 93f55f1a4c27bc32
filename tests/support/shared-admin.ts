import { z } from 'zod'
import { documents } from '#content/documents/documents.ts'
import { storedMediaType } from '#content/facts/stored-media-type.ts'
import { type OwnerClient, ownerEnv, signInOwner } from './owner-client.ts'
import { startServer } from './server.ts'

export type SharedAdmin = Awaited<ReturnType<typeof startSharedAdmin>>

const status = z.object({ saved: z.record(z.string(), z.object({ number: z.int() })) })
const library = z.object({ items: z.array(z.object({ id: z.string() })) })

/** A site with an owner and her session for many tests, because a start costs more than most tests. */
export async function startSharedAdmin() {
  const server = await startServer({ env: ownerEnv })
  let owner = await signInOwner(server)
  const sample = await Promise.all(
    Object.keys(documents).map(async (name) => ({ name, body: await json(owner, `/api/${name}`) })),
  )
  let unchanged = await savedNumbers(owner)

  return {
    server,
    /** Her session's cookies, as a browser context takes them. */
    get cookies() {
      return owner.cookie.split('; ').map((pair) => {
        const [name = '', ...value] = pair.split('=')
        return { name, value: value.join('='), url: server.url }
      })
    },
    /** Publishes the sample's documents again and removes all drafts and pictures. The history and the accounts stay. */
    async reset(): Promise<void> {
      // A page that was closed may still send its draft, so the sessions of the test before end first.
      owner = await signInOwner(server)
      await accept(owner.post('/api/auth/revoke-other-sessions', {}))
      const found = await savedNumbers(owner)
      for (const { name, body } of sample) {
        if (found[name] === unchanged[name]) continue
        await accept(owner.post(`/api/${name}`, body))
        if (name === 'selected-sections') await accept(owner.post('/api/update-sections'))
      }
      unchanged = await savedNumbers(owner)
      await removeDrafts(owner, server.url)
      const { items } = library.parse(await json(owner, '/api/media'))
      for (const { id } of items) {
        await accept(remove(owner, `${server.url}/api/media/${id}`))
        // The same file gets the same id in another test.
        await accept(remove(owner, `${server.url}/api/media/${id}/former`))
      }
    },
  }
}

async function savedNumbers(owner: OwnerClient): Promise<Record<string, number>> {
  const { saved } = status.parse(await json(owner, '/api/status'))
  return Object.fromEntries(Object.entries(saved).map(([name, { number }]) => [name, number]))
}

async function json(owner: OwnerClient, path: string): Promise<unknown> {
  return (await accept(owner.get(path, { accept: storedMediaType }))).json()
}

const draftList = z.object({
  drafts: z.array(z.object({ document: z.string(), entry: z.string().optional(), version: z.string() })),
})
type ListedDraft = z.output<typeof draftList>['drafts'][number]

/**
 * Twice: a call that the test before made with its session, just before that ended, may store or remove a draft
 * meanwhile, which makes the listed version stale (409). No such call is left the second time.
 */
async function removeDrafts(owner: OwnerClient, site: string): Promise<void> {
  for (const isStaleAllowed of [true, false]) {
    const { drafts } = draftList.parse(await json(owner, '/api/drafts'))
    for (const draft of drafts) {
      const removed = await removeDraft(owner, site, draft)
      if (!(isStaleAllowed && removed.status === 409)) await accept(Promise.resolve(removed))
    }
  }
}

const removeDraft = ({ cookie }: OwnerClient, site: string, { document, entry, version }: ListedDraft) => {
  const place = entry === undefined ? document : `${document}/${encodeURIComponent(entry)}`
  const headers = { cookie, 'If-Match': `"${version}"` }
  return fetch(`${site}/api/drafts/${place}`, { method: 'DELETE', headers })
}

const remove = ({ cookie }: OwnerClient, address: string) =>
  fetch(address, { method: 'DELETE', headers: { cookie } })

async function accept(call: Promise<Response>): Promise<Response> {
  const response = await call
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`)
  return response
}
