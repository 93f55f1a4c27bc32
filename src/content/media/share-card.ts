import type { MediaFocus } from './media.ts'

/** A picture within a share card: the URL path of a drawing or a rendition. */
export type CardPicture =
  | { readonly drawing: string }
  | { readonly version: string; readonly width: number; readonly focus: MediaFocus }

/** Content and colours of a picture for shared links. */
export type ShareCard = {
  readonly kind: 'share'
  readonly title: string
  readonly name: string
  readonly specialty: string
  /** What the law wants in an advertisement, one per item. */
  readonly mentions: readonly string[]
  /** One picture, or four that are joined. */
  readonly pictures: readonly CardPicture[]
  readonly colours: {
    readonly ground: string
    readonly title: string
    readonly band: string
    readonly name: string
    readonly words: string
    readonly accent: string
  }
}

/** An icon of the site as a square PNG. */
export type SiteIcon = {
  readonly kind: 'icon'
  readonly picture: CardPicture
  readonly size: number
  /** Background colour; empty for transparent. */
  readonly ground: string
}

/** A picture that the server generates from a release. */
export type GeneratedPicture = ShareCard | SiteIcon

/** The fields of an entry that its card shows. */
export type CardEntry = {
  readonly title?: string
  readonly name?: string
  readonly imageHome: string
  readonly imageIndividual?: string
  /** The picture of a page of her own. */
  readonly image?: string
}

/** What the card of an entry's page shows: its name and a picture path, which may be empty. */
export type EntryCard = { readonly title: string; readonly picture: string }

export const entryCard = ({ title, name, imageHome, imageIndividual, image }: CardEntry): EntryCard => ({
  title: title ?? name ?? '',
  picture: image || imageIndividual || imageHome,
})

/** Size in pixels that Open Graph consumers show without cropping. */
export const shareSize = { width: 1200, height: 630 } as const
