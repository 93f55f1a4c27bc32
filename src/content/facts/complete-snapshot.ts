import type { Snapshot } from '#content/documents/snapshot.ts'
import type { SiteContent } from '#content/site-content/index.ts'
import type { Json } from '#content/values/json.ts'
import { mapTexts } from '../values/json.ts'
import { completeContent } from './complete-content.ts'
import { markValues, replaceMarks } from './marks.ts'

/** Puts the facts of the site content in place of the marks in a text, or in all texts of a value. */
export type WithFacts = <Value extends Json>(value: Value) => Value

export function factsOf(content: SiteContent): WithFacts {
  const values = markValues(content)
  return (value) => mapTexts(value, (text) => replaceMarks(text, values))
}

/** The snapshot with complete content. A site may have 10,000 entries, so prefer `factsOf` for some of them. */
export function completeSnapshot(snapshot: Snapshot): Snapshot {
  const withFacts = factsOf(snapshot['site-content'])
  return {
    ...snapshot,
    'site-content': completeContent(snapshot['site-content']),
    gallery: withFacts(snapshot.gallery),
    notices: withFacts(snapshot.notices),
    services: withFacts(snapshot.services),
    diseases: withFacts(snapshot.diseases),
    symptoms: withFacts(snapshot.symptoms),
    pages: withFacts(snapshot.pages),
    testimonials: withFacts(snapshot.testimonials),
  }
}
