import { cleanLine } from '#content/texts/clean-text.ts'
import { isDay } from '#content/texts/is-day.ts'
import { type FoundPage, type FoundPart, type FoundPicture, withoutCaption } from './found-site.ts'
import { type Block, isCaptionBlock } from './html/blocks.ts'
import { isTooComplex } from './html/is-too-complex.ts'
import { lostPicture } from './html/left-out-elements.ts'
import { hasReusable, missingBlock, withReusable } from './html/outer-blocks.ts'
import { readBlocks } from './html/read-blocks.ts'
import { maxParts, pieces, toParts } from './html/to-parts.ts'
import { pageLanguage } from './language-of.ts'
import {
  type LeftOut,
  type OldBlock,
  type OldPage,
  type OldPicture,
  type OldSite,
  OldSiteError,
} from './old-page.ts'
import { excerptText, isAboutSubject } from './short-description.ts'

/** Characters of all pages together, reduced to text. */
const maxText = 5_000_000
/** Characters of pages that wait for shared blocks, and of these blocks. */
const maxWaiting = 5_000_000
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
  const blocks = sharedBlocks()
  /** Pages that wait for blocks, which may be anywhere in the file. */
  const waiting: OldPage[] = []
  let waitingCharacters = 0
  const names = new Set<string>()
  let characters = 0

  function leave({ reason, name, count = 1 }: LeftOut): void {
    const group = leftOut.get(reason) ?? { count: 0, names: [] }
    group.count += count
    if (name !== '' && group.names.length < maxNames) group.names.push(name.slice(0, 200))
    leftOut.set(reason, group)
  }

  function take(named: OldPage): void {
    const page = { ...named, html: blocks.putInto(named.html) }
    const found = readable(page, site.host())
    const name = named.title || named.path
    if (!found) leave({ reason: 'Con un formato que no se puede leer', name })
    else if (found.parts.length === 0) leave({ reason: emptyReason(found), name })
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
    else if (item.type === 'block') blocks.add(item.block)
    else if (hasReusable(item.page.html) && waitingCharacters < maxWaiting) {
      waiting.push(item.page)
      waitingCharacters += item.page.html.length
    } else {
      take(item.page)
      onProgress(pages.length)
    }
  }
  for (const page of waiting) take(page)
  onProgress(pages.length)
  for (const name of blocks.unused()) leave({ reason: 'Bloques que ninguna página muestra', name })
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

/** The texts that several pages show. */
function sharedBlocks() {
  const blocks = new Map<string, OldBlock>()
  const used = new Set<string>()
  let characters = 0
  return {
    add(block: OldBlock): void {
      characters += block.html.length
      if (characters <= maxWaiting) blocks.set(block.number, block)
    },
    putInto: (html: string): string =>
      withReusable(html, (number) => {
        used.add(number)
        return blocks.get(number)?.html
      }),
    unused: (): string[] => [...blocks].flatMap(([number, { title }]) => (used.has(number) ? [] : [title])),
  }
}

const emptyReason = ({ dropped }: FoundPage): string =>
  dropped.includes(missingBlock)
    ? 'Con su texto en bloques reutilizables, que no vienen en este archivo: exporte todo el contenido'
    : 'Sin texto'

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
  const dropped: string[] = []
  const parts = page.parts.flatMap((part, index): FoundPart[] => {
    const before = page.parts[index - 1]?.picture ?? null
    const isPictureLost = part.caption !== '' && before !== null && located(before) === null
    if (isPictureLost) dropped.push(lostPicture(part.caption))
    const shown = isPictureLost ? withoutCaption(part) : part
    const picture = located(part.picture)
    const caption = part.picture?.showsCaption
      ? plainLine(library.get(`${host} ${part.picture.id}`)?.caption ?? '')
      : ''
    return [
      { ...shown, picture },
      ...(picture && caption !== '' ? [{ ...part, ...noContent, text: caption, caption }] : []),
    ]
  })
  return {
    ...page,
    parts: parts.slice(0, maxParts),
    mainPicture: located(page.mainPicture),
    dropped: [...new Set([...page.dropped, ...dropped])],
  }
}

const noContent = { title: '', items: [], picture: null, links: [] }

/** The page, or undefined if it cannot be read. One page must not stop the others. */
function readable(page: OldPage, host: string): FoundPage | undefined {
  try {
    return findPage(page, host)
  } catch {
    return undefined
  }
}

/** A page reduced to text; undefined if it is too complex to be read. Its pictures have the ids of their site. */
export function findPage(page: OldPage, host: string): FoundPage | undefined {
  if ([page.html, page.excerpt, page.title].some(isTooComplex)) return undefined
  const address = page.base ?? `https://${host || 'localhost'}${page.path || '/'}`
  const dropped: string[] = []
  const blocks = readBlocks(page.html, address, (what) => dropped.push(what))
  dropped.push(...(page.outside ?? []))
  const { parts, isCut } = toParts(blocks)
  if (isCut) dropped.push('El final, porque la página es muy larga')
  const paragraphs = blocks.flatMap((block) =>
    block.kind === 'text' && !block.isCaption ? [block.text] : [],
  )
  const aboutSubject = paragraphs.filter(isAboutSubject)
  return {
    sourceId: page.sourceId,
    numbered: page.numbered ?? '',
    path: page.path,
    kind: page.kind,
    // Short posts have no title.
    title: firstPiece(plainLine(page.title), 120) || firstPiece(paragraphs[0] ?? '', 60),
    description: firstPiece(excerptText(plainLine(page.excerpt)) || aboutSubject.slice(0, 2).join(' '), 200),
    language: pageLanguage(page.language ?? '', textsOf(blocks)),
    date: isDay(page.date ?? '') ? (page.date ?? '') : '',
    parts,
    mainPicture: page.mainPicture ? mainPicture(page.mainPicture) : null,
    dropped: [...new Set(dropped)],
  }
}

const mainPicture = (named: string): FoundPicture =>
  /^https?:/.test(named) ? { url: named, alt: '' } : { url: '', alt: '', id: named }

/** The text of a line of HTML: titles have entities. */
const plainLine = (html: string): string =>
  textsOf(readBlocks(html, 'https://localhost/', () => undefined).filter((block) => !isCaptionBlock(block)))

const textsOf = (blocks: readonly Block[]): string =>
  blocks.flatMap((block) => ('text' in block ? [block.text] : [])).join(' ')

/** The text, or its beginning up to a word with an ellipsis. */
function firstPiece(text: string, max: number): string {
  const [first = '', ...rest] = pieces(text, max - 1)
  return rest.length === 0 ? first : `${first}…`
}
