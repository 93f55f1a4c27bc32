import type { LeafField } from '#content/fields/schema-tree.ts'
import { mediaIdOf } from '#content/media/media.ts'
import type { CheckedSite, Part } from './checked-site.ts'

/** A text that people read, or that search engines and screen readers read to them. */
export type ReadText = {
  readonly path: string
  readonly field: LeafField
  readonly text: string
  /** Says where the text is, if it is not in the field itself; ends with a space. */
  readonly where: string
}

/** The texts of a part and the descriptions of its pictures in the library, without addresses. */
export function* readTexts({ texts }: Part, { stored }: CheckedSite): Generator<ReadText> {
  for (const { path, field, text } of texts) {
    if (isAddress(path)) continue
    if (field.kind === 'text' || field.kind === 'longText') yield { path, field, text, where: '' }
    const picture = field.kind === 'image' ? stored.media.get(mediaIdOf(text) ?? '') : undefined
    if (picture && !picture.decorative && picture.alt !== '') {
      const where = `En Medios, la descripción de «${picture.title || picture.fileName}»: `
      yield { path, field, text: picture.alt, where }
    }
  }
}

/** Parts of addresses, and names of other entries. */
const isAddress = (path: string): boolean =>
  /(?:^|\.)(?:id|url|path|canonical|formerPage|translationOf)$|^(?:aliases|relatedServices)\.\d+$/.test(path)
