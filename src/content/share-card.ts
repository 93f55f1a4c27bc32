import type { MediaFocus } from './media.ts'

/** A picture on a picture for shared links: a drawing at an address of the site, or a rendition of the library. */
export type CardPicture =
  | { readonly drawing: string }
  | { readonly version: string; readonly width: number; readonly focus: MediaFocus }

/** What a picture for shared links says and shows, in the colours of the site. */
export type ShareCard = {
  readonly kind: 'share'
  readonly title: string
  readonly name: string
  readonly specialty: string
  readonly licences: readonly string[]
  /** One, or four to be joined. */
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
  /** What shows through it; empty for nothing. */
  readonly ground: string
}

/** A picture that the server makes from what a release says. */
export type MadePicture = ShareCard | SiteIcon

/** 1200 × 630, what readers of Open Graph show whole. */
export const shareSize = { width: 1200, height: 630 } as const
