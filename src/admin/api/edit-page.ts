import type { TracedField } from '#content/documents/traced-field.ts'
import type { EditedParts } from '#contract/draft-pages.ts'
import { type Answer, call } from './call.ts'

/** What the page must show instead of the saved values. */
export type PageDrafts = Readonly<EditedParts>

/** What visitors of a public address do not see, because it is the sample's. */
export type PageSamples = {
  /** By the number of the tracer: the value of the sample that the field is a part of. */
  readonly values: ReadonlyMap<number, string>
  /** The types of the sections. */
  readonly sections: ReadonlySet<string>
}

export type EditedPage = Omit<Answer<'POST /api/edit-page'>, 'fields' | 'samples'> & {
  /** The field of each tracer in the page (`content/tracers.ts`). */
  readonly fields: ReadonlyMap<number, TracedField>
  readonly samples: PageSamples
}

/** A page of the site as the owner edits it. */
export async function loadEditedPage(
  path: string,
  drafts: PageDrafts,
  signal: AbortSignal,
): Promise<EditedPage> {
  const page = await call('POST /api/edit-page', { body: { path, ...drafts }, signal })
  const { values, sections } = page.samples
  return {
    ...page,
    fields: new Map(page.fields),
    samples: { values: new Map(values), sections: new Set(sections) },
  }
}
