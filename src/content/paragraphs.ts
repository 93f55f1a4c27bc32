/** What separates two paragraphs of a text: a blank line. */
export const paragraphBreak = /\n(?:[^\S\n]*\n)+/

/** The same in a group, so that `split` keeps it. */
export const keptParagraphBreak = /(\n(?:[^\S\n]*\n)+)/
