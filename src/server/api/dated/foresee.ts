import { draftSchema } from '#content/documents/draft-schema.ts'
import type { Json } from '#content/values/json.ts'
import type { DatedChange, DatedPart } from '../../store/dated-changes.ts'
import { type Fitted, fitPart, subjectOf } from './fit-changes.ts'

/** A dated change, and the places where it does not fit what will be live at its time. */
export type ForeseenChange = DatedChange & {
  readonly misfits: readonly string[]
  /** Whether it fits what is saved now, so that it can be published at once. */
  readonly fitsNow: boolean
}

/**
 * Compares open changes, in the order of their times, with what will be live then.
 * @param savedOf Reads what is saved now.
 */
export async function foresee(
  open: readonly DatedChange[],
  savedOf: (part: DatedPart) => Promise<Json | undefined>,
): Promise<ForeseenChange[]> {
  const saved = new Map<string, Json | undefined>()
  /** What the earlier changes will have changed. */
  const foreseen = new Map<string, Json>()
  const changes: ForeseenChange[] = []
  for (const change of open) {
    const misfits: string[] = []
    let fitsNow = true
    const results = new Map<string, Json>()
    for (const part of change.state === 'saved' ? [] : change.parts) {
      const name = `${part.document}/${part.entry}`
      if (!saved.has(name)) saved.set(name, await savedOf(part))
      const now = saved.get(name)
      if ('misfits' in fitValid(part, now)) fitsNow = false
      const fitted = fitValid(part, foreseen.get(name) ?? now)
      if ('misfits' in fitted) misfits.push(...fitted.misfits)
      else results.set(name, fitted.value)
    }
    // A refused change is not published by itself, so later changes do not start from it.
    if (change.state === 'waiting' && misfits.length === 0)
      for (const [name, value] of results) foreseen.set(name, value)
    changes.push({ ...change, misfits, fitsNow })
  }
  return changes
}

/** Fits a part, if the schema accepts the result. */
function fitValid(part: DatedPart, current: Json | undefined): Fitted {
  const fitted = fitPart(part, current)
  if ('misfits' in fitted) return fitted
  const { document, entry } = subjectOf(part)
  const isValid = draftSchema(document, entry).safeParse(fitted.value).success
  return isValid ? fitted : { misfits: ['no cumple lo que el sitio pide'] }
}
