import type { Better } from '#content/checks/finding.ts'
import { betterSentence } from './better-sentence.ts'
import { claimsIn } from './claims-in.ts'
import { cureOfHers } from './cure-of-hers.ts'
import { claimText, isHers } from './hers.ts'
import { withBetter } from './with-better.ts'

/** The first claim of a text in a form. */
export type FieldClaim = {
  readonly text: string
  readonly better: Better
  /** The whole text with the better sentence; undefined if nothing would be left. */
  readonly after: string | undefined
}

export function claimInField(path: string, value: string): FieldClaim | undefined {
  if (!isHers(path)) return
  const found = claimsIn(value).find(({ kind }) => kind !== cureOfHers)
  if (!found) return
  const better = betterSentence(value, found)
  return { text: claimText(value, found), better, after: withBetter(value, better) || undefined }
}
