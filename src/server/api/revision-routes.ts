import type { DocumentName } from '#content/documents/documents.ts'
import { type EntryDocument, entryDocuments, isEntryDocument } from '#content/documents/entries.ts'
import { isJsonList } from '#content/values/json.ts'
import { forEachDocument } from '#contract/call.ts'
import type { revisionCalls } from '#contract/revisions.ts'
import type { HandlerOf, Handlers } from '../calls/serve-calls.ts'
import { Problem } from '../problems/problem.ts'
import type { EntryState } from '../store/entry-history.ts'
import { jsonOf } from '../store/stored-value.ts'
import type { Api } from './api.ts'
import { saveDocument } from './document-routes.ts'
import { explainUnreadable, withPicturesOf } from './restore-values.ts'
import { publishedSnapshot, sendOwnersPage } from './unpublished-pages.ts'

type EntryPath = `/api/${EntryDocument}/:id/revisions`

const noVersion = () => new Problem('not_found', { detail: 'No existe esa versión.' })

/** Lists, shows and restores earlier revisions of documents and entries. */
export function revisionHandlers(api: Api): Handlers<typeof revisionCalls> {
  const { store, library, saver } = api

  async function readRevision(document: DocumentName, number: number) {
    const revision = await store.findRevision(document, number).catch(explainUnreadable)
    if (!revision) throw noVersion()
    return revision
  }

  async function readEntry(document: EntryDocument, id: string, number: number) {
    const state = await store.findEntryState(document, id, number).catch(explainUnreadable)
    if (!state) throw noVersion()
    const { entry, author, createdAt } = state
    return { number, author, createdAt, entry: jsonOf(entry) }
  }

  const listOfEntry =
    (document: EntryDocument): HandlerOf<`GET ${EntryPath}`> =>
    async ({ params: { id } }) => {
      const revisions = await store.listEntryStates(document, id)
      if (!revisions) throw new Problem('not_found')
      return { revisions }
    }

  const readOfEntry =
    (document: EntryDocument): HandlerOf<`GET ${EntryPath}/:number`> =>
    ({ params: { id, number } }) =>
      readEntry(document, id, number)

  const restoreEntry =
    (document: EntryDocument): HandlerOf<`POST ${EntryPath}/:number/restore`> =>
    async ({ params: { id, number }, body, person, request, reply }) => {
      const { entry } = await readEntry(document, id, number)
      const current = (await store.findEntry(document, id))?.entry
      // `withPicturesOf` searches documents, so pass a document with only this entry.
      const restored = await withPicturesOf({
        document,
        library,
        choice: body?.pictures,
        value: [entry],
        current: current === undefined ? [] : [jsonOf(current)],
      })
      const value = isJsonList(restored) ? restored[0] : undefined
      const saved = await saver.restoreEntry({ document, id, value, author: person.name })
      request.change = saved.revision
      reply.header('ETag', saved.etag)
      return { ...saved, entry: jsonOf(saved.entry) }
    }

  return {
    'GET /api/revisions/:document': async ({ params: { document } }) => {
      const revisions = await store.listRevisions(document)
      return isEntryDocument(document)
        ? { revisions: withEntries(revisions, await store.listChanges(document)) }
        : { revisions }
    },

    'GET /api/revisions/:document/:number': async ({ params }) => {
      const { number, author, createdAt, value } = await readRevision(params.document, params.number)
      return { number, author, createdAt, value }
    },

    'GET /api/revisions/:document/:number/page': async ({ params: { document, number }, query, reply }) => {
      await readRevision(document, number)
      return sendOwnersPage(reply, api, await publishedSnapshot(api, { [document]: number }), query.path)
    },

    'POST /api/revisions/:document/:number/restore': async (input) => {
      const { document, value } = await readRevision(input.params.document, input.params.number)
      const current = (await store.latestRevision(document))?.value
      const choice = input.body?.pictures
      const restored = await withPicturesOf({ document, value, current, choice, library })
      return saveDocument(api, { document, value: restored }, input)
    },

    ...forEachDocument(entryDocuments, (name) => `GET /api/${name}/:id/revisions`, listOfEntry),
    ...forEachDocument(entryDocuments, (name) => `GET /api/${name}/:id/revisions/:number`, readOfEntry),
    ...forEachDocument(
      entryDocuments,
      (name) => `POST /api/${name}/:id/revisions/:number/restore`,
      restoreEntry,
    ),
  }
}

/** A revision after the first that changed no entry changed their order. */
function withEntries<Info extends { readonly number: number }>(
  revisions: readonly Info[],
  changes: readonly EntryState[],
) {
  const byNumber = Map.groupBy(changes, ({ number }) => number)
  return revisions.map((revision) => {
    const entries = byNumber.get(revision.number) ?? []
    return { ...revision, entries, reordered: entries.length === 0 && revision.number > 1 }
  })
}
