import { visibleText } from '#content/texts/clean-text.ts'
import { maxSlug } from '#content/texts/slug.ts'
import { plainText } from '#content/texts/words.ts'

/**
 * What somebody types in an address, as a proper address: 'Sala de ' → 'sala-de-'. A hyphen at the end stays until
 * the field loses the focus, because another word may follow.
 */
export const typedSlug = (text: string): string =>
  plainText(visibleText(text))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, maxSlug)
