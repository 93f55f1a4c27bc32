import { basePaths } from '#content/addresses/page-documents.ts'
import { shortHash } from '#content/checks/finding.ts'
import { type Page, type PageButton, type PageInput, page } from '#content/entries/page.ts'
import { pageAliases } from '#content/entries/page-address.ts'
import { reservedIds } from '#content/entries/topic.ts'
import { isPageLanguage } from '#content/texts/languages.ts'
import { freeSlug, slugOf } from '#content/texts/slug.ts'
import { type FoundLink, type FoundPage, type FoundPicture, withoutCaption } from './found-site.ts'
import { lostPicture } from './html/left-out-elements.ts'
import { pieces } from './html/to-parts.ts'

/** Names a page of the former site in her page and in its draft. */
export const formerPageOf = ({ sourceId }: Pick<FoundPage, 'sourceId'>): string => shortHash(sourceId)

/** The path of the old page as visitors type it; undefined if it is a query, or if the site itself uses it. */
export function aliasOf({ path }: Pick<FoundPage, 'path'>): string | undefined {
  return pageAliases.safeParse([decoded(path)]).data?.[0]
}

/** The address that a page gets: the last part of its old one if that has words, else its title. */
export function freeId({ path, title }: FoundPage, taken: ReadonlySet<string>): string {
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

/** A page of her own that says what the old one said, and what of it did not come along; undefined if it cannot be saved. */
export function draftPage(
  found: FoundPage,
  { id, pictureOf, links }: Places,
): { page: Page; lost: string[] } | undefined {
  const alias = aliasOf(found)
  const lost: string[] = []
  const { parts } = found
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
    text: parts.flatMap((read, index) => {
      const before = parts[index - 1]?.picture
      const isPictureLost = read.caption !== '' && before && pictureOf(before) === ''
      if (isPictureLost) lost.push(lostPicture(read.caption))
      const {
        picture,
        links: linked,
        caption: _caption,
        ...part
      } = isPictureLost ? withoutCaption(read) : read
      const image = picture ? pictureOf(picture) : ''
      const { buttons, lost: lostHere } = buttonsOf(linked, links)
      lost.push(...lostHere)
      const isEmpty = image === '' && buttons.length === 0 && part.items.length === 0
      if (isEmpty && part.text === '' && part.title === '') return []
      return { ...part, image, imageAlt: image === '' ? '' : (picture?.alt ?? ''), buttons }
    }),
  }
  const { data } = page.safeParse(input)
  return data && { page: data, lost: [...new Set(lost)] }
}

type LinkTargets = {
  /** Host of the former site without `www.`. */
  readonly host: string
  /** The path on this site of an address of the former one; undefined if it has no page here. */
  readonly pathOf: (url: URL) => string | undefined
}

const maxButtons = 4
const maxLabel = 60
const maxUrl = 400

const sharing =
  /(?:facebook\.com\/sharer|twitter\.com\/(?:intent|share)|x\.com\/intent|pinterest\.[a-z]{2,3}\/pin|linkedin\.com\/share)/i
const picture = /\.(?:jpe?g|png|gif|webp|avif|svg)$/i
const whatsapp = /^(?:https?:\/\/)?(?:wa\.me|(?:api|web)\.whatsapp\.com)\b|^whatsapp:/i

type Result = { readonly button?: PageButton; readonly lost?: string }

/** The links of a part as its buttons, because its texts have none, and what is lost of them. */
function buttonsOf(links: readonly FoundLink[], targets: LinkTargets) {
  const buttons = new Map<string, PageButton>()
  const lost: string[] = []
  for (const link of links) {
    const result = buttonOf(link, targets)
    if (result.lost) lost.push(result.lost)
    if (!result.button) continue
    if (buttons.size < maxButtons) buttons.set(`${result.button.action} ${result.button.url}`, result.button)
    else lost.push('Más de cuatro enlaces en una parte')
  }
  return { buttons: [...buttons.values()], lost }
}

function buttonOf({ text, url }: FoundLink, { host, pathOf }: LinkTargets): Result {
  const [first = '', ...rest] = pieces(text, maxLabel - 1)
  const label = rest.length === 0 ? first : `${first}…`
  if (/^tel:/i.test(url)) return { button: { action: 'call', label, url: '' } }
  if (whatsapp.test(url)) return { button: { action: 'whatsapp', label, url: '' } }
  if (/^mailto:/i.test(url)) return { button: { action: 'email', label, url: '' } }
  if (!/^https?:/i.test(url) || sharing.test(url)) return {}
  const address = new URL(url)
  const { hostname, pathname, protocol, hash } = address
  if (hostname.replace(/^www\./, '') === host) {
    if (picture.test(pathname) || (pathname === '/' && hash !== '')) return {}
    const path = pathOf(address)
    if (path === undefined) {
      return {
        lost: /\.\w{2,4}$/.test(pathname)
          ? 'Un archivo para descargar'
          : 'Un enlace a una página que no viene',
      }
    }
    return { button: { action: 'link', label, url: path } }
  }
  if (protocol === 'http:') return { lost: 'Un enlace a una página sin https' }
  return url.length > maxUrl ? { lost: 'Un enlace muy largo' } : { button: { action: 'link', label, url } }
}
