import { splitParagraphs } from '#content/texts/paragraphs.ts'
import { useRenderContext } from '#site/render-context.ts'

/** A text of an article, in which the names of other topics lead to their pages. */
export function LinkedText({ text }: { text: string }) {
  const { linkText } = useRenderContext()
  if (!linkText) return text
  return linkText(text).map(({ text: piece, href }) =>
    href === undefined ? (
      piece
    ) : (
      <a key={href} href={href}>
        {piece}
      </a>
    ),
  )
}

/** Paragraphs of an article, with such links. */
export function LinkedParagraphs({ text }: { text: string }) {
  return splitParagraphs(text).map((paragraph) => (
    <p key={paragraph}>
      <LinkedText text={paragraph} />
    </p>
  ))
}
