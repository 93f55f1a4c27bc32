import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { documentNames } from '#content/documents.ts'
import { isEntryDocument } from '#content/entries.ts'
import type { MediaLibrary } from '../media/library/media-library.ts'
import { Problem } from '../problems/problem.ts'
import type { EntryState } from '../store/entry-history.ts'
import type { Store } from '../store/store.ts'
import type { DocumentSaver } from './document-saver.ts'
import { explainUnreadable } from './explain-unreadable.ts'
import { withPicturesOf } from './missing-pictures.ts'
import { saveAndRespond } from './save-routes.ts'
import { revisionInfo, revisionWithValue } from './shapes.ts'

type Options = {
  readonly store: Pick<Store, 'listRevisions' | 'listChanges' | 'findRevision' | 'latestRevision'>
  readonly saver: DocumentSaver
  readonly library: Pick<MediaLibrary, 'present' | 'recoverable' | 'putBack'>
}

/** What to do where the revision's picture no longer exists. */
export const restoreBody = z
  .strictObject({ pictures: z.enum(['nearest', 'without']).optional() }, 'Envíe solo pictures.')
  .nullish()

/** Which entries a revision of a list document changed. */
const entryChanges = {
  entries: z
    .array(z.object({ id: z.string(), title: z.string(), kind: z.enum(['added', 'changed', 'removed']) }))
    .optional(),
  reordered: z.boolean().optional(),
}

const document = z.enum(documentNames, 'No hay historial de ese documento.')
const number = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'Diga el número de la versión.')
  .transform(Number)
export const revisionParams = z.object({ document, number })

/** Lists, reads and restores earlier revisions. */
export const revisionRoutes: FastifyPluginAsyncZod<Options> = async (app, { store, saver, library }) => {
  const listSchema = {
    params: z.object({ document }),
    response: { 200: z.object({ revisions: z.array(revisionInfo.extend(entryChanges)) }) },
  }
  app.get('/api/revisions/:document', { schema: listSchema }, async ({ params }) => {
    const all = await store.listRevisions(params.document)
    const revisions = all.map(({ number, author, createdAt }) => ({ number, author, createdAt }))
    return isEntryDocument(params.document)
      ? { revisions: withEntries(revisions, await store.listChanges(params.document)) }
      : { revisions }
  })

  const revisionSchema = { params: revisionParams, response: { 200: revisionWithValue } }
  app.get('/api/revisions/:document/:number', { schema: revisionSchema }, async ({ params }) => {
    const { number, author, createdAt, value } = await readRevision(params)
    return { number, author, createdAt, value }
  })

  app.post(
    '/api/revisions/:document/:number/restore',
    { schema: { params: revisionParams, body: restoreBody } },
    async (request, reply) => {
      const { document, value } = await readRevision(request.params)
      const current = (await store.latestRevision(document))?.value
      const choice = request.body?.pictures
      const restored = await withPicturesOf({ document, value, current, choice, library })
      return saveAndRespond(saver, { document, value: restored }, request, reply)
    },
  )

  async function readRevision({ document, number }: z.output<typeof revisionParams>) {
    const revision = await store.findRevision(document, number).catch(explainUnreadable)
    if (!revision) throw new Problem('not_found', { detail: 'No existe esa versión.' })
    return revision
  }
}

/** A revision after the first that changed no entry changed their order. */
function withEntries<Info extends { readonly number: number }>(
  revisions: readonly Info[],
  changes: readonly EntryState[],
) {
  const byNumber = Map.groupBy(changes, ({ number }) => number)
  return revisions.map((revision) => {
    const changed = byNumber.get(revision.number) ?? []
    const entries = changed.map(({ id, title, kind }) => ({ id, title, kind }))
    return { ...revision, entries, reordered: entries.length === 0 && revision.number > 1 }
  })
}
