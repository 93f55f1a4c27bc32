import type { TracedField } from '#content/documents/traced-field.ts'
import { type Answer, type CallBody, call } from './call.ts'

export type WantedPage = CallBody<'POST /api/render'>
/** Changes of one document or entry that the page shows. */
export type ShownEdit = NonNullable<WantedPage['changes']>[number]

/** What visitors of a public address do not see, because it is the sample's. */
export type PageSamples = {
  /** By the number of the tracer: the value of the sample that the field is a part of. */
  readonly values: ReadonlyMap<number, string>
  /** The types of the sections. */
  readonly sections: ReadonlySet<string>
}

export type RenderedPage = Omit<Answer<'POST /api/render'>, 'fields' | 'samples'> & {
  /** The field of each tracer in the page. */
  readonly fields: ReadonlyMap<number, TracedField>
  readonly samples: PageSamples
}

/** A page of a version of the site. */
export async function renderPage(wanted: WantedPage, signal: AbortSignal): Promise<RenderedPage> {
  const page = await call('POST /api/render', { body: wanted, signal })
  const { values, sections } = page.samples
  return {
    ...page,
    fields: new Map(page.fields),
    samples: { values: new Map(values), sections: new Set(sections) },
  }
}
