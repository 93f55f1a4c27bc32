import { isDay } from '#content/texts/is-day.ts'
import { pageKey, pagePath } from '../fetch/page-address.ts'
import { type OldItem, type OldPage, type OldPicture, type OldSite, OldSiteError } from '../old-page.ts'
import { excerptText } from '../short-description.ts'
import { noExport } from './export-errors.ts'
import { reasonToLeaveOut } from './item-kinds.ts'
import { outerTexts, withFootnotes } from './outer-texts.ts'
import { type XmlElement, xmlElements } from './xml-elements.ts'

/** Published pages and posts of one file. */
const maxPages = 1_000
/** Everything that the file has: pages, pictures, drafts, versions, menus. */
const maxItems = 100_000
/** Characters of one page. */
const maxHtml = 500_000

/** Reads the file that WordPress exports (WXR, an RSS feed with elements of its own) as a stream. */
export function readExport(file: string): OldSite {
  let host = ''
  let language = ''

  return {
    host: () => host,

    async *items(): AsyncGenerator<OldItem> {
      let isExport = false
      let counts = { pages: 0, items: 0 }
      let item = newItem()
      for await (const element of xmlElements(file, 'rss')) {
        const { path, text } = element
        const [, , parent, child] = path
        if (path.length === 3 && parent !== 'item') {
          if (parent === 'wp:wxr_version') isExport = true
          if (parent === 'language') language = text.trim()
          if (parent === 'link' || parent === 'wp:base_blog_url') host = hostOf(text) || host
        } else if (parent === 'item' && child !== undefined) {
          if (child === 'wp:post_id') isExport = true
          addTo(item, element)
        } else if (parent === 'item') {
          // A feed of news is RSS too.
          if (!isExport) throw noExport()
          const found = itemOf(item, { host, language })
          counts = {
            items: counts.items + 1,
            pages: counts.pages + (found.type === 'page' ? 1 : 0),
          }
          refuseTooMany(counts)
          yield found
          if (item.comments > 0) yield leftOut('Comentarios', '', item.comments)
          item = newItem()
        }
      }
      if (!isExport) throw noExport()
    },
  }
}

/** The texts of an item by the name of their element, and its further data. */
type Item = {
  readonly texts: Map<string, string>
  readonly meta: Map<string, string>
  readonly outer: ReturnType<typeof outerTexts>
  metaKey: string
  comments: number
  language: string
}

const newItem = (): Item => ({
  texts: new Map(),
  meta: new Map(),
  outer: outerTexts(),
  metaKey: '',
  comments: 0,
  language: '',
})

const wantedTexts: ReadonlySet<string> = new Set([
  ...['title', 'link', 'content:encoded', 'excerpt:encoded', 'wp:post_id', 'wp:post_date', 'wp:status'],
  ...['wp:post_date_gmt', 'pubDate'],
  ...['wp:post_type', 'wp:post_password', 'wp:attachment_url'],
])
const wantedMeta: ReadonlySet<string> = new Set([
  '_thumbnail_id',
  '_wp_attachment_image_alt',
  '_yoast_wpseo_metadesc',
  'rank_math_description',
  'footnotes',
])

function addTo(item: Item, { path, attributes, text }: XmlElement): void {
  const [, , , child = '', part] = path
  if (path.length === 4) {
    if (wantedTexts.has(child)) item.texts.set(child, text)
    if (child === 'wp:comment') item.comments += 1
    // The plugin Polylang notes the language of a page as a category.
    if (child === 'category' && attributes.domain === 'language') item.language = attributes.nicename ?? ''
  } else if (path.length === 5 && child === 'wp:postmeta') {
    if (part === 'wp:meta_key') item.metaKey = text
    if (part === 'wp:meta_value') {
      if (wantedMeta.has(item.metaKey)) item.meta.set(item.metaKey, text)
      else item.outer.add(item.metaKey, text)
    }
  }
}

