const blankLine = /(\n(?:[^\S\n]*\n)+)/
/** How an item of a list begins: '• ', '- ', '1. ', '✅ '. */
const itemStart = /^ *(?:[•●○◦‣■□❖➢✓]|[-–—*·] |\d{1,2}[.)] |\p{Extended_Pictographic})/u
const sentenceStart = /^ *[¿¡«“"(]*\p{Lu}/u

/**
 * The paragraphs of a text; every second part is the break between two. They end at blank lines, and lists as Word
 * writes them have one paragraph for each item. Other single line breaks only wrap a line, as in a text from a PDF.
 */
export const paragraphParts = (text: string): string[] =>
  text.split(blankLine).flatMap((part, index) => (index % 2 === 1 ? part : itemParts(part)))

function itemParts(paragraph: string): string[] {
  const parts: string[] = []
  let isItem = false
  for (const line of paragraph.split('\n')) {
    const startsItem = itemStart.test(line)
    const isNew = startsItem || (isItem && sentenceStart.test(line))
    const open = parts.at(-1)
    if (open === undefined) parts.push(line)
    else if (isNew) parts.push('\n', line)
    else parts[parts.length - 1] = `${open}\n${line}`
    if (isNew || open === undefined) isItem = startsItem
  }
  return parts
}

/** The paragraphs that visitors see. */
export const splitParagraphs = (text: string): string[] =>
  paragraphParts(text)
    .map((part) => part.trim())
    .filter((part) => part !== '')
