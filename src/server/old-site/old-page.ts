/**
 * A page of the owner's former site, as a reader found it. Readers limit sizes and numbers; they neither clean nor
 * check the texts, which `draft-page.ts` does.
 */
export type OldPage = {
  /** Names the page among all pages of its site, also when it is read again, from the file or at its address. */
  readonly sourceId: string
  /** Host and number of a page of WordPress: links like `/?p=12` name it. Undefined if the page does not tell it. */
  readonly numbered?: string | undefined
  /**
   * Path of its address, as browsers send it but without a slash at the end: `/2019/03/vacuna-vph`. Empty if the address
   * is a query: `/?p=12`.
   */
  readonly path: string
  readonly kind: 'page' | 'post'
  readonly title: string
  /** HTML of its main text, without header, menu and footer. Addresses in it may be relative to `base`. */
  readonly html: string
  /** Absolute address. Undefined: that of `path` on the site's host, with https. */
  readonly base?: string | undefined
  /** Tag of BCP 47. Undefined if the page names none. */
  readonly language?: string | undefined
  /** `2019-03-31`. Undefined if the page has none. */
  readonly date?: string | undefined
  /** Text, or empty. */
  readonly excerpt: string
  /** The page's main picture: an absolute address, or the `sourceId` of an `OldPicture`. */
  readonly mainPicture?: string | undefined
  /** Texts that belong to it and are not in its HTML, in the owner's words: they do not come along. */
  readonly outside?: readonly string[]
}

/** A picture of the former site's library. A site that is read at its address gives none: its pages name their pictures. */
export type OldPicture = {
  readonly sourceId: string
  /** Absolute address of the file in its full size. */
  readonly url: string
  /** Alternative text, or empty. */
  readonly alt: string
  /** HTML, or empty. */
  readonly caption: string
  readonly title: string
}

/** A text that several pages show: they name it by its number. */
export type OldBlock = { readonly number: string; readonly title: string; readonly html: string }

/** What a reader found and did not take. */
export type LeftOut = {
  /** In the owner's words, the same for all that are alike, in the plural: 'Borradores'. The report counts them. */
  readonly reason: string
  /** What it is: a title or an address. Empty if nothing would help her to recognise it. */
  readonly name: string
  /** How many; usually one. */
  readonly count?: number
}

export type OldItem =
  | { readonly type: 'page'; readonly page: OldPage }
  | { readonly type: 'block'; readonly block: OldBlock }
  | { readonly type: 'picture'; readonly picture: OldPicture }
  | { readonly type: 'leftOut'; readonly leftOut: LeftOut }

/**
 * A former site: WordPress's file, or the site at its address. Both are read in a process of its own with limited
 * memory and time.
 */
export interface OldSite {
  /** Yields everything once, in any order. @throws {OldSiteError} if the site cannot be read to its end. */
  items(): AsyncIterable<OldItem>
  /** Host of the former site without `www.`: `ejemplo.mx`. Empty until the first item was read. */
  host(): string
}

/** The former site cannot be read. The message tells the owner why, and what she can do. */
export class OldSiteError extends Error {
  override readonly name = 'OldSiteError'
}
