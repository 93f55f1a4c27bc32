import { splitParagraphs } from '#content/texts/paragraphs.ts'

export function Paragraphs({ text, className }: { text: string; className?: string | undefined }) {
  return splitParagraphs(text).map((paragraph) => (
    <p key={paragraph} className={className}>
      {paragraph}
    </p>
  ))
}
