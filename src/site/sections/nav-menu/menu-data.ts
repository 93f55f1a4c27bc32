import type { OpenSite } from '#site/open/open-site.ts'
import { menuPages } from '#site/own-pages.ts'
import { basePaths, type TopicCard, topicCards, topicKinds } from '#site/topics.ts'
import { lastPart, listedItems, type MenuData, type SubmenuEntry } from './menu-entries.ts'

/** Data for both menus: the owner's items and the first entries of each data set. */
export function menuData(site: OpenSite, currentPath: string): MenuData {
  const submenus = topicKinds.map((kind) => {
    const entries = topicCards(site, kind, submenuLimit)
    return [basePaths[kind], entries.map(submenuEntry)] as const
  })
  const pages = menuPages(site)
  const data = { submenus: Object.fromEntries(submenus), currentPath, ...(pages.length > 0 && { pages }) }
  // Every page contains the items, so they are without ids.
  const items = site['site-content'].navMenu.items.map(({ label, path }) => ({ label, path }))
  return { ...data, items: listedItems([...items, ...pages], data) }
}

const submenuLimit = 5

const submenuEntry = ({ name, href, icon }: TopicCard): SubmenuEntry => ({
  name,
  href,
  ...(icon !== lastPart(href) && { icon }),
})
