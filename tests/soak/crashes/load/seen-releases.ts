import { numbersIn } from '../../../support/numbered-documents.ts'

/** The revisions of the site content and of the gallery that a page shows. */
export type Shown = { readonly content: number; readonly gallery: number | undefined }

/** The revisions on a page, or the reason why it belongs to no release. */
export function shownBy(html: string): Shown | { readonly mixed: string } {
  const { content, gallery } = numbersIn(html)
  const [one, ...others] = content
  if (one === undefined || others.length > 0 || gallery.length > 1) {
    return { mixed: `content ${content.join(' and ')}, gallery ${gallery.join(' and ')}` }
  }
  return { content: one, gallery: gallery[0] }
}

/**
 * Numbers only grow. So of two releases, neither has one higher number and one lower number than the other. Two pages
 * that differ this way cannot both belong to a release.
 */
export class SeenReleases {
  /** Lowest and highest gallery revision seen with each content revision. */
  readonly #galleries = new Map<number, { lowest: number; highest: number }>()

  /** The content revision that contradicts this pair, if any. */
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
