import type { RenderContext } from '#site/render-context.ts'

export type PageMetadata = {
  readonly title: string
  readonly description: string
  readonly keywords: readonly string[]
  /** Empty where a page must not be indexed. */
  readonly canonical: string
  /** Open Graph properties, without their `og:`. */
  readonly openGraph: Readonly<Record<string, string>>
  readonly noIndex: boolean
}

/** What the head says of a page to search engines and to those who share it. */
export function pageMetadata(context: RenderContext): PageMetadata {
  return { title: context.path, description: '', keywords: [], canonical: '', openGraph: {}, noIndex: false }
}
