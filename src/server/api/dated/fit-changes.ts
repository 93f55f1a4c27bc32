import { apply, applyOver } from '#content/changes/apply.ts'
import { diff } from '#content/changes/diff.ts'
import { placeWords } from '#content/changes/place-words.ts'
import { isArrangement } from '#content/documents/draft-schema.ts'
import type { Json } from '#content/values/json.ts'
import { type DatedPart, readPart } from '../../store/dated-changes.ts'
import type { DraftSubject } from '../../store/drafts.ts'
import { draftTree } from '../../store/read-draft.ts'

export type Fitted =
  | { readonly value: Json }
  /** The places that no longer match, in words: 'Precios › Consulta › Precio'. */
  | { readonly misfits: readonly string[] }

/** What a part of a dated change belongs to. */
export const subjectOf = ({ document, entry }: DatedPart): DraftSubject =>
  entry === '' ? { document } : { document, entry }

/**
 * Puts a dated change into what is stored now, field by field.
 * @param current Undefined if the entry does not exist.
 */
export function fitPart(part: DatedPart, current: Json | undefined): Fitted {
  const { base, value } = readPart(part)
  if (base === undefined) return current === undefined ? { value } : { misfits: ['ya existe'] }
  if (current === undefined) return { misfits: ['ya no existe'] }
  return fitted(subjectOf(part), { base, value }, current)
}

/** Orders of entries always fit: where both changed the order, that of the change counts. */
export function fitted(
  subject: DraftSubject,
  { base, value }: { readonly base: Json; readonly value: Json },
  current: Json,
): Fitted {
  const changes = diff(draftTree(subject), base, value)
  if (isArrangement(subject)) return { value: applyOver(changes, current) }
  const { misfits, value: next } = apply(changes, current)
  if (misfits.length === 0) return { value: next }
  return { misfits: [...new Set(misfits.map(({ change }) => placeWords(change)))] }
}

/** The places of a dated change do not fit what is stored now. */
export class MisfitError extends Error {
  override readonly name = 'MisfitError'

  constructor(places: readonly string[]) {
    super(misfitWords(places))
  }
}

export const misfitWords = (places: readonly string[]): string => `Ya no coincide: ${places.join('; ')}.`
