import { isOwnPath } from '#content/entries/page-address.ts'
import type { OldSiteState } from '#contract/old-site.ts'
import { aliasOf, formerPageOf } from './draft-page.ts'
import type { FoundPage, FoundSite } from './found-site.ts'
import type { OwnContent } from './own-content.ts'
import { picturesOf } from './picture-report.ts'

type Row = NonNullable<OldSiteState['found']>['pages'][number]

/** What was read, as she sees it before it comes. */
export function foundRows(
  { host, pages, leftOut }: FoundSite,
  own: OwnContent,
): NonNullable<OldSiteState['found']> {
  const aliases = new Set<string>()
  return {
    host,
    leftOut,
    pages: pages.map((page) => {
      const alias = aliasOf(page)
      const oldPath = oldPathOf(page, own, alias !== undefined && aliases.has(alias))
      if (alias !== undefined) aliases.add(alias)
      return {
        key: formerPageOf(page),
        title: page.title,
        path: page.path,
        keepsPath: oldPath === 'leads here',
        oldPath,
        kind: page.kind,
        pictures: picturesOf([page]).length,
        isHere: own.pageOf(page) !== undefined,
        sameAs: own.sameAs(page),
        facts: page.facts,
        dropped: page.dropped,
      }
    }),
  }
}

/** Where the old address will lead. One that a page here has already stays with it. */
function oldPathOf(page: FoundPage, own: OwnContent, isTwice: boolean): Row['oldPath'] {
  const alias = aliasOf(page)
  if (alias === undefined) return isOwnPath(page.path) ? 'is taken' : 'is lost'
  if (own.pageOf(page) !== undefined) return 'leads here'
  if (own.taken.has(alias)) return 'is taken'
  return isTwice ? 'is of another' : 'leads here'
}
