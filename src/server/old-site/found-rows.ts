import type { OldSiteState } from '#contract/old-site.ts'
import { aliasOf, formerPageOf } from './draft-page.ts'
import type { FoundPage, FoundSite } from './found-site.ts'
import type { OwnContent } from './own-content.ts'
import { picturesOf } from './picture-report.ts'

/** What was read, as she sees it before it comes. */
export const foundRows = (
  { host, pages, leftOut }: FoundSite,
  own: OwnContent,
): NonNullable<OldSiteState['found']> => ({
  host,
  leftOut,
  pages: pages.map((page) => ({
    key: formerPageOf(page),
    title: page.title,
    path: page.path,
    keepsPath: keepsPath(page, own),
    kind: page.kind,
    pictures: picturesOf([page]).length,
    isHere: own.pageOf(page) !== undefined,
    sameAs: own.sameAs(page),
    facts: page.facts,
    dropped: page.dropped,
  })),
})

/** Whether the old address will lead to the new page. One that a page here has already stays with it. */
function keepsPath(page: FoundPage, own: OwnContent): boolean {
  const alias = aliasOf(page)
  return alias !== undefined && (!own.taken.has(alias) || own.pageOf(page) !== undefined)
}
