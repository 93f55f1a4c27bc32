import { z } from 'zod'
import type { EditableDocument } from '#content/editable-documents.ts'
import { request } from './request.ts'
import { revisionSummary } from './shapes.ts'

const list = z.object({ revisions: z.array(revisionSummary) }).transform((body) => body.revisions)

/** The revisions of one entry, newest first. A deleted entry has them too. */
export const loadEntryRevisions = async (name: EditableDocument, id: string, signal?: AbortSignal) =>
  (await request(`/api/${name}/${encodeURIComponent(id)}/revisions`, { schema: list, signal })).data
