import type { Images } from '#site/images.ts'
import type { OpenSite } from '#site/open/open-site.ts'
import { menuPages } from '#site/own-pages.ts'
import { topicTile } from '#site/tile-path.ts'
import { basePaths, type TopicCard, topicCards, topicKinds } from '#site/topics.ts'
import { lastPart, listedItems, type MenuData, type SubmenuEntry } from './menu-entries.ts'

/**
 * Data for both menus: the owner's items and the first entries of each data set.
 * @param images For menus that show the entries' tiles.
 */
export function menuData(site: OpenSite, currentPath: string, images?: Images): MenuData {
  const submenus = topicKinds.map((kind) => {
    const entries = topicCards(site, kind, submenuLimit)
    return [basePaths[kind], entries.map((card) => submenuEntry(card, images))] as const
  })
  const pages = menuPages(site)
  const data = { submenus: Object.fromEntries(submenus), currentPath, ...(pages.length > 0 && { pages }) }
  return { ...data, items: listedItems([...site['site-content'].navMenu.items, ...pages], data) }
}

const submenuLimit = 5

function submenuEntry({ id, name, href, icon }: TopicCard, images: Images | undefined): SubmenuEntry {
  const tile = images?.(topicTile(id)).src
  return { name, href, ...(icon !== lastPart(href) && { icon }), ...(tile && { tile }) }
}
