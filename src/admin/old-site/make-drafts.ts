import { z } from 'zod'
import { basePaths, type PageDocument, pageDocuments } from '#content/addresses/page-documents.ts'
import { reviewPath, whatsappPath } from '#content/addresses/short-addresses.ts'
import { shortHash } from '#content/checks/finding.ts'
import type { Snapshot } from '#content/documents/snapshot.ts'
import { page } from '#content/entries/page.ts'
import { isOwnPath, pageAliases } from '#content/entries/page-address.ts'
import { reservedIds } from '#content/entries/topic.ts'
import { isPageLanguage } from '#content/texts/languages.ts'
import { freeSlug, slugOf } from '#content/texts/slug.ts'
import type { FoundButton, FoundPage } from './found-site.ts'

/** Names a page of the former site in her page and in its draft. */
export const formerPageOf = ({ sourceId }: Pick<FoundPage, 'sourceId'>): string => shortHash(sourceId)

/** The path of the old page as visitors type it; undefined if it is a query, or if the site itself uses it. */
const aliasOf = ({ path }: FoundPage): string | undefined => pageAliases.safeParse([decoded(path)]).data?.[0]

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** A draft may be incomplete. */
const draftedPage = z.object({
  id: z.string(),
  aliases: z.array(z.string()).default([]),
  formerPage: z.string().default(''),
})

/** What an import must not touch. @param drafts A person's drafts of pages. */
export function ownContent(saved: Pick<Snapshot, PageDocument>, drafts: readonly unknown[], host: string) {
  const drafted = drafts.flatMap((draft) => draftedPage.safeParse(draft).data ?? [])
  const pages = [...saved.pages, ...drafted].filter(({ id }) => id !== '')
  const byName = new Map(
    pages.flatMap(({ id, aliases, formerPage }) =>
      [formerPage, ...aliases].filter(Boolean).map((name) => [name, id]),
    ),
  )
  return {
    /** Ids and aliases of pages, whole paths of all entries, and the short addresses. */
    taken: new Set([
      ...[whatsappPath, reviewPath],
      ...pages.flatMap(({ id, aliases }) => [id, ...aliases]),
      ...pageDocuments.flatMap((document) =>
        saved[document].flatMap(({ id, aliases }) =>
          [id, ...aliases].map((last) => `${basePaths[document]}/${last}`),
        ),
      ),
    ]),
    /** The id of the page that was made from this one; undefined if there is none. */
    pageOf: (found: FoundPage): string | undefined =>
      byName.get(formerPageOf(found)) ??
      // Files that were brought before named their pages by the number.
      byName.get(formerPageOf({ sourceId: `${host} ${found.number}` })) ??
      byName.get(aliasOf(found) ?? ''),
    pageAt: (path: string): string | undefined => byName.get(path),
  }
}

export type OwnContent = ReturnType<typeof ownContent>

/** Whether visitors of the old address will find the new page, or the page of this site that has it. */
export function keepsPath(found: FoundPage, own: OwnContent): boolean {
  const alias = aliasOf(found)
  if (alias === undefined) return isOwnPath(found.path)
  return own.pageOf(found) !== undefined || !own.taken.has(alias)
}

/**
 * The new pages, each with its own address, and with links to each other. A page of which no valid page can be made has
 * no value, so that the others come.
 * @param pictureOf Path of a picture on this site; empty if it did not come.
 */
export function makeDrafts(
  pages: readonly FoundPage[],
  own: OwnContent,
  pictureOf: (address: string) => string,
) {
  const taken = new Set(own.taken)
  const placed = pages.map((found) => {
    const id = freeId(found, taken)
    const alias = aliasOf(found)
    const isFree = alias !== undefined && !taken.has(alias) && alias !== `${basePaths.pages}/${id}`
    taken.add(id)
    if (isFree) taken.add(alias)
    return { found, id, aliases: isFree ? [alias] : [] }
  })
  const ids = new Map(
    placed.flatMap(({ found, id }) => [found.path, `/?p=${found.number}`].map((name) => [name, id])),
  )
  /** The address on this site of a page of the former one. */
  const pathOf = (url: string): string | undefined => {
    const id = ids.get(url) ?? own.pageAt(decoded(url))
    if (id !== undefined) return `${basePaths.pages}/${id}`
    return isOwnPath(url) ? url : undefined
  }

  return placed.map(({ found, id, aliases }) => {
    const lost = new Set<string>()
    const linked = (button: FoundButton): FoundButton[] => {
      if (!button.url.startsWith('/')) return [button]
      const url = pathOf(button.url)
      if (url === undefined) lost.add('Un enlace a una página que no viene')
      return url === undefined ? [] : [{ ...button, url }]
    }
    const withPicture = (image: string, imageAlt: string) => {
      const path = image === '' ? '' : pictureOf(image)
      return { image: path, imageAlt: path === '' ? '' : imageAlt }
    }
    const { data: value } = page.safeParse({
      id,
      aliases,
      title: found.title || 'Página sin título',
      shortDescription: found.description || found.title || 'Sin descripción',
      type: found.kind === 'post' ? 'article' : 'information',
      date: found.kind === 'post' ? found.date : '',
      ...(isPageLanguage(found.language) && { language: found.language }),
      formerPage: formerPageOf(found),
      ...withPicture(found.image, found.imageAlt),
      text: found.parts
        .map((part) => ({
          ...part,
          ...withPicture(part.image, part.imageAlt),
          buttons: part.buttons.flatMap(linked),
        }))
        .filter(
          ({ title, text, items, image, buttons }) =>
            title + text + image !== '' || items.length + buttons.length > 0,
        ),
    })
    return { found, value, lost: [...lost] }
  })
}

/** The address that a page gets: the last part of its old one if that has words, else its title. */
function freeId({ path, title }: FoundPage, taken: ReadonlySet<string>): string {
  const last = decoded(path).split('/').at(-1) ?? ''
  // The last part may be a day, or in letters that no address here has.
  const names = [last.replace(/\.(?:html?|php|aspx?|jsp)$/, ''), title].map((name) => slugOf(name))
  const slug = names.find((name) => /[a-z]/.test(name)) ?? 'pagina'
  return freeSlug(
    slug,
    (candidate) =>
      taken.has(candidate) || reservedIds.has(candidate) || taken.has(`${basePaths.pages}/${candidate}`),
  )
}
