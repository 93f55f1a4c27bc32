import type { DocumentName } from '#content/documents/documents.ts'
import { isEntryDocument } from '#content/documents/entries.ts'
import type { revisionCalls } from '#contract/revisions.ts'
import type { Handlers } from '../calls/serve-calls.ts'
import { Problem } from '../problems/problem.ts'
import type { EntryState } from '../store/entry-history.ts'
import type { Api } from './api.ts'
import { saveDocument } from './document-routes.ts'
import type { DocumentSaver } from './document-saver.ts'
import { entryHistoryHandlers } from './entries/entry-history-routes.ts'
import type { EntrySaver } from './entries/entry-saver.ts'
import { explainUnreadable } from './explain-unreadable.ts'
import { withPicturesOf } from './missing-pictures.ts'
import { sendOwnersPage } from './owner-page.ts'
import { publishedSnapshot } from './snapshots.ts'

type Savers = { readonly saver: DocumentSaver; readonly entrySaver: EntrySaver }

/** Lists, shows and restores earlier revisions of documents and entries. */
export function revisionHandlers(api: Api & Savers): Handlers<typeof revisionCalls> {
  const { store, library, saver } = api

  async function readRevision(document: DocumentName, number: number) {
    const revision = await store.findRevision(document, number).catch(explainUnreadable)
    if (!revision) throw new Problem('not_found', { detail: 'No existe esa versión.' })
    return revision
  }

  return {
    ...entryHistoryHandlers(api),

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
      return saveDocument(saver, { document, value: restored }, input)
    },
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
