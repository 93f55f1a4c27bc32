import type { Snapshot } from '#content/snapshot.ts'
import { lastPart, type MenuData, type SubmenuEntry } from '#site/islands/menu-entries.ts'
import { basePaths, type TopicCard, topicCards, topicKinds } from '#site/topics.ts'

/** What both menus show: the owner's items, and the first entries of each data set. */
export function menuData(snapshot: Snapshot, currentPath: string): MenuData {
  const submenus = topicKinds.map((kind) => {
    const entries = topicCards(snapshot, kind).slice(0, submenuLimit)
    return [basePaths[kind], entries.map(submenuEntry)] as const
  })
  return {
    items: snapshot['site-content'].navMenu.items,
    submenus: Object.fromEntries(submenus.filter(([, entries]) => entries.length > 0)),
    currentPath,
  }
}

const submenuLimit = 5

function submenuEntry({ name, href, icon }: TopicCard): SubmenuEntry {
  return { name, href, ...(icon !== lastPart(href) && { icon }) }
}
