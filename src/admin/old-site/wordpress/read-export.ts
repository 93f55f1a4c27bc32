import { z } from 'zod'
import { isDay } from '#content/texts/is-day.ts'
import { OldSiteError } from '../found-site.ts'
import { pageKey, pagePath } from '../page-key.ts'
import { decodeExport } from './decode-export.ts'
import { noExport, type XmlElement, xmlElements } from './xml-elements.ts'

/** A published page as it is in the file. Its HTML and texts are neither cleaned nor checked. */
export type OldPage = {
  readonly sourceId: string
  readonly number: string
  /** Path of its address; empty if that is a query: `/?p=12`. */
  readonly path: string
  readonly address: string
  readonly kind: 'page' | 'post'
  readonly title: string
  readonly html: string
  /** The language that the plugin Polylang names, or an empty text. */
  readonly language: string
  readonly date: string
  readonly excerpt: string
  /** `library:12`, or empty. */
  readonly image: string
  /** Names of fields of its theme, whose texts do not come along. */
  readonly fields: readonly string[]
}

export type OldItem =
  | { readonly type: 'page'; readonly page: OldPage }
  /** A text that several pages show: they name it by its number. */
  | { readonly type: 'block'; readonly number: string; readonly html: string }
  /** A picture of WordPress's library, in its full size. */
  | { readonly type: 'picture'; readonly number: string; readonly url: string; readonly alt: string }
  /** What is not taken: why, in the owner's words and the plural, and its title. */
  | { readonly type: 'leftOut'; readonly reason: string; readonly name: string }

/** Published pages and posts of one file. */
const maxPages = 1_000
/** Everything that the file has: pages, pictures, drafts, versions, menus. */
const maxItems = 100_000
/** Characters of one page. */
const maxHtml = 500_000

/**
 * Reads the file that WordPress exports (WXR, an RSS feed with elements of its own) as a stream.
 * @param onHost Called with the host of the site, without `www.`.
 * @throws {OldSiteError}
 */
export async function* readExport(file: Blob, onHost: (host: string) => void): AsyncGenerator<OldItem> {
  let isExport = false
  let host = ''
  const counts = { pages: 0, items: 0 }
  let item = newItem()
  const text = decodeExport(new Uint8Array(await file.arrayBuffer()))
  for await (const element of xmlElements(text)) {
    const { path } = element
    const [, , parent, child] = path
    if (path.length === 3 && parent !== 'item') {
      if (parent === 'wp:wxr_version') isExport = true
      if (parent === 'link' || parent === 'wp:base_blog_url') {
        host = hostOf(element.text) || host
        onHost(host)
      }
    } else if (parent === 'item' && child !== undefined) {
      if (child === 'wp:post_id') isExport = true
      addTo(item, element)
    } else if (parent === 'item') {
      // A feed of news is RSS too.
      if (!isExport) throw noExport()
      const found = itemOf(item, host)
      counts.items += 1
      if (found.type === 'page') counts.pages += 1
      refuseTooMany(counts)
      yield found
      for (; item.comments > 0; item.comments -= 1) yield leftOut('Comentarios', '')
      item = newItem()
    }
  }
  if (!isExport) throw noExport()
}

/** The texts of an item by the name of their element, and its further data. */
type Item = {
  readonly texts: Map<string, string>
  readonly meta: Map<string, string>
  readonly fields: Set<string>
  metaKey: string
  comments: number
  language: string
}

const newItem = (): Item => ({
  texts: new Map(),
  meta: new Map(),
  fields: new Set(),
  metaKey: '',
  comments: 0,
  language: '',
})

const wantedTexts: ReadonlySet<string> = new Set([
  ...['title', 'link', 'content:encoded', 'excerpt:encoded', 'wp:post_id', 'wp:post_date', 'wp:status'],
  ...['wp:post_type', 'wp:post_password', 'wp:attachment_url'],
])
const wantedMeta: ReadonlySet<string> = new Set([
  ...['_thumbnail_id', '_wp_attachment_image_alt', '_yoast_wpseo_metadesc', 'rank_math_description'],
  ...['footnotes', '_elementor_data'],
])
/** Fields of one page that are named at most. */
const maxFields = 30

function addTo(item: Item, { path, attributes, text }: XmlElement): void {
  const [, , , child = '', part] = path
  if (path.length === 4) {
    if (wantedTexts.has(child)) item.texts.set(child, text)
    if (child === 'wp:comment') item.comments += 1
    if (child === 'category' && attributes.domain === 'language') item.language = attributes.nicename ?? ''
  } else if (path.length === 5 && child === 'wp:postmeta') {
    if (part === 'wp:meta_key') item.metaKey = text
    if (part !== 'wp:meta_value') return
    if (wantedMeta.has(item.metaKey)) item.meta.set(item.metaKey, text)
    // ACF stores beside each of its fields which one it is.
    else if (text.startsWith('field_') && item.fields.size < maxFields) item.fields.add(item.metaKey.slice(1))
  }
}

