import type { Price } from '#content/facts/prices.ts'
import { spanishDate } from '#content/texts/spanish-date.ts'

/** What visitors read beside a price: what it includes, and from when it is valid. Empty if neither is known. */
export function priceDetails({ description, validFrom }: Pick<Price, 'description' | 'validFrom'>): string {
  const from = spanishDate(validFrom)
  return [description, from && `Vigente desde el ${from}`].filter(Boolean).join('. ')
}
