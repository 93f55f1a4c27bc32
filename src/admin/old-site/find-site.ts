import { isPageLanguage, siteLanguage } from '#content/texts/languages.ts'
import { type FoundPage, type FoundSite, OldSiteError } from './found-site.ts'
import { isTooComplex } from './html/is-too-complex.ts'
import { readHtml } from './html/read-html.ts'
import { firstPiece } from './html/words.ts'
import { pictureAddresses } from './picture-addresses.ts'
import { sharedBlocks } from './shared-blocks.ts'
import { type OldPage, readExport } from './wordpress/read-export.ts'

/** Characters of all pages together, reduced to text. */
const maxText = 5_000_000
/** Names of each kind of things that are left out. */
const maxNames = 30

type Picture = { readonly url: string; readonly alt: string }

/**
 * Reads the file of WordPress to its end and reduces its pages to text.
 * @throws {OldSiteError}
 */
export async function findSite(
  file: Blob,
  onProgress: (pages: number) => void,
  signal?: AbortSignal,
): Promise<FoundSite> {
  const pages: FoundPage[] = []
  const names = new Set<string>()
  const pictures = new Map<string, Picture>()
  const leftOut = new Map<string, { count: number; names: string[] }>()
  const blocks = sharedBlocks()
  /** They wait for the shared blocks, which may be anywhere in the file. */
  const oldPages: OldPage[] = []
  let characters = 0
  let host = ''

  function leave(reason: string, name: string): void {
    const group = leftOut.get(reason) ?? { count: 0, names: [] }
    group.count += 1
    if (name !== '' && group.names.length < maxNames) group.names.push(name.slice(0, 200))
    leftOut.set(reason, group)
  }

  function take(page: OldPage): void {
    const found = readable({ ...page, html: blocks.putInto(page.html) })
    const name = page.title || page.path
    if (!found || found.parts.length === 0) {
      leave(found ? 'Sin texto' : 'Con un formato que no se puede leer', name)
      return
    }
    // Two pages of a file may have one address.
    pages.push(names.has(found.sourceId) ? { ...found, sourceId: `${host} ${page.number}` } : found)
    names.add(found.sourceId)
    characters += JSON.stringify(found).length
    if (characters > maxText) {
      throw new OldSiteError(
        'Los textos del sitio anterior son demasiado largos para traerlos de una vez. Tráigalos por partes: en WordPress, exporte primero las páginas y luego los artículos de cada año.',
      )
    }
  }

  for await (const item of readExport(file, (found) => (host = found))) {
    signal?.throwIfAborted()
    if (item.type === 'leftOut') leave(item.reason, item.name)
    else if (item.type === 'picture') {
      for (const name of [`library:${item.number}`, wholePicture(item.url)]) pictures.set(name, item)
    } else if (item.type === 'block') blocks.add(item.number, item.html)
    else oldPages.push(item.page)
  }
  for (const page of oldPages) {
    signal?.throwIfAborted()
    take(page)
    onProgress(pages.length)
    // The browser stays free between two pages.
    await new Promise((resolve) => setTimeout(resolve))
  }
  if (pages.length === 0) {
    throw new OldSiteError(
      'No se encontró ninguna página publicada con texto. Si exportó solo una parte, exporte todo el contenido.',
    )
  }
  return {
    host,
    pages: pages.map((page) => withLibrary(page, pictures)),
    leftOut: [...leftOut].map(([reason, group]) => ({ reason, ...group })),
  }
}

/** The page, or undefined if it cannot be read. One page must not stop the others. */
function readable(page: OldPage): FoundPage | undefined {
  try {
    return [page.html, page.excerpt, page.title].some(isTooComplex) ? undefined : foundPage(page)
  } catch {
    return undefined
  }
}

function foundPage(page: OldPage): FoundPage {
  const { sourceId, number, path, kind, date, image, address, fields } = page
  const { parts, dropped } = readHtml(page.html, address)
  const text = parts.map((part) => part.text || part.items.join(' ')).find(Boolean) ?? ''
  const language = page.language.slice(0, 2)
  return {
    ...{ sourceId, number, path, kind, date, image, imageAlt: '' },
    parts: [...parts],
    // Short posts have no title.
    title: firstPiece(plainLine(page.title), 120) || firstPiece(text, 60),
    description: firstPiece(plainLine(page.excerpt) || text.replaceAll('\n\n', ' '), 200),
    // Sites often declare the language of their theme, so only a page's own one counts.
    language: isPageLanguage(language) ? language : siteLanguage,
    dropped: [...dropped, ...fields.map((name) => `El campo «${name}»`)],
  }
}

/** The text of a line of HTML: titles have entities. */
const plainLine = (html: string): string =>
  readHtml(html, 'https://localhost/')
    .parts.map(({ title, text }) => title || text)
    .join(' ')

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
