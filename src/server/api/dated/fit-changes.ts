import { apply } from '#content/changes/apply.ts'
import { diff } from '#content/changes/diff.ts'
import { placeWords } from '#content/changes/place-words.ts'
import { arrangement, mergeArrangements } from '#content/documents/arrangement.ts'
import { isEntryDocument } from '#content/documents/entries.ts'
import type { Json } from '#content/values/json.ts'
import { type DatedPart, readPart } from '../../store/dated-changes.ts'
import { draftTree } from '../../store/read-draft.ts'

export type Fitted =
  | { readonly value: Json }
  /** The places that no longer match, in words: 'Precios › Consulta › Precio'. */
  | { readonly misfits: readonly string[] }

/**
 * Puts a dated change into what is stored now, field by field.
 * @param current Undefined if the entry does not exist.
 */
export function fitPart(part: DatedPart, current: Json | undefined): Fitted {
  const { base, value } = readPart(part)
  if (base === undefined) return current === undefined ? { value } : { misfits: ['ya existe'] }
  if (current === undefined) return { misfits: ['ya no existe'] }

  if (isEntryDocument(part.document) && part.entry === '') {
    const read = (each: Json) => arrangement.parse(each)
    return { value: mergeArrangements(read(base), read(value), read(current)) }
  }
  const fitted = apply(diff(draftTree(part), base, value), current)
  if (fitted.misfits.length === 0) return { value: fitted.value }
  return { misfits: [...new Set(fitted.misfits.map(({ change }) => placeWords(change)))] }
}

/** The earlier and the later value of one document or entry, as they are stored. */
export const toPart = (
  { document, entry = '' }: { document: DatedPart['document']; entry?: string | undefined },
  base: unknown,
  value: unknown,
): DatedPart => ({
  document,
  entry,
  value: JSON.stringify(value),
  base: base === undefined ? null : JSON.stringify(base),
})
