/** The former site cannot be read. The message tells the owner why, and what she can do. */
export class OldSiteError extends Error {
  override readonly name = 'OldSiteError'
}

export type FoundButton = {
  readonly action: 'call' | 'whatsapp' | 'email' | 'link'
  readonly label: string
  /** Address of another site, or path and query on the former one: `/costos`, `/?p=12`. */
  readonly url: string
}

/** A picture that still has its address on the former site; empty without a picture. */
type Pictured = { readonly image: string; readonly imageAlt: string }

/** A part of a page of her own. */
export type FoundPart = Pictured & {
  readonly title: string
  readonly isSubheading: boolean
  readonly isHighlighted: boolean
  readonly text: string
  readonly items: readonly string[]
  readonly isNumbered: boolean
  readonly buttons: readonly FoundButton[]
}

export type FoundPage = Pictured & {
  /** Names the page among all pages of its site, also when it is read again. */
  readonly sourceId: string
  /** Number in WordPress: links like `/?p=12` name it. */
  readonly number: string
  /** Path of its address without a slash at the end. Empty if the address is a query: `/?p=12`. */
  readonly path: string
  readonly kind: 'page' | 'post'
  readonly title: string
  readonly description: string
  readonly language: string
  /** `2019-03-31`, or empty. */
  readonly date: string
  readonly parts: readonly FoundPart[]
  /** What of the page does not come along, in the owner's words: 'Un formulario'. */
  readonly dropped: readonly string[]
}

/** What was found on the former site, reduced to text. */
export type FoundSite = {
  /** Without `www.`. */
  readonly host: string
  readonly pages: readonly FoundPage[]
  readonly leftOut: readonly {
    readonly reason: string
    readonly count: number
    /** The first ones. */
    readonly names: readonly string[]
  }[]
}

/** The addresses of the pictures of pages, each once. */
export const picturesOf = (pages: readonly FoundPage[]): string[] => [
  ...new Set(pages.flatMap((page) => [page, ...page.parts]).flatMap(({ image }) => image || [])),
]
