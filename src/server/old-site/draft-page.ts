import { shortHash } from '#content/checks/finding.ts'
import { type Page, type PageInput, page } from '#content/entries/page.ts'
import { pageAliases } from '#content/entries/page-address.ts'
import { reservedIds } from '#content/entries/topic.ts'
import { isPageLanguage } from '#content/texts/languages.ts'
import { freeSlug, slugOf } from '#content/texts/slug.ts'
import type { FoundPage, FoundPicture } from './found-site.ts'
import { buttonsOf, type LinkTargets } from './link-buttons.ts'

/** Names a page of the former site in her page and in its draft. */
export const formerPageOf = ({ sourceId }: Pick<FoundPage, 'sourceId'>): string => shortHash(sourceId)

/** The path of the old page as visitors type it; undefined if it is a query, or if the site itself uses it. */
export function aliasOf({ path }: Pick<FoundPage, 'path'>): string | undefined {
  const alias = decoded(path)
  return pageAliases.safeParse([alias]).success ? alias : undefined
}

/** The address that a page gets: the last part of its old one if that has words, else its title. */
export function freeId({ path, title }: FoundPage, taken: ReadonlySet<string>): string {
  const last = decoded(path).split('/').at(-1) ?? ''
  // The last part may be a day, or in letters that no address here has.
  const names = [last.replace(/\.(?:html?|php|aspx?|jsp)$/, ''), title].map((name) => slugOf(name))
  const slug = names.find((name) => /[a-z]/.test(name)) ?? 'pagina'
  return freeSlug(slug, (candidate) => taken.has(candidate) || reservedIds.has(candidate))
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

type Places = {
  readonly id: string
  /** Path of a picture on this site; empty if it did not come. */
  readonly pictureOf: (picture: FoundPicture) => string
  readonly links: LinkTargets
}

/** A page of her own that says what the old one said, and what of it did not come along. */
export function draftPage(
  found: FoundPage,
  { id, pictureOf, links }: Places,
): { page: Page; lost: string[] } {
  const alias = aliasOf(found)
  const lost: string[] = []
  const main = found.mainPicture && pictureOf(found.mainPicture)
  const input: PageInput = {
    id,
    title: found.title || 'Página sin título',
    shortDescription: found.description || found.title || 'Sin descripción',
    aliases: alias === undefined ? [] : [alias],
    type: found.kind === 'post' ? 'article' : 'information',
    date: found.kind === 'post' ? found.date : '',
    ...(isPageLanguage(found.language) && { language: found.language }),
    formerPage: formerPageOf(found),
    ...(main && { image: main, imageAlt: found.mainPicture?.alt }),
    text: found.parts.flatMap(({ picture, links: found, ...part }) => {
      const image = picture ? pictureOf(picture) : ''
      const { buttons, lost: lostHere } = buttonsOf(found, links)
      lost.push(...lostHere)
      const isEmpty = image === '' && buttons.length === 0 && part.items.length === 0
      if (isEmpty && part.text === '' && part.title === '') return []
      return { ...part, image, imageAlt: image === '' ? '' : (picture?.alt ?? ''), buttons }
    }),
  }
  return { page: page.parse(input), lost: [...new Set(lost)] }
}
