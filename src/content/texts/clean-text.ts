import { withPlainLetters } from './styled-letters.ts'

/** A text of these characters needs no change except at its ends. Nearly all texts are such. */
const plainText = /^[\n\x20-\x7e\u00a1-\u00ac\u00ae-\u017f–—‘’“”…•]*$/

/**
 * An emoji, with the joiners and selectors that belong to it; or an invisible character: soft hyphens, zero-width
 * characters, directions of writing, tracers, tags, controls of ASCII.
 */
const emojiOrInvisible =
  /(\p{Extended_Pictographic}[\ufe0e\ufe0f\p{Emoji_Modifier}]?(?:\u200d\p{Extended_Pictographic}[\ufe0e\ufe0f\p{Emoji_Modifier}]?)*|[0-9#*]\ufe0f\u20e3)|[\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\ufff9-\ufffc]|(?![\t\n\x80-\x9f])\p{Cc}/gu

/** Word writes a bullet as a private character of a symbol font, or as a letter and a tab. */
const wordBullet = /^(?:\p{Co}[ \t]|[o§Øüv]\t)/gmu
const privateCharacter = /\p{Co}/gu

const lineBreak = /\r\n|[\r\v\f\x85\u2028]/g
const paragraphSeparator = /\u2029/g
/** Spaces of every width, other controls, and the blank pattern of Braille. */
const otherSpace = /(?!\n)[\p{Zs}\p{Cc}\u2800]/gu
/** Hyphens that differ only in where a line may break. */
const hyphen = /[\u2010\u2011]/g

/** What a reader gets of a text: without characters that cannot be seen or searched. It may begin or end with spaces. */
const visibleText = (text: string): string => (plainText.test(text) ? text : clean(text))

/**
 * A text of several lines as it is stored, however it was typed or pasted.
 * Cleaning it again changes nothing. Each step takes time linear in the length.
 */
export const cleanLines = (text: string): string => visibleText(text).trim()

/** The same for a text of one line. */
export const cleanLine = (text: string): string => cleanLines(text).replace(/\n+/g, ' ')

const clean = (text: string): string =>
  // Half of a character pair is no text: addresses cannot contain it, and a database replaces it.
  withPlainLetters(
    text
      .toWellFormed()
      .replace(lineBreak, '\n')
      .replace(paragraphSeparator, '\n\n')
      .replace(emojiOrInvisible, '$1')
      .replace(wordBullet, '• ')
      .replace(privateCharacter, ''),
  )
    // A letter that looked like an emoji joins nothing.
    .replace(emojiOrInvisible, '$1')
    .normalize('NFC')
    .replace(otherSpace, ' ')
    .replace(hyphen, '-')
