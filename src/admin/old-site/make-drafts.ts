import { z } from 'zod'
import { basePaths, type PageDocument, pageDocuments } from '#content/addresses/page-documents.ts'
import { reviewPath, whatsappPath } from '#content/addresses/short-addresses.ts'
import { shortHash } from '#content/checks/finding.ts'
import type { Snapshot } from '#content/documents/snapshot.ts'
import { type PageButton, type PagePart, page } from '#content/entries/page.ts'
import { isOwnPath, pageAliases } from '#content/entries/page-address.ts'
import { reservedIds } from '#content/entries/topic.ts'
import { decoded } from '#content/links/decoded.ts'
import { freeSlug, slugOf } from '#content/texts/slug.ts'
import type { FoundPage } from './found-site.ts'

/** Names a page of the former site in her page and in its draft. */
export const formerPageOf = ({ number }: FoundPage, host: string): string => shortHash(`${host} ${number}`)

/** The same in sites that brought the page with an earlier version. */
const formerNameOf = ({ path, number }: FoundPage): string => shortHash(path || `/?p=${number}`)

/** The path of the old page as visitors type it; undefined if it is a query, or if the site itself uses it. */
const aliasOf = ({ path }: FoundPage): string | undefined => pageAliases.safeParse([decoded(path)]).data?.[0]

/** A draft may be incomplete. */
const draftedPage = z.object({
  id: z.string().min(1),
  aliases: z.array(z.string()).default([]),
  formerPage: z.string().default(''),
})

/** What an import must not touch. @param drafts Drafts of pages. @param host Of the former site. */
export function ownContent(saved: Pick<Snapshot, PageDocument>, drafts: readonly unknown[], host: string) {
  const drafted = drafts.flatMap((draft) => draftedPage.safeParse(draft).data ?? [])
  const pages = [...saved.pages, ...drafted]
  const byName = new Map(
    pages.flatMap(({ id, aliases, formerPage }) =>
      [formerPage, ...aliases].filter(Boolean).map((name) => [name, id]),
    ),
  )
  const entries = pageDocuments.flatMap((document) =>
    saved[document].flatMap(({ id, aliases }) =>
      [id, ...aliases].map((last) => `${basePaths[document]}/${last}`),
    ),
  )
  return {
    host,
    /** Ids and aliases of pages, whole paths of all entries, and the short addresses. */
    taken: new Set([
      ...pages.flatMap(({ id, aliases }) => [id, ...aliases]),
      ...entries,
      ...[whatsappPath, reviewPath],
    ]),
    /** The id of the page that was made from this one; undefined if there is none. */
    pageOf: (found: FoundPage): string | undefined =>
      [formerPageOf(found, host), formerNameOf(found), aliasOf(found) ?? '']
        .flatMap((name) => byName.get(name) ?? [])
        .at(0),
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
  /** Ids of the new pages by their addresses on the former site. */
  const ids = new Map<string, string>()
  const placed = pages.map((found) => {
    const id = freeId(found, taken)
    const alias = aliasOf(found)
    const isFree = alias !== undefined && !taken.has(alias) && alias !== `${basePaths.pages}/${id}`
    taken.add(id)
    if (isFree) taken.add(alias)
    ids.set(found.path, id).set(`/?p=${found.number}`, id)
    return { found, id, aliases: isFree ? [alias] : [] }
  })
  /** The address on this site of a page of the former one. */
  const pathOf = (url: string): string | undefined => {
    const id = ids.get(url) ?? own.pageAt(decoded(url))
    if (id !== undefined) return `${basePaths.pages}/${id}`
    return isOwnPath(url) ? url : undefined
  }
  const withPicture = <Place extends Pick<PagePart, 'image' | 'imageAlt'>>(place: Place): Place => {
    const image = place.image === '' ? '' : pictureOf(place.image)
    return { ...place, image, imageAlt: image === '' ? '' : place.imageAlt }
  }

  return placed.map(({ found, id, aliases }) => {
    let losesLinks = false
    const linked = (button: PageButton): PageButton[] => {
      if (!button.url.startsWith('/')) return [button]
      const url = pathOf(button.url)
      if (url === undefined) losesLinks = true
      return url === undefined ? [] : [{ ...button, url }]
    }
    const parts = found.fields.text.map((part) => ({
      ...withPicture(part),
      buttons: part.buttons.flatMap(linked),
    }))
    const { data: value } = page.safeParse({
      ...withPicture(found.fields),
      id,
      aliases,
      formerPage: formerPageOf(found, own.host),
      text: parts.filter(
        ({ title, text, items, image, buttons }) =>
          title + text + image !== '' || items.length + buttons.length > 0,
      ),
    })
    return { found, value, losesLinks }
  })
}

/** The address that a page gets: the last part of its old one if that has words, else its title. */
function freeId({ path, fields }: FoundPage, taken: ReadonlySet<string>): string {
  const last = decoded(path).split('/').at(-1) ?? ''
  // The last part may be a day, or in letters that no address here has.
  const names = [last.replace(/\.(?:html?|php|aspx?|jsp)$/, ''), fields.title].map(slugOf)
  return freeSlug(
    names.find((name) => /[a-z]/.test(name)) ?? 'pagina',
    (slug) => taken.has(slug) || reservedIds.has(slug) || taken.has(`${basePaths.pages}/${slug}`),
  )
}
