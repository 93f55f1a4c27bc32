import type { Page } from '#content/entries/page.ts'

/** The former site cannot be read. The message tells the owner why, and what she can do. */
export class OldSiteError extends Error {
  override readonly name = 'OldSiteError'
}

/** A page of the former site. Its pictures and links still have their addresses there: `/costos`, `/?p=12`. */
export type FoundPage = {
  /** WordPress's number of the page. Links like `/?p=12` name it. */
  readonly number: string
  /** Path of its address without a slash at the end. Empty if the address is a query: `/?p=12`. */
  readonly path: string
  readonly fields: Pick<
    Page,
    'title' | 'shortDescription' | 'type' | 'language' | 'date' | 'image' | 'imageAlt' | 'text'
  >
  /** What of the page does not come along, in the owner's words: 'Un formulario'. */
  readonly dropped: readonly string[]
}

/** What was found on the former site. */
export type FoundSite = {
  /** Without `www.`. */
  readonly host: string
  readonly pages: readonly FoundPage[]
  /** What does not come along, by the reason. A title may be empty. */
  readonly leftOut: ReadonlyMap<string, readonly { readonly title: string }[]>
}

/** The addresses of the pictures of pages, each once. */
export const picturesOf = (pages: readonly FoundPage[]): string[] => [
  ...new Set(pages.flatMap(({ fields }) => [fields, ...fields.text]).flatMap(({ image }) => image || [])),
]
