export type MenuItem = { readonly label: string; readonly path: string }

export type SubmenuEntry = {
  readonly name: string
  readonly href: string
  /** Its topic; left out where the address says it already, as most do: every page carries the menus' data. */
  readonly icon?: string
  /** Address of its drawn tile; only for variants that show tiles. */
  readonly tile?: string
}

/** What a menu shows: its items, and by an item's path the entries under it. */
export type MenuData = {
  readonly items: readonly MenuItem[]
  readonly submenus: Readonly<Record<string, readonly SubmenuEntry[]>>
  readonly currentPath: string
}

/** What the row of items says when the owner's menu could not be loaded. */
export const rowFailure = 'Failed to fetch menu items. Please try again later.'

/** The menu of a visitor whose browser could not load the owner's. */
export const builtInItems: readonly MenuItem[] = [
  { label: 'Inicio', path: '/' },
  { label: 'Enfermedades', path: '/enfermedades' },
  { label: 'Síntomas', path: '/sintomas' },
  { label: 'Servicios', path: '/servicios' },
  { label: 'Contacto', path: '/contacto' },
]

/** `aria-current` of a link: the page itself, or one above it. */
export function current(path: string, currentPath: string): 'page' | 'true' | undefined {
  if (path === currentPath) return 'page'
  return path !== '/' && currentPath.startsWith(`${path}/`) ? 'true' : undefined
}

/** The title of a label that its line may cut. */
export const longTitle = (label: string) => (label.length > 20 ? label : undefined)

/** The name of an entry's icon. */
export const entryIcon = ({ href, icon = lastPart(href) }: SubmenuEntry) => `topic:${icon}` as const

export const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1)
