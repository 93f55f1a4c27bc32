import { splitParagraphs } from '#content/texts/paragraphs.ts'
import { useRenderContext } from '#site/render-context.ts'
import type { TextPiece } from '#site/text-links.ts'
import { linkPhones } from './phones-in-text.ts'

/** A text in which telephones call and, in an article, the names of other topics lead to their pages. */
export function LinkedText({ text }: { text: string }) {
  const { linkText } = useRenderContext()
  const pieces = linkText ? linkText(text) : [{ text }]
  return <Pieces pieces={pieces.flatMap((piece) => (piece.href ? piece : linkPhones(piece.text)))} />
}

/** A text in which telephones call. */
export const TextWithPhones = ({ text }: { text: string }) => <Pieces pieces={linkPhones(text)} />

function Pieces({ pieces }: { pieces: readonly TextPiece[] }) {
  return pieces.map(({ text, href }, index) =>
    href === undefined ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text keep their order, and a telephone may come twice.
      <a key={index} href={href}>
        {text}
      </a>
    ),
  )
}

/** Paragraphs with such links. */
export function LinkedParagraphs({ text }: { text: string }) {
  return splitParagraphs(text).map((paragraph) => (
    <p key={paragraph}>
      <LinkedText text={paragraph} />
    </p>
  ))
}
