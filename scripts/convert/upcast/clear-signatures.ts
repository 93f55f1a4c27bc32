import { isJsonList, isJsonObject, type Json, type JsonObject } from '#content/values/json.ts'
import { sha256 } from '#content/values/sha256.ts'

/**
 * A signature used to carry a digest of its text, and visitors saw it only while the text was the signed one. Drops the
 * digest, and clears a signature that visitors did not see. Entries without a digest stay as they are.
 */
export function clearSignatures(entry: JsonObject): JsonObject {
  const { lastReviewed: _, ...rest } = entry
  const { signOff } = rest
  if (!isJsonObject(signOff) || !('digest' in signOff)) return rest
  const { digest, ...signature } = signOff
  const isShown = digest === '' || digest === medicalDigest(entry)
  return { ...rest, signOff: isShown ? signature : { date: '', reviewer: '', licence: '' } }
}

/** Fields that a signature did not cover, in all former formats. */
const uncovered: ReadonlySet<string> = new Set([
  'id',
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
  'announcement',
  'language',
  'translationOf',
  'author',
  'date',
])

/** The digest as it was computed when texts were signed. It never changes. */
function medicalDigest(entry: JsonObject): string {
  const covered = Object.fromEntries(Object.entries(entry).filter(([key]) => !uncovered.has(key)))
  return sha256(JSON.stringify(canonical(covered) ?? {}))
}

/** The value with sorted keys and without empty parts; undefined if nothing is left. */
function canonical(value: Json): Json | undefined {
  if (value === '' || value === null) return undefined
  if (isJsonList(value)) {
    const items = value.flatMap((item) => canonical(item) ?? [])
    return items.length > 0 ? items : undefined
  }
  if (!isJsonObject(value)) return value
  const entries = Object.entries(value).flatMap(([key, child]) => {
    const part = canonical(child)
    return part === undefined ? [] : [[key, part] as const]
  })
  return entries.length > 0 ? Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1))) : undefined
}
