import { cleanLine } from '#content/texts/clean-text.ts'
import { findPage } from './find-page.ts'
import type { FoundPage, FoundPicture } from './found-site.ts'
import { type LeftOut, type OldPage, type OldPicture, type OldSite, OldSiteError } from './old-page.ts'

/** Characters of all pages together, reduced to text. */
const maxText = 5_000_000
/** Names of each kind of things that are left out. */
const maxNames = 30

/**
 * Reads a former site to its end and reduces its pages to text.
 * @throws {OldSiteError}
 */
export async function findSite(site: OldSite, onProgress: (pages: number) => void) {
  const pages: FoundPage[] = []
  const pictures = new Map<string, OldPicture>()
  const leftOut = new Map<string, { count: number; names: string[] }>()
  const names = new Set<string>()
  let characters = 0

  function leave({ reason, name, count = 1 }: LeftOut): void {
    const group = leftOut.get(reason) ?? { count: 0, names: [] }
    group.count += count
    if (name !== '' && group.names.length < maxNames) group.names.push(name.slice(0, 200))
    leftOut.set(reason, group)
  }

  function take(page: OldPage): void {
    const found = findPage(page, site.host())
    if (!found) leave({ reason: 'Con un formato que no se puede leer', name: page.title || page.path })
    else if (found.parts.length === 0) leave({ reason: 'Sin texto', name: page.title || page.path })
    else {
      // Two pages of a file may have one address.
      pages.push(names.has(found.sourceId) ? { ...found, sourceId: found.numbered } : found)
      names.add(found.sourceId)
      characters += JSON.stringify(found).length
    }
    if (characters > maxText) {
      throw new OldSiteError(
        'Los textos del sitio anterior son demasiado largos para traerlos de una vez. Tráigalos por partes: en WordPress, exporte primero las páginas y luego los artículos de cada año.',
      )
    }
  }

  for await (const item of site.items()) {
    if (item.type === 'leftOut') leave(item.leftOut)
    else if (item.type === 'picture') pictures.set(item.picture.sourceId, item.picture)
    else {
      take(item.page)
      onProgress(pages.length)
    }
  }
  if (pages.length === 0) {
    throw new OldSiteError(
      'No se encontró ninguna página publicada con texto. Si exportó solo una parte, exporte todo el contenido.',
    )
  }
  return {
    host: site.host(),
    pages: pages.map((page) => withPictures(page, site.host(), pictures)),
    leftOut: [...leftOut].map(([reason, group]) => ({ reason, ...group })),
  }
}

/** An alternative text that is only the name of a file says nothing. */
function altOf(text: string): string {
  const alt = cleanLine(text)
  return !alt.includes(' ') && /\d{3}|_|\.[a-z]{3,4}$/i.test(alt) ? '' : alt.slice(0, 200)
}

/** The page with the addresses and alternative texts that the library has. */
function withPictures(page: FoundPage, host: string, library: ReadonlyMap<string, OldPicture>): FoundPage {
  function located(found: FoundPicture | null): FoundPicture | null {
    if (!found) return null
    const { id = '', url, alt } = found
    const stored = library.get(id) ?? library.get(`${host} ${id}`)
    const address = stored?.url ?? url
    return address === '' ? null : { url: address, alt: altOf(alt) || altOf(stored?.alt ?? '') }
  }
  return {
    ...page,
    parts: page.parts.map((part) => ({ ...part, picture: located(part.picture) })),
    mainPicture: located(page.mainPicture),
  }
}
