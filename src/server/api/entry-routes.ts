import { type DocumentName, documentNames } from '#content/documents/documents.ts'
import { type EntryDocument, entryDocuments } from '#content/documents/entries.ts'
import { type EntryLink, linksTo } from '#content/documents/entry-links.ts'
import { entrySummary } from '#content/documents/entry-summary.ts'
import { forEachDocument } from '#contract/call.ts'
import type { entryCalls } from '#contract/entries.ts'
import type { HandlerOf, Handlers } from '../calls/serve-calls.ts'
import { Problem } from '../problems/problem.ts'
import { entryTag } from '../store/entry-refs.ts'
import { jsonOf } from '../store/stored-value.ts'
import type { Api } from './api.ts'
import { preconditionOf } from './stored-versions.ts'

/** Lists, reads, saves and removes the entries of list documents. */
export function entryHandlers({ store, saver }: Api): Handlers<typeof entryCalls> {
  const list =
    (document: EntryDocument): HandlerOf<`GET /api/entries/${EntryDocument}`> =>
    async () => {
      const [revision, refs] = await Promise.all([store.latestRevision(document), store.entryRefs(document)])
      const changedAt = new Map(refs.map(({ id, createdAt }) => [id, createdAt]))
      const entries = (revision?.value ?? []).map((entry) => ({
        ...entrySummary(entry),
        changedAt: changedAt.get(entry.id) ?? revision?.createdAt ?? '',
      }))
      return { entries }
    }

  const read =
    (document: EntryDocument): HandlerOf<`GET /api/${EntryDocument}/:id`> =>
    async ({ params, reply }) => {
      const stored = await store.findEntry(document, params.id)
      if (!stored) throw new Problem('not_found')
      reply.header('ETag', entryTag(document, stored.ref))
      return stored.entry
    }

  const save =
    (document: EntryDocument): HandlerOf<`PUT /api/${EntryDocument}/:id`> =>
    async ({ params: { id }, body, person, request, reply }) => {
      const entry = { document, id, value: withId(id, body) }
      const author = { author: person.name, role: person.role }
      const saved = await saver.saveEntry({ ...entry, ...author, expected: preconditionOf(request) })
      request.change = saved.revision
      reply.header('ETag', saved.etag)
      return saved
    }

  const remove =
    (document: EntryDocument): HandlerOf<`DELETE /api/${EntryDocument}/:id`> =>
    async ({ params: { id }, person, request }) => {
      const expected = preconditionOf(request)
      const removed = await saver.removeEntry({ document, id, author: person.name, expected })
      request.change = removed.revision
      return removed
    }

  const links =
    (document: EntryDocument): HandlerOf<`GET /api/${EntryDocument}/:id/links`> =>
    async ({ params: { id } }) => {
      const found = await Promise.all(documentNames.map((name) => linksIn(name, { document, id })))
      return { links: found.flat() }
    }

  async function linksIn(name: DocumentName, entry: Parameters<typeof linksTo>[0]): Promise<EntryLink[]> {
    const latest = await store.latestRevision(name)
    return latest ? linksTo(entry, name, jsonOf(latest.value)) : []
  }

  return {
    ...forEachDocument(entryDocuments, (document) => `GET /api/entries/${document}`, list),
    ...forEachDocument(entryDocuments, (document) => `GET /api/${document}/:id`, read),
    ...forEachDocument(entryDocuments, (document) => `PUT /api/${document}/:id`, save),
    ...forEachDocument(entryDocuments, (document) => `DELETE /api/${document}/:id`, remove),
    ...forEachDocument(entryDocuments, (document) => `GET /api/${document}/:id/links`, links),
  }
}

/** A body without an id describes the entry at the path. @throws {Problem} when the body is not an object. */
function withId(id: string, body: unknown): unknown {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return { id, ...body }
  throw new Problem('invalid_request', {
    issues: [{ path: 'entry', message: 'Envíe la entrada como un objeto JSON.' }],
  })
}
