import { hash } from 'node:crypto'
import { legalMentions } from '#content/facts/licences.ts'
import { mediaIdOf } from '#content/media/media-paths.ts'
import type {
  CardPicture,
  EntryCard,
  GeneratedPicture,
  ShareCard,
  SiteIcon,
} from '#content/media/share-card.ts'
import { siteTheme } from '#content/theme/index.ts'
import type { Images } from '#site/images.ts'
import type { OpenSite } from '#site/open/open-site.ts'
import type { CardContent, PageKind } from '#site/pages/page-kind.ts'

/** Increase it when the drawing code changes: it changes every picture's URL. */
const drawnAs = 2

/** 16 hexadecimal digits that identify a picture. Another picture has another URL, so responses never change. */
const keyOf = (picture: GeneratedPicture): string =>
  hash('sha256', JSON.stringify([drawnAs, picture]), 'hex').slice(0, 16)

export const shareAddress = (card: ShareCard) => `/compartir/${keyOf(card)}.jpg`
export const iconAddress = (icon: SiteIcon) => `/iconos/${keyOf(icon)}.png`

/** Content of the picture for a page's shared links; undefined for pages that should not be shared. */
export function shareCard(site: OpenSite, kind: PageKind, images: Images): ShareCard | undefined {
  const shown = kind.card?.(site)
  return shown && cardOf(site, images, shown)
}

/** The card of an entry that may not be published yet. */
export const draftCard = (site: OpenSite, images: Images, { title, picture }: EntryCard): ShareCard =>
  cardOf(site, images, { title, pictures: [picture] })

function cardOf(site: OpenSite, images: Images, shown: CardContent): ShareCard {
  const content = site['site-content']
  const { doctorInfo, theme } = content
  const { roles } = siteTheme(theme)
  return {
    kind: 'share',
    title: shown.title,
    name: doctorInfo.name,
    specialty: doctorInfo.specialty,
    mentions: legalMentions(content),
    pictures: shown.pictures.map((path) => cardPicture(site, images, path)),
    colours: {
      ground: roles.glaze,
      title: roles['brand-900'],
      band: roles['brand-900'],
      name: roles.paper,
      words: roles['brand-200'],
      accent: roles['accent-500'],
    },
  }
}

/** In pixels; wide enough for the square of a card and for an icon. */
const pictureWidth = 1280

function cardPicture(site: OpenSite, images: Images, path: string): CardPicture {
  const item = site.media.get(mediaIdOf(path) ?? '')
  const { webp = [] } = item?.renditions ?? {}
  const width = webp.findLast((ready) => ready <= pictureWidth) ?? webp[0]
  if (!item || !width) return { drawing: images(path).src }
  return { version: item.version, width, focus: item.focus }
}

export type IconName = 'png' | 'large' | 'huge' | 'apple'

/** The site's icons as PNG, in the sizes that browsers and phones request. */
export function siteIcons(site: OpenSite, images: Images): Readonly<Record<IconName, SiteIcon>> {
  const { doctorInfo, theme } = site['site-content']
  const picture = cardPicture(site, images, doctorInfo.favicon)
  const icon = (size: number, ground = ''): SiteIcon => ({ kind: 'icon', picture, size, ground })
  // Phones show transparent parts of an icon in black.
  return { png: icon(32), large: icon(192), huge: icon(512), apple: icon(180, siteTheme(theme).roles.paper) }
}
