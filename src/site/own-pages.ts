import type { Page } from '#content/entries/page.ts'
import { siteLanguage } from '#content/texts/languages.ts'
import { type OpenSite, runsAt } from './open/open-site.ts'
import { ownPagePath } from './route.ts'

/** Pages of her own in the order of her list. A practice has a few dozens of them. */
export const ownPages = (site: OpenSite): Page[] => site.pages.slice(0)

type Place = 'menu' | 'footer' | 'card' | 'strip'

/** The pages that are announced at a place today. */
export function announcedPages(site: OpenSite, place: Place): Page[] {
  const isToday = runsAt(site)
  return ownPages(site).filter((page) => {
    const { menu, footer, home } = page.placement
    const isNamed = place === 'menu' ? menu : place === 'footer' ? footer : home === place
    return isNamed && isToday(page)
  })
}

/** The name of a page where there is little room. */
export const shortTitle = ({ placement, title }: Page): string => placement.shortTitle || title

/** The menu's items for the pages that are announced there. */
export const menuPages = (site: OpenSite) =>
  announcedPages(site, 'menu').map((page) => ({
    label: shortTitle(page),
    path: ownPagePath(page.id),
  }))

/** The pages that say the same in different languages, this one among them; only this one without a translation. */
export function translations(site: OpenSite, page: Page): Page[] {
  const root = page.translationOf || page.id
  const all = ownPages(site).filter(({ id, translationOf }) => id === root || translationOf === root)
  const isAmong = all.some(({ id }) => id === page.id) && all.some(({ id }) => id === root)
  return isAmong ? all : [page]
}

/** When a page last changed, as ISO 8601. */
export const pageChangedAt = ({ entryTimes, revisedAt }: OpenSite, { id }: Page) =>
  entryTimes.pages?.get(id) ?? revisedAt.pages

export const isForeign = ({ language }: Pick<Page, 'language'>) => language !== siteLanguage
