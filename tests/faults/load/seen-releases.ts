import { numbersIn } from '../../support/numbered-documents.ts'

/** The revisions of the site content and of the gallery that a page shows. */
export type Shown = { readonly content: number; readonly gallery: number | undefined }

/** What a page shows, or why it can be of no release. */
export function shownBy(html: string): Shown | { readonly mixed: string } {
  const { content, gallery } = numbersIn(html)
  const [one, ...others] = content
  if (one === undefined || others.length > 0 || gallery.length > 1) {
    return { mixed: `content ${content.join(' and ')}, gallery ${gallery.join(' and ')}` }
  }
  return { content: one, gallery: gallery[0] }
}

/**
 * Numbers only grow, so that of two releases neither has one number higher and the other lower: two pages that do
 * cannot both be of a release.
 */
export class SeenReleases {
  /** Lowest and highest revision of the gallery seen with each of the content. */
  readonly #galleries = new Map<number, { lowest: number; highest: number }>()

  /** The content that this contradicts, if any. */
  note({ content, gallery }: Shown): number | undefined {
    if (gallery === undefined) return undefined
    const known = this.#galleries.get(content) ?? { lowest: gallery, highest: gallery }
    known.lowest = Math.min(known.lowest, gallery)
    known.highest = Math.max(known.highest, gallery)
    this.#galleries.set(content, known)
    for (const [other, { lowest, highest }] of this.#galleries) {
      if ((other < content && lowest > gallery) || (other > content && highest < gallery)) return other
    }
    return undefined
  }
}
