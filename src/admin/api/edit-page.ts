import type { TracedField } from '#content/documents/traced-field.ts'
import type { EditedParts } from '#contract/drafts.ts'
import { type Answer, call } from './call.ts'

/** What the page must show instead of the saved values. */
export type PageDrafts = Readonly<EditedParts>

export type EditedPage = Omit<Answer<'POST /api/edit-page'>, 'fields'> & {
  /** The field of each tracer in the page (`content/tracers.ts`). */
  readonly fields: ReadonlyMap<number, TracedField>
}

/** A page of the site as the owner edits it. */
export async function loadEditedPage(
  path: string,
  drafts: PageDrafts,
  signal: AbortSignal,
): Promise<EditedPage> {
  const page = await call('POST /api/edit-page', { body: { path, ...drafts }, signal })
  return { ...page, fields: new Map(page.fields) }
}
