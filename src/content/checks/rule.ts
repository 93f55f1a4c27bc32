import type { SiteContent } from '#content/site-content/index.ts'
import type { CheckedSite, Part } from './checked-site.ts'
import type { CheckLevel, Found } from './finding.ts'

/** One row of the table of checks. */
export type Rule = {
  readonly id: string
  readonly level: CheckLevel
  /** Why it matters, with the law or guideline; Spanish, for the owner. */
  readonly reason: string
  /** Called once for each part of the site: a document, or one visible entry. */
  readonly find: (part: Part, site: CheckedSite) => Iterable<Found>
}

/** A check of only the site content, which it gets as visitors see it. */
export const inContent =
  (find: (content: SiteContent, site: CheckedSite, part: Part) => Iterable<Found>): Rule['find'] =>
  (part, site) =>
    part.document === 'site-content' ? find(site.shown['site-content'], site, part) : []
