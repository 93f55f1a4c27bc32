import { plainText } from '#content/texts/words.ts'
import { cleanLine } from './clean-text.ts'

/** In characters. */
export const maxSlug = 80

/** 'Sala de espera (2)' → 'sala-de-espera-2'. Empty if the text has no Latin letter and no digit. */
export function slugOf(text: string): string {
  return plainText(cleanLine(text))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxSlug)
    .replace(/^-|-$/g, '')
}

/** The slug, with a number from 2 on if it is taken: 'colposcopia-2'. */
export function freeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? '' : `-${number}`
    // The cut may be behind a hyphen.
    const candidate = slug.slice(0, maxSlug - ending.length).replace(/-$/, '') + ending
    if (!isTaken(candidate)) return candidate
  }
}
