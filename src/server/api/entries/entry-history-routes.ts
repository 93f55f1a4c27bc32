import { type EntryDocument, entryDocuments } from '#content/documents/entries.ts'
import { isJsonList } from '#content/values/json.ts'
import { forEachDocument } from '#contract/call.ts'
import { authorOf } from '../../calls/guard-calls.ts'
import type { HandlerOf } from '../../calls/serve-calls.ts'
import { Problem } from '../../problems/problem.ts'
import { jsonOf } from '../../store/stored-value.ts'
import type { Api } from '../api.ts'
import { explainUnreadable } from '../explain-unreadable.ts'
import { withPicturesOf } from '../missing-pictures.ts'
import type { EntrySaver } from './entry-saver.ts'

type Options = Pick<Api, 'store' | 'library'> & { readonly entrySaver: EntrySaver }
type Path = `/api/${EntryDocument}/:id/revisions`

/** Lists, reads and restores earlier states of single entries. */
export function entryHistoryHandlers({ store, library, entrySaver }: Options) {
  async function readState(document: EntryDocument, id: string, number: number) {
    const state = await store.findEntryState(document, id, number).catch(explainUnreadable)
    if (!state) throw new Problem('not_found', { detail: 'No existe esa versión.' })
    return state
  }

  const list =
    (document: EntryDocument): HandlerOf<`GET ${Path}`> =>
    async ({ params: { id } }) => {
      const revisions = await store.listEntryStates(document, id)
      if (!revisions) throw new Problem('not_found')
      return { revisions }
    }

  const read =
    (document: EntryDocument): HandlerOf<`GET ${Path}/:number`> =>
    async ({ params: { id, number } }) => {
      const { entry, author, createdAt } = await readState(document, id, number)
      return { number, author, createdAt, entry: jsonOf(entry) }
    }

  const restore =
    (document: EntryDocument): HandlerOf<`POST ${Path}/:number/restore`> =>
    async ({ params: { id, number }, body, request, reply }) => {
      const { entry } = await readState(document, id, number)
      const current = (await store.findEntry(document, id))?.entry
      // `withPicturesOf` searches documents, so pass a document with only this entry.
      const restored = await withPicturesOf({
        ...{ document, library, choice: body?.pictures, value: [jsonOf(entry)] },
        current: current === undefined ? [] : [jsonOf(current)],
      })
      const value = isJsonList(restored) ? restored[0] : undefined
      const saved = await entrySaver.restore({ document, id, value, author: authorOf(request) })
      request.change = { document, number: saved.revision.number }
      reply.header('ETag', saved.etag)
      return { ...saved, entry: jsonOf(saved.entry) }
    }

  return {
    ...forEachDocument(entryDocuments, (name) => `GET /api/${name}/:id/revisions`, list),
    ...forEachDocument(entryDocuments, (name) => `GET /api/${name}/:id/revisions/:number`, read),
    ...forEachDocument(entryDocuments, (name) => `POST /api/${name}/:id/revisions/:number/restore`, restore),
  }
}
