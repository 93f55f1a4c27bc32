import { editableFields } from '#content/documents/draft-schema.ts'
import type { TracedField } from '#content/documents/traced-field.ts'
import { tracersIn } from '#content/documents/tracers.ts'
import type { Images } from '#site/images.ts'
import type { OpenSite } from '#site/open/open-site.ts'
import { mergeTracers } from './merge-tracers.ts'
import { tracedImages } from './picture-tracers.ts'
import { traceSnapshot } from './trace-snapshot.ts'

type PlainPage = {
  /** As visitors see it. */
  readonly site: OpenSite
  readonly path: string
  /** The page's content, rendered from the site. */
  readonly body: string
  readonly images: Images
}

/**
 * The content of a page with its tracers, and the fields that they name, by their number.
 * @param render Renders the same page from another site.
 */
export function withTracers(
  { site, path, body: plain, images }: PlainPage,
  render: (site: OpenSite, images: Images) => string,
): { readonly body: string; readonly fields: ReadonlyMap<number, TracedField> } {
  const traced = traceSnapshot(site, path, plain, editableFields())
  const body = mergeTracers(plain, render(traced.site, tracedImages(images)), traced.numbers)
  const pictures = [...body.matchAll(pictureNumbers)].map(([, number]) => Number(number))
  const fields = [...tracersIn(body), ...pictures].flatMap((number) => {
    const field = traced.fields[number]
    return field ? [[number, field] as const] : []
  })
  return { body, fields: new Map(fields) }
}

const pictureNumbers = /data-traced="(\d+)"/g
