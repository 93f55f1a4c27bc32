export type MenuItem = { readonly label: string; readonly path: string }

export type SubmenuEntry = {
  readonly name: string
  readonly href: string
  /**
   * Icon id. Left out if it is the last part of `href`, as usual: every page contains this data, so it must be small.
   */
  readonly icon?: string
}

/** A menu's items, and the entries below each item by the item's path. An empty data set has an empty list. */
export type MenuData = {
  readonly items: readonly MenuItem[]
  /** The last of them, for pages of her own. Absent without any, because every page contains this data. */
  readonly pages?: readonly MenuItem[]
  readonly submenus: Readonly<Record<string, readonly SubmenuEntry[]>>
  readonly currentPath: string
}

/** The items without those of empty data sets. */
export const listedItems = (items: readonly MenuItem[], { submenus }: Pick<MenuData, 'submenus'>) =>
  items.filter(({ path }) => submenus[path]?.length !== 0)

/** Shown in the menu row if the owner's menu could not be loaded. */
export const rowFailure = 'Failed to fetch menu items. Please try again later.'

/** Used if the owner's menu could not be loaded. */
export const builtInItems: readonly MenuItem[] = [
  { label: 'Inicio', path: '/' },
  { label: 'Enfermedades', path: '/enfermedades' },
  { label: 'Síntomas', path: '/sintomas' },
  { label: 'Servicios', path: '/servicios' },
  { label: 'Contacto', path: '/contacto' },
]

/** Value of a link's `aria-current`: 'page' for the page itself, 'true' for a page above it. */
export function current(path: string, currentPath: string): 'page' | 'true' | undefined {
  if (path === currentPath) return 'page'
  return path !== '/' && currentPath.startsWith(`${path}/`) ? 'true' : undefined
}

/** A label that may be set on two lines: only the space nearest to its middle may end a line. */
export function rowLabel(label: string): string {
  const spaces = [...label.matchAll(/ /g)].map(({ index }) => index)
  const distance = (place: number) => Math.abs(label.length / 2 - place)
  const [middle] = spaces.sort((a, b) => distance(a) - distance(b))
  return label.replaceAll(/ /g, (space, place) => (place === middle ? space : '\u00a0'))
}

/** Name of an entry's icon. */
export const entryIcon = ({ href, icon = lastPart(href) }: SubmenuEntry) => `topic:${icon}` as const

export const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1)