function itemOf(item: Item, host: string): OldItem {
  const text = (name: string) => item.texts.get(name)?.trim() ?? ''
  const [title, type, number, link] = [text('title'), text('wp:post_type'), text('wp:post_id'), text('link')]
  if (type === 'attachment') {
    const url = text('wp:attachment_url')
    return /\.(?:jpe?g|png|webp|gif|avif|bmp|tiff?|heic)(?:[?#]|$)/i.test(url)
      ? { type: 'picture', number, url, alt: item.meta.get('_wp_attachment_image_alt')?.trim() ?? '' }
      : leftOut('Archivos que no son fotos', title)
  }
  const html = withFootnotes(text('content:encoded'), item.meta.get('footnotes'))
  if (type === 'wp_block' && text('wp:status') === 'publish') return { type: 'block', number, html }
  const reason = reasonToLeaveOut(item, html)
  if (reason !== undefined) return leftOut(reason, title)
  const url = new URL(URL.canParse(link) ? link : `https://${host || 'localhost'}/?p=${number}`)
  const thumbnail = item.meta.get('_thumbnail_id')
  const day = text('wp:post_date').slice(0, 10)
  const page: OldPage = {
    sourceId: pageKey(url),
    number,
    path: url.search === '' ? pagePath(url) : '',
    address: url.href,
    kind: type === 'post' ? 'post' : 'page',
    title,
    html,
    language: item.language,
    // Databases write 0000 and 1970 for a day that they do not know.
    date: isDay(day) && day >= '1990' ? day : '',
    excerpt:
      text('excerpt:encoded') ||
      // A template of a plugin for search engines says nothing.
      (['_yoast_wpseo_metadesc', 'rank_math_description']
        .map((key) => item.meta.get(key) ?? '')
        .find((words) => words !== '' && !words.includes('%')) ??
        ''),
    image: thumbnail ? `library:${thumbnail}` : '',
    fields: [...item.fields],
  }
  return { type: 'page', page }
}

const leftOut = (reason: string, name: string): OldItem => ({ type: 'leftOut', reason, name })

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

/**
 * Why an item does not come along; undefined for a published page. Themes and plugins have further types: those with an
 * address of their own are pages to visitors.
 */
function reasonToLeaveOut({ texts, meta }: Item, html: string): string | undefined {
  const [type = '', status = ''] = [texts.get('wp:post_type'), texts.get('wp:status')]
  const isOrdinary = type === 'page' || type === 'post'
  if (!isOrdinary) {
    const reason = leftOutTypes[type]
    if (reason) return reason
    if (type === '' || type.startsWith('wp_') || /[?&]/.test(texts.get('link') ?? '')) return technical
  }
  if (status !== 'publish') return leftOutStates[status] ?? technical
  if (texts.get('wp:post_password')) return 'Con contraseña'
  if (html.length > maxHtml) return 'Demasiado largas'
  if (html !== '') return undefined
  // A page builder stored its text in a form of its own.
  if (meta.has('_elementor_data')) return 'Hechas con un constructor de páginas que guarda su texto aparte'
  return isOrdinary ? 'Vacías' : technical
}

const footnotes = z.array(z.object({ content: z.string() }))

/** The page's text with its footnotes, which WordPress stores beside it. */
function withFootnotes(html: string, stored = '[]'): string {
  try {
    const notes = footnotes.parse(JSON.parse(stored))
    return html + notes.map(({ content }, index) => `\n\n<p>[${index + 1}] ${content}</p>`).join('')
  } catch {
    return html
  }
}

function refuseTooMany({ pages, items }: { readonly pages: number; readonly items: number }): void {
  if (pages > maxPages) {
    throw new OldSiteError(
      `El archivo trae más de ${maxPages} páginas y artículos publicados. En WordPress, expórtelo por partes: primero las páginas, luego los artículos de cada año.`,
    )
  }
  if (items > maxItems) {
    throw new OldSiteError(
      `El archivo trae más de ${maxItems} elementos. En WordPress, exporte solo las páginas o solo los artículos.`,
    )
  }
}

const hostOf = (address: string): string =>
  URL.canParse(address.trim()) ? new URL(address.trim()).hostname.replace(/^www\./, '') : ''
