import type { RenderContext } from '#site/render-context.ts'

/** The page's structured data as one graph, or undefined where it has none. */
export function jsonLd(_context: RenderContext): object | undefined {
  return undefined
}
