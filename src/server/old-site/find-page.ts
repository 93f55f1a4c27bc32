import { isDay } from '#content/texts/is-day.ts'
import { type PageLanguage, pageLanguages, siteLanguage } from '#content/texts/languages.ts'
import type { FoundPage, FoundPicture } from './found-site.ts'
import { isTooComplex } from './html/is-too-complex.ts'
import { readBlocks } from './html/read-blocks.ts'
import { pieces, toParts } from './html/to-parts.ts'
import type { OldPage } from './old-page.ts'

/** A page reduced to text; undefined if it is too complex to be read. Its pictures have the ids of their site. */
export function findPage(page: OldPage, host: string): FoundPage | undefined {
  if ([page.html, page.excerpt, page.title].some(isTooComplex)) return undefined
  const address = page.base ?? `https://${host || 'localhost'}${page.path || '/'}`
  const dropped: string[] = []
  const blocks = readBlocks(page.html, address, (what) => dropped.push(what))
  const { parts, isCut } = toParts(blocks)
  if (isCut) dropped.push('El final, porque la página es muy larga')
  const paragraphs = blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []))
  return {
    sourceId: page.sourceId,
    numbered: page.numbered ?? '',
    path: page.path,
    kind: page.kind,
    // Short posts have no title.
    title: firstPiece(plainLine(page.title), 120) || firstPiece(paragraphs[0] ?? '', 60),
    description: firstPiece(plainLine(page.excerpt) || paragraphs.slice(0, 2).join(' '), 200),
    language: pageLanguage(page.language ?? ''),
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
  readBlocks(html, 'https://localhost/', () => undefined)
    .flatMap((block) => ('text' in block ? [block.text] : []))
    .join(' ')

/** The text, or its beginning up to a word with an ellipsis. */
function firstPiece(text: string, max: number): string {
  const [first = '', ...rest] = pieces(text, max - 1)
  return rest.length === 0 ? first : `${first}…`
}

/** The language of the page, if it may have this one. Spanish of any country is that of the site. */
function pageLanguage(tag: string): PageLanguage {
  const [primary] = tag.toLowerCase().split(/[-_]/)
  return pageLanguages.find((language) => language === primary) ?? siteLanguage
}
