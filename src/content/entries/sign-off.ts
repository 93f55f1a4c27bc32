import { childOf, isJsonList, isJsonObject, type Json } from '../values/json.ts'
import { sha256 } from '../values/sha256.ts'

/** What the doctor signs with, and when. */
export type SignOff = {
  /** `2026-01-31` */
  readonly date: string
  readonly reviewer: string
  readonly licence: string
  readonly digest: string
}

export const noSignOff: SignOff = { date: '', reviewer: '', licence: '', digest: '' }

/** Fields that a signature does not cover: addresses, pictures, texts for search engines and the signature itself. */
const uncovered: ReadonlySet<string> = new Set([
  'aliases',
  'visible',
  'synonyms',
  'ctaText',
  'discretion',
  'metadata',
  'lastReviewed',
  'signOff',
  'relatedServices',
  'images',
  'image',
  'imageHome',
  'imageIndividual',
  'imageAlt',
  'iconIndividual',
  'icon',
  'icd10',
  'price',
  'priceNote',
  'places',
  'figure',
  'moreFigures',
  'type',
  'from',
  'until',
  'placement',
  'language',
  'translationOf',
  'author',
  'date',
])

/**
 * The digest of an entry's medical text, with marks as they are stored. Empty fields do not count, so that a field
 * which a later version adds leaves a signature valid.
 */
export function medicalDigest(entry: Json): string {
  if (!isJsonObject(entry)) throw new TypeError('An entry is an object.')
  const covered = Object.fromEntries(Object.entries(entry).filter(([key]) => !uncovered.has(key)))
  return sha256(JSON.stringify(canonical(covered) ?? {}))
}

/** The value with sorted keys, without ids and empty parts; undefined if nothing is left. */
function canonical(value: Json): Json | undefined {
  if (value === '' || value === null) return undefined
  if (isJsonList(value)) {
    const items = value.flatMap((item) => canonical(item) ?? [])
    return items.length > 0 ? items : undefined
  }
  if (!isJsonObject(value)) return value
  const entries = Object.entries(value).flatMap(([key, child]) => {
    const part = key === 'id' ? undefined : canonical(child)
    return part === undefined ? [] : [[key, part] as const]
  })
  return entries.length > 0 ? Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1))) : undefined
}

export type SignOffState = 'unsigned' | 'valid' | 'changed' | 'due'

/** Whether the signature covers the text as it is, and is younger than a year on the day `today` (`2026-01-31`). */
export function signOffState(entry: Json, today: string): SignOffState {
  const digest = childOf(childOf(entry, 'signOff'), 'digest')
  if (typeof digest !== 'string' || digest === '') return 'unsigned'
  if (digest !== medicalDigest(entry)) return 'changed'
  const date = childOf(childOf(entry, 'signOff'), 'date')
  return typeof date === 'string' && reviewDue(date) > today ? 'valid' : 'due'
}

/** The day on which a text must be reviewed again. */
export const reviewDue = (date: string): string => `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`
