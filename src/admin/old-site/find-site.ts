import { type FoundPage, type FoundSite, OldSiteError } from './found-site.ts'
import { pictureAddresses } from './picture-addresses.ts'
import { maxHtml, reasonToLeaveOut } from './wordpress/left-out-items.ts'
import { readItems, type WordpressItem } from './wordpress/read-items.ts'
import { readPage } from './wordpress/read-page.ts'

/** In bytes, of the file that WordPress exports. It has the texts, not the pictures. */
const maxBytes = 50 * 1024 ** 2
/** Published pages and posts of one file. */
const maxPages = 1_000
/** Characters of all pages together, reduced to text. */
const maxText = 5_000_000
/** Names of each kind of things that are left out. */
const maxNames = 30

const inPieces = 'En WordPress, expórtelo por partes: primero las páginas, luego los artículos de cada año.'

type Picture = { readonly url: string; readonly alt: string }

/**
 * Reads the file of WordPress to its end and reduces its pages to text.
 * @param onProgress Called with the number of pages so far.
 * @throws {OldSiteError}
 */
export async function findSite(
  file: Blob,
  onProgress: (pages: number) => void,
  signal?: AbortSignal,
): Promise<FoundSite> {
  if (file.size > maxBytes) throw new OldSiteError(`El archivo pesa más de 50 MB. ${inPieces}`)
  const { address, items } = await readItems(file, signal)
  const host = URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : ''
  const leftOut = new Map<string, { count: number; names: string[] }>()
  function leave(reason: string, name = '', count = 1): void {
    const group = leftOut.get(reason) ?? { count: 0, names: [] }
    group.count += count
    if (name !== '' && group.names.length < maxNames) group.names.push(name.slice(0, 200))
    leftOut.set(reason, group)
  }

  const pictures = new Map<string, Picture>()
  const blocks = new Map<string, string>()
  const published: WordpressItem[] = []
  for (const item of items) {
    const text = (name: string) => item.texts.get(name) ?? ''
    const url = text('wp:attachment_url')
    if (item.comments > 0) leave('Comentarios', '', item.comments)
    if (/\.(?:jpe?g|png|webp|gif|avif|bmp|tiff?|heic)(?:[?#]|$)/i.test(url)) {
      const picture = { url, alt: item.meta.get('_wp_attachment_image_alt')?.trim() ?? '' }
      for (const name of [`library:${text('wp:post_id')}`, wholePicture(url)]) pictures.set(name, picture)
    } else if (text('wp:post_type') === 'wp_block' && text('wp:status') === 'publish') {
      blocks.set(text('wp:post_id'), text('content:encoded'))
    } else {
      const reason = reasonToLeaveOut(item)
      if (reason === undefined) published.push(item)
      else leave(reason, text('title'))
    }
  }
  if (published.length > maxPages) {
    throw new OldSiteError(`El archivo trae más de ${maxPages} páginas y artículos publicados. ${inPieces}`)
  }

  const pages: FoundPage[] = []
  const names = new Set<string>()
  let characters = 0
  for (const item of published) {
    signal?.throwIfAborted()
    const found = readable(item, blocks, host)
    if (typeof found === 'string') leave(found, item.texts.get('title') || item.texts.get('link'))
    else {
      // Two pages of a file may have one address.
      const sourceId = names.has(found.sourceId) ? `${host} ${found.number}` : found.sourceId
      names.add(found.sourceId)
      pages.push(withLibrary({ ...found, sourceId }, pictures))
      characters += JSON.stringify(found).length
    }
    if (characters > maxText) {
      throw new OldSiteError(`Los textos del sitio anterior son demasiado largos. ${inPieces}`)
    }
    onProgress(pages.length)
    // The browser stays free between two pages.
    await new Promise((resolve) => setTimeout(resolve))
  }
  if (pages.length === 0) {
    throw new OldSiteError(
      'No se encontró ninguna página publicada con texto. Si exportó solo una parte, exporte todo el contenido.',
    )
  }
  return { host, pages, leftOut: [...leftOut].map(([reason, group]) => ({ reason, ...group })) }
}

/** The place of a block that several pages show. One that has words of its own on this page is not filled in. */
const blockPlace = /<!-- wp:block \{"ref":(\d{1,12})\} \/-->/g

/** The HTML with the blocks that it shows. A block in a block, and what would be too long, stays a place. */
function withBlocks(html: string, blocks: ReadonlyMap<string, string>): string {
  let left = maxHtml
  return html.replace(blockPlace, (place, number: string) => {
    const block = blocks.get(number) ?? place
    left -= block.length
    return left < 0 ? place : block
  })
}

/** The page, or why it does not come. One page must not stop the others. */
function readable(
  item: WordpressItem,
  blocks: ReadonlyMap<string, string>,
  host: string,
): FoundPage | string {
  const html = withBlocks(item.texts.get('content:encoded') ?? '', blocks)
  try {
    const page = readPage(item, html, host)
    return page.parts.length === 0 ? 'Sin texto' : page
  } catch {
    return 'Con un formato que no se puede leer'
  }
}

/** The same for all sizes of one picture, with and without `www.` and https. */
function wholePicture(address: string): string {
  const [whole] = address.startsWith('library:') ? [] : pictureAddresses(address)
  return whole ? whole.host.replace(/^www\./, '') + whole.pathname : address
}

/** The page with the addresses and alternative texts that the library of WordPress has. */
function withLibrary(page: FoundPage, library: ReadonlyMap<string, Picture>): FoundPage {
  function located<Place extends { readonly image: string; readonly imageAlt: string }>(place: Place): Place {
    const stored = library.get(wholePicture(place.image))
    // A picture that only the library names, and that is not in the file, has no address.
    const image = stored?.url ?? (place.image.startsWith('library:') ? '' : place.image)
    return { ...place, image, imageAlt: altOf(place.imageAlt) || altOf(stored?.alt ?? '') }
  }
  return { ...located(page), parts: page.parts.map(located) }
}

/** An alternative text that is only the name of a file says nothing. */
const altOf = (text: string): string =>
  !text.includes(' ') && /\d{3}|_|\.[a-z]{3,4}$/i.test(text) ? '' : text.slice(0, 200)
