import type { EditableFields } from '#content/editable-fields.ts'
import type { Snapshot } from '#content/snapshot.ts'
import type { TracedField } from '#content/traced-field.ts'
import { tracersIn } from '#content/tracers.ts'
import type { Images } from '#site/images.ts'
import { mergeTracers } from './merge-tracers.ts'
import { tracedImages } from './picture-tracers.ts'
import { traceSnapshot } from './trace-snapshot.ts'

type PlainPage = {
  /** As visitors see it. */
  readonly snapshot: Snapshot
  readonly path: string
  /** The page's content, rendered from the snapshot. */
  readonly body: string
  readonly images: Images
  /** What can be edited in it. */
  readonly editable: EditableFields
}

/**
 * The content of a page with its tracers, and the fields that they name, by their number.
 * @param render Renders the same page from another snapshot.
 */
export function withTracers(
  { snapshot, path, body: plain, images, editable }: PlainPage,
  render: (snapshot: Snapshot, images: Images) => string,
): { readonly body: string; readonly fields: ReadonlyMap<number, TracedField> } {
  const traced = traceSnapshot(snapshot, path, plain, editable)
  const body = mergeTracers(plain, render(traced.snapshot, tracedImages(images)), traced.numbers)
  const pictures = [...body.matchAll(pictureNumbers)].map(([, number]) => Number(number))
  const fields = [...tracersIn(body), ...pictures].flatMap((number) => {
    const field = traced.fields[number]
    return field ? [[number, field] as const] : []
  })
  return { body, fields: new Map(fields) }
}

const pictureNumbers = /data-traced="(\d+)"/g
