import type { WordpressItem } from './read-items.ts'

const technical = 'Ajustes, plantillas y formularios'

/** What WordPress's types of items are to the owner, for those that are no pages. */
const types: Readonly<Record<string, string>> = {
  revision: 'Versiones anteriores de páginas',
  nav_menu_item: 'Elementos de menús',
  attachment: 'Archivos que no son fotos',
  product: 'Productos de la tienda',
  product_variation: 'Productos de la tienda',
  shop_order: 'Pedidos de la tienda',
}

const states: Readonly<Record<string, string>> = {
  draft: 'Borradores',
  'auto-draft': 'Borradores',
  pending: 'Borradores',
  future: 'Programadas para después',
  trash: 'En la papelera',
  private: 'Privadas',
}

/**
 * Why an item does not come along, in the owner's words and the plural; undefined for a published page. Themes and
 * plugins have further types: those with an address of their own are pages to visitors.
 */
export function reasonToLeaveOut({ text, meta }: WordpressItem): string | undefined {
  const [type, status, html] = [text('wp:post_type'), text('wp:status'), text('content:encoded')]
  const isOrdinary = type === 'page' || type === 'post'
  if (types[type]) return types[type]
  if (!isOrdinary && (type === '' || type.startsWith('wp_') || /[?&]/.test(text('link')))) return technical
  if (status !== 'publish') return states[status] ?? technical
  if (text('wp:post_password') !== '') return 'Con contraseña'
  if (html !== '') return undefined
  // A page builder stored its text in a form of its own.
  if (meta.has('_elementor_data')) return 'Hechas con un constructor de páginas que guarda su texto aparte'
  return isOrdinary ? 'Vacías' : technical
}
