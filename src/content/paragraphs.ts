/**
 * Between two paragraphs of a text: a blank line, or the break before a line that begins like an item of a list. Word's
 * lists have no blank lines. Other single line breaks only wrap a line, as in a text from a PDF.
 */
export const paragraphEnd =
  /(\n(?:[^\S\n]*\n)+|\n(?= *(?:[•●○◦‣■□❖➢✓]|[-–—*·] |\d{1,2}[.)] |\p{Extended_Pictographic})))/u

/** The paragraphs that visitors see. */
export const splitParagraphs = (text: string): string[] =>
  text
    .split(paragraphEnd)
    .map((part) => part.trim())
    .filter((part) => part !== '')