function itemOf(item: Item, site: { readonly host: string; readonly language: string }): OldItem {
  const text = (name: string) => item.texts.get(name)?.trim() ?? ''
  const title = text('title')
  const type = text('wp:post_type')
  const numbered = `${site.host} ${text('wp:post_id')}`
  if (type === 'attachment')
    return pictureOf({ sourceId: numbered, title, url: text('wp:attachment_url') }, item)

  const html = withFootnotes(item.texts.get('content:encoded') ?? '', item.meta.get('footnotes'))
  if (type === 'wp_block' && text('wp:status') === 'publish') {
    return { type: 'block', block: { number: text('wp:post_id'), title, html } }
  }
  const reason = reasonToLeaveOut({
    type,
    status: text('wp:status'),
    hasPassword: text('wp:post_password') !== '',
    link: text('link'),
    html,
    hasBuilder: item.outer.hasBuilder(),
  })
  if (reason) return leftOut(reason, title)
  if (html.length > maxHtml) return leftOut('Demasiado largas', title)
  const thumbnail = item.meta.get('_thumbnail_id')
  const page: OldPage = {
    ...placeOf(text('link'), numbered),
    numbered,
    kind: type === 'post' ? 'post' : 'page',
    title,
    html,
    language: item.language || site.language || undefined,
    date: dayOf(text('wp:post_date'), [text('wp:post_date_gmt'), text('pubDate')]),
    excerpt:
      [
        text('excerpt:encoded'),
        item.meta.get('_yoast_wpseo_metadesc') ?? '',
        item.meta.get('rank_math_description') ?? '',
      ].find((excerpt) => excerptText(excerpt) !== '') ?? '',
    mainPicture: thumbnail && `${site.host} ${thumbnail}`,
    outside: item.outer.named(),
  }
  return { type: 'page', page }
}

function pictureOf(found: Omit<OldPicture, 'alt' | 'caption'>, { meta, texts }: Item): OldItem {
  const { title, url } = found
  if (!/\.(?:jpe?g|png|webp|gif|avif|bmp|tiff?|heic)(?:[?#]|$)/i.test(url)) {
    return leftOut('Archivos que no son fotos', title)
  }
  const alt = meta.get('_wp_attachment_image_alt')?.trim() ?? ''
  return { type: 'picture', picture: { ...found, alt, caption: texts.get('excerpt:encoded')?.trim() ?? '' } }
}

const leftOut = (reason: string, name: string, count = 1): OldItem => ({
  type: 'leftOut',
  leftOut: { reason, name, count },
})

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

/** In hours. Moments without the place's own time are read in that of Mexico City. */
const offset = -6
/** Databases write 0000 and 1970 for a day that they do not know. */
const firstYear = 1990

/** The day of a post by its local time, or by a moment in UTC. */
function dayOf(local: string, moments: readonly string[]): string | undefined {
  const day = /^\d{4}-\d\d-\d\d/.exec(local)?.[0] ?? ''
  if (isKnownDay(day)) return day
  return moments
    .map((moment) => Date.parse(/^\d{4}-/.test(moment) ? `${moment.replace(' ', 'T')}Z` : moment))
    .filter((time) => !Number.isNaN(time))
    .map((time) => new Date(time + offset * 60 * 60_000).toISOString().slice(0, 10))
    .find(isKnownDay)
}

const isKnownDay = (day: string): boolean => isDay(day) && Number(day.slice(0, 4)) >= firstYear

const hostOf = (address: string): string =>
  URL.canParse(address.trim()) ? new URL(address.trim()).hostname.replace(/^www\./, '') : ''

/** What names a page, and its path; no path for an address that is a query: `/?p=12`. */
function placeOf(link: string, numbered: string): Pick<OldPage, 'sourceId' | 'path'> {
  if (!URL.canParse(link)) return { sourceId: numbered, path: '' }
  const url = new URL(link)
  return { sourceId: pageKey(url), path: url.search === '' ? pagePath(url) : '' }
}
