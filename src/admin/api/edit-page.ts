import { z } from 'zod'
import type { DocumentName } from '#content/documents.ts'
import type { EntryDocument } from '#content/entries.ts'
import type { Json, JsonObject } from '#content/json.ts'
import { type TracedField, tracedField } from '#content/traced-field.ts'
import { request } from './request.ts'

/** What the page must show instead of the saved values. */
export type PageDrafts = {
  /** The changed parts of documents, by their key in the draft. */
  readonly documents: { readonly [Name in DocumentName]?: JsonObject }
  readonly entries: readonly {
    readonly document: EntryDocument
    /** Absent for a new entry. */
    readonly id?: string
    readonly value: Json
  }[]
  /** The order of the entries, and which of them are deleted. */
  readonly arrangements: { readonly [Name in EntryDocument]?: Json }
}

const refusedValue = z.object({ document: z.string(), entry: z.string().optional(), path: z.string() })

const editedPage = z.object({
  html: z.string(),
  status: z.number(),
  /** The field of each tracer in the page (`content/tracers.ts`). */
  fields: z
    .array(z.tuple([z.number(), tracedField]))
    .transform((list): ReadonlyMap<number, TracedField> => new Map(list)),
  /** Values that the page does not show, because their fields do not accept them. */
  refused: z.array(refusedValue),
})
export type EditedPage = z.output<typeof editedPage>

/** A page of the site as the owner edits it. */
export const loadEditedPage = async (
  path: string,
  drafts: PageDrafts,
  signal: AbortSignal,
): Promise<EditedPage> =>
  (await request('/api/edit-page', { method: 'POST', body: { path, ...drafts }, schema: editedPage, signal }))
    .data
