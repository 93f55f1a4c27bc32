import type { Better } from '#content/checks/finding.ts'
import { upperFirst } from '#content/texts/words.ts'
import { claimsIn, type FoundClaim } from './claims-in.ts'

/** The sentence with other words in place of the claim, or else one that says what may be said. */
export function betterSentence(text: string, { claim, kind, sentence, start, end }: FoundClaim): Better {
  const from = text.slice(sentence.start, sentence.end).trim()
  const first = text.indexOf(from, sentence.start)
  if (claim.instead !== undefined) {
    const to = tidy(from.slice(0, start - first) + claim.instead + from.slice(end - first))
    if ((to.match(/\p{L}+/gu) ?? []).length > 1 && claimsIn(to).length === 0) return { from, to }
  }
  // The text already says it.
  if (text.includes(kind.better.slice(0, -1))) return { from, to: '' }
  const to = /[.!?…;]$/.test(from) ? kind.better : kind.better.slice(0, -1)
  return { from, to }
}

const tidy = (sentence: string) =>
  upperFirst(
    sentence
      .replaceAll(/ {2,}/g, ' ')
      .replaceAll(/ (?=[.,;:!?])/g, '')
      .replace(/^[ ,;]+/, '')
      .trim(),
  )
