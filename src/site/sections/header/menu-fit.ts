import { isVeryLongName } from '#site/components/brand.tsx'
import type { OpenSite } from '#site/open/open-site.ts'
import { menuPages } from '#site/own-pages.ts'
import { rowLabel } from '#site/sections/nav-menu/menu-entries.ts'
import { basePaths, topicCards, topicKinds } from '#site/topics.ts'

/** Width in px that a header leaves for its menu row in a window of 1280 px, both at the usual font size. */
export type MenuRoom = {
  /** Beside everything else that the header shows. */
  readonly full: number
  /** If the header hides what it can do without. */
  readonly tight: number
}

/**
 * How a header shows its menu from 1280 px: as a row by default, `tight` in smaller type with labels on up to two
 * lines and without networks, `side` as a button that opens the side menu, because no row fits.
 */
export type MenuFit = 'tight' | 'side' | undefined

/** The header chooses by estimated widths, so that nothing moves while the page loads. */
export function menuFit(site: OpenSite, { full, tight }: MenuRoom): MenuFit {
  const items = rowItems(site)
  if (rowWidth(items) <= full) return undefined
  const width = sum(items, ({ label, opens }) => twoLineWidth(label) * smallType + (opens ? 38 : 16))
  return width <= tight ? 'tight' : 'side'
}

/**
 * Whether a long name has room for its full size from 1280 px, because the row leaves some of its width or is not
 * shown. Without room, the name is set smaller.
 */
export function hasRoomForName(site: OpenSite, room: MenuRoom): boolean {
  const fit = menuFit(site, room)
  const { name } = site['site-content'].doctorInfo
  // A very long name takes more lines in its full size, and the small header has no room for them.
  if (fit !== undefined || isVeryLongName(name)) return fit === 'side'
  return room.full - rowWidth(rowItems(site)) >= lineWidth(name) * growth
}

/** Share of the width of a name on one line by which its longer line of two may grow. */
const growth = 0.15

const rowWidth = (items: readonly RowItem[]) =>
  sum(items, ({ label, opens }) => lineWidth(label) + (opens ? 47 : 26))

/** Font size of a tight row, relative to the usual 16 px. */
const smallType = 0.9375

type RowItem = { readonly label: string; readonly opens: boolean }

function rowItems(site: OpenSite): RowItem[] {
  const lists = new Map<string, number>(
    topicKinds.map((kind) => [basePaths[kind], topicCards(site, kind, 1).length]),
  )
  const items = [...site['site-content'].navMenu.items, ...menuPages(site)]
    .filter(({ path }) => lists.get(path) !== 0)
    .map(({ label, path }) => ({ label, opens: lists.has(path) }))
  if (site['selected-sections'].NavMenu?.component !== 'nav-menu-index') return items
  // One button opens all lists.
  return [{ label: 'Menú con icono', opens: true }, ...items.filter(({ opens }) => !opens)]
}

const sum = (items: readonly RowItem[], width: (item: RowItem) => number) =>
  items.reduce((total, item) => total + width(item), 0)

const twoLineWidth = (label: string) => Math.max(...rowLabel(label).split(' ').map(lineWidth))

/** Estimated width in px of a text in Figtree at 16 px. */
const lineWidth = (text: string) => [...text].reduce((width, letter) => width + letterWidth(letter), 0)

function letterWidth(letter: string): number {
  if (/[ijlíI' \u00a0.,]/.test(letter)) return 4
  if (/[frt-]/.test(letter)) return 6
  if (/[mwMW]/.test(letter)) return 14
  return /\p{Lu}/u.test(letter) ? 11 : 8.7
}
