import { completeContent } from '#content/facts/complete-content.ts'
import { derivedFields } from '#content/facts/derived-fields.ts'
import { markValues } from '#content/facts/marks.ts'
import type { SiteContent } from '#content/site-content/index.ts'
import { itemPath } from '#content/values/item-path.ts'
import type { DerivedText, Facts } from './facts-context.ts'

/** The facts in the site content as it is typed. */
export function readFacts(content: SiteContent): Facts {
  const complete = completeContent({ ...content, leftEmpty: [] })
  const derived = derivedFields(content).map(
    ({ path, fromLabel, derive, offersEmpty = false }): [string, DerivedText] => [
      itemPath(content, path),
      { text: derive(complete), fromLabel, offersEmpty },
    ],
  )
  return { marks: markValues(content), derived: new Map(derived) }
}

/** Facts for forms of other documents, which have no derived fields. */
export const marksOnly = (content: SiteContent): Facts => ({ marks: markValues(content), derived: new Map() })

/** Whether both show the same in a form. */
export const sameFacts = (one: Facts, other: Facts): boolean =>
  JSON.stringify([[...one.marks], [...one.derived]]) ===
  JSON.stringify([[...other.marks], [...other.derived]])
