import { paragraphBreak } from '#content/paragraphs.ts'

/** Splits a text into paragraphs at blank lines. */
export function splitParagraphs(text: string): string[] {
  return text
    .split(paragraphBreak)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}

export function Paragraphs({ text, className }: { text: string; className?: string | undefined }) {
  return splitParagraphs(text).map((paragraph) => (
    <p key={paragraph} className={className}>
      {paragraph}
    </p>
  ))
}
