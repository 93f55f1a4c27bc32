import type { DocumentName } from '#content/documents/documents.ts'
import { type EntryDocument, entryDocuments, isEntryDocument } from '#content/documents/entries.ts'
import { InvalidSnapshotError } from '#content/documents/snapshot.ts'
import { forEachDocument } from '#contract/call.ts'
import type { revisionCalls } from '#contract/revisions.ts'
import type { HandlerOf, Handlers } from '../calls/serve-calls.ts'
import { Problem } from '../problems/problem.ts'
import { jsonOf } from '../store/stored-value.ts'
import type { Api } from './api.ts'

type EntryPath = `/api/${EntryDocument}/:id/revisions`

const noVersion = () => new Problem('not_found', { detail: 'No existe esa versión.' })

/** @throws {Problem} `not_found`, or `invalid_document` for one that can no longer be read. */
export async function readRevision(store: Api['store'], document: DocumentName, number: number) {
  const revision = await store.findRevision(document, number).catch(explainUnreadable)
  if (!revision) throw noVersion()
  return revision
}

/** Lists and reads earlier revisions of documents and entries. */
export function revisionHandlers({ store }: Pick<Api, 'store'>): Handlers<typeof revisionCalls> {
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

  return {
    'GET /api/revisions/:document': async ({ params: { document } }) => {
      const revisions = await store.listRevisions(document)
      return isEntryDocument(document)
        ? { revisions: withEntries(revisions, await store.listChanges(document)) }
        : { revisions }
    },

    'GET /api/revisions/:document/:number': async ({ params }) => {
      const { number, author, createdAt, value } = await readRevision(store, params.document, params.number)
      return { number, author, createdAt, value }
    },

    ...forEachDocument(entryDocuments, (name) => `GET /api/${name}/:id/revisions`, listOfEntry),
    ...forEachDocument(entryDocuments, (name) => `GET /api/${name}/:id/revisions/:number`, readOfEntry),
  }
}

/** Converts the error of a stored value whose schema has changed in a way that neither defaults nor formats cover. */
function explainUnreadable(error: unknown): never {
  if (!(error instanceof InvalidSnapshotError)) throw error
  const detail = 'Esa versión es de antes de un cambio del sitio, y ya no se puede mostrar ni restaurar.'
  throw new Problem('invalid_document', { cause: error, detail, issues: error.issues })
}

/** A revision after the first that changed no entry changed their order. */
function withEntries<Info extends { readonly number: number }>(
  revisions: readonly Info[],
  changes: Awaited<ReturnType<Api['store']['listChanges']>>,
) {
  const byNumber = Map.groupBy(changes, ({ number }) => number)
  return revisions.map((revision) => {
    const entries = byNumber.get(revision.number) ?? []
    return { ...revision, entries, reordered: entries.length === 0 && revision.number > 1 }
  })
}
