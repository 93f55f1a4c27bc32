/** What WordPress's types of items are to the owner, for those that are no pages. */
const leftOutTypes: Readonly<Record<string, string>> = {
  revision: 'Versiones anteriores de páginas',
  nav_menu_item: 'Elementos de menús',
  product: 'Productos de la tienda',
  product_variation: 'Productos de la tienda',
  shop_order: 'Pedidos de la tienda',
}
const technical = 'Ajustes, plantillas y formularios'

const leftOutStates: Readonly<Record<string, string>> = {
  draft: 'Borradores',
  'auto-draft': 'Borradores',
  pending: 'Borradores',
  future: 'Programadas para después',
  trash: 'En la papelera',
  private: 'Privadas',
}

type Item = {
  readonly type: string
  readonly status: string
  readonly hasPassword: boolean
  readonly link: string
  readonly html: string
  /** Whether a page builder stored its text in a form of its own. */
  readonly hasBuilder: boolean
}

/**
 * Why an item does not come along; undefined for a published page. Themes and plugins have further types: those with an
 * address of their own are pages to visitors.
 */
export function reasonToLeaveOut({
  type,
  status,
  hasPassword,
  link,
  html,
  hasBuilder,
}: Item): string | undefined {
  const isOrdinary = type === 'page' || type === 'post'
  if (!isOrdinary) {
    const reason = leftOutTypes[type]
    if (reason) return reason
    if (type === '' || type.startsWith('wp_') || /[?&]/.test(link)) return technical
  }
  if (status !== 'publish') return leftOutStates[status] ?? technical
  if (hasPassword) return 'Con contraseña'
  if (html.trim() !== '') return undefined
  if (hasBuilder) return 'Hechas con un constructor de páginas que guarda su texto aparte'
  return isOrdinary ? 'Vacías' : technical
}
