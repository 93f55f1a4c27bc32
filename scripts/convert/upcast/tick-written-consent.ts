import { isJsonObject, type Json, type JsonObject } from '#content/values/json.ts'

/** Ways to consent that counted as written. */
const written: ReadonlySet<Json | undefined> = new Set(['signature', 'message', 'mail'])
/** The others are words where the owner keeps the consent. */
const otherWays: Readonly<Record<string, string>> = {
  recording: 'Grabado en audio o video',
  published: 'Ya lo había publicado ella',
  other: 'De otra forma',
}

/**
 * Format 4 has a box for a written consent, which the way decided before. So no testimonial is shown that was not. Files
 * are no part of it any more: migration 0032 puts their names into words.
 */
export function tickWrittenConsent(testimonial: JsonObject): Json {
  const { consent } = testimonial
  if (!isJsonObject(consent) || 'isWritten' in consent) return testimonial
  const { file: _, way = 'unknown', note = '', ...rest } = consent
  const words = [otherWays[`${way}`], note].filter(Boolean).join('. ')
  const ticked = { ...rest, isWritten: written.has(way), way: written.has(way) ? way : 'unknown' }
  return { ...testimonial, consent: { ...ticked, note: words } }
}
