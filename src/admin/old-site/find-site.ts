import { bareHost } from '#content/links/bare-host.ts'
import { type FoundPage, type FoundSite, OldSiteError } from './found-site.ts'
import { alternative } from './html/words.ts'
import { pictureAddresses } from './picture-addresses.ts'
import { reasonToLeaveOut } from './wordpress/left-out-items.ts'
import { readItems, type WordpressItem } from './wordpress/read-items.ts'
import { readPage } from './wordpress/read-page.ts'

/** In bytes, of the file that WordPress exports. It has the texts, not the pictures. */
const maxBytes = 50 * 1024 ** 2
/** Published pages and posts of one file. */
const maxPages = 1_000
/** Characters of one page. */
const maxHtml = 500_000

const inPieces = 'En WordPress, expórtelo por partes: primero las páginas, luego los artículos de cada año.'

type Picture = { readonly image: string; readonly imageAlt: string }

/**
 * Reads the file of WordPress to its end and reduces its pages to text.
 * @throws {OldSiteError}
 */
export async function findSite(file: Blob, signal?: AbortSignal): Promise<FoundSite> {
  if (file.size > maxBytes) throw new OldSiteError(`El archivo pesa más de 50 MB. ${inPieces}`)
  const { address, items } = await readItems(file, signal)
  const url = URL.parse(address)
  const host = url ? bareHost(url) : ''

  const leftOut: { readonly reason: string; readonly title: string }[] = []
  const library = new Map<string, Picture>()
  const blocks = new Map<string, string>()
  const published: WordpressItem[] = []
  for (const item of items) {
    const { text, meta, comments } = item
    const number = text('wp:post_id')
    const image = text('wp:attachment_url')
    const reason = reasonToLeaveOut(item)
    for (let left = comments; left > 0; left -= 1) leftOut.push({ reason: 'Comentarios', title: '' })
    if (/\.(?:jpe?g|png|webp|gif|avif|bmp|tiff?|heic)(?:[?#]|$)/i.test(image)) {
      const picture = { image, imageAlt: alternative(meta.get('_wp_attachment_image_alt')?.trim() ?? '') }
      library.set(`library:${number}`, picture).set(wholePicture(image), picture)
    } else if (text('wp:post_type') === 'wp_block' && text('wp:status') === 'publish') {
      blocks.set(number, text('content:encoded'))
    } else if (reason === undefined) published.push(item)
    else leftOut.push({ reason, title: text('title') })
  }
  if (published.length > maxPages) {
    throw new OldSiteError(`El archivo trae más de ${maxPages} páginas y artículos publicados. ${inPieces}`)
  }

  const pages: FoundPage[] = []
  for (const item of published) {
    signal?.throwIfAborted()
    const found = readable(item, blocks, host)
    if (typeof found !== 'string') pages.push(withLibrary(found, library))
    else leftOut.push({ reason: found, title: item.text('title') || item.text('link') })
    // The browser stays free between two pages.
    await new Promise((resolve) => setTimeout(resolve))
  }
  if (pages.length === 0) {
    throw new OldSiteError(
      'No se encontró ninguna página publicada con texto. Si exportó solo una parte, exporte todo el contenido.',
    )
  }
  return { host, pages, leftOut: Map.groupBy(leftOut, ({ reason }) => reason) }
}

/** The place of a block that several pages show. One that has words of its own on this page is not filled in. */
const blockPlace = /<!-- wp:block \{"ref":(\d{1,12})\} \/-->/g

/** The page, or why it does not come. One page must not stop the others. */
function readable(
  item: WordpressItem,
  blocks: ReadonlyMap<string, string>,
  host: string,
): FoundPage | string {
  // A block in a block stays a place.
  const html = item
    .text('content:encoded')
    .replace(blockPlace, (place, number: string) => blocks.get(number) ?? place)
  if (html.length > maxHtml) return 'Demasiado largas'
  try {
    const page = readPage(item, html, host)
    return page.fields.text.length === 0 ? 'Sin texto' : page
  } catch {
    return 'Con un formato que no se puede leer'
  }
}

/** The same for all sizes of one picture, with and without `www.` and https. */
function wholePicture(address: string): string {
  const [whole] = pictureAddresses(address)
  return whole ? bareHost(whole) + whole.pathname : address
}

/** The page with the addresses and alternative texts that the library of WordPress has. */
function withLibrary(page: FoundPage, library: ReadonlyMap<string, Picture>): FoundPage {
  function located<Place extends Picture>(place: Place): Place {
    // What only the library names has no address if it is not in the file.
    const isNumber = place.image.startsWith('library:')
    const stored = library.get(isNumber ? place.image : wholePicture(place.image))
    const image = stored?.image ?? (isNumber ? '' : place.image)
    return { ...place, image, imageAlt: place.imageAlt || (stored?.imageAlt ?? '') }
  }
  const { fields } = page
  return { ...page, fields: { ...located(fields), text: fields.text.map(located) } }
}
