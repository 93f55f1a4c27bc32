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

/** Letters and digits that only differ in their typeface: 𝗖𝗶𝘁𝗮𝘀, ℂ, Ｃｉｔａｓ, ﬁ. Superscripts, fractions, º, ª and ™ are not among them. */
const styled =
  /[\ufb00-\ufb06\uff01-\uff5e\u2102\u210a-\u210e\u2110-\u2112\u2115\u2119-\u211d\u2124\u2128\u212c\u212d\u212f-\u2131\u2133\u2134\u{1d400}-\u{1d7ff}]/gu

/** Letters in circles and squares. One alone is a sign, such as Ⓜ or the parking sign; more are a word. */
const enclosed =
  /[\u24b6-\u24e9\u{1f130}-\u{1f149}\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}][\ufe0e\ufe0f]?(?:[\u24b6-\u24e9\u{1f130}-\u{1f149}\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}][\ufe0e\ufe0f]?)+/gu

const enclosedAlphabets: readonly { readonly first: number; readonly letter: 'A' | 'a' }[] = [
  { first: 0x1f170, letter: 'A' },
  { first: 0x1f150, letter: 'A' },
  { first: 0x1f130, letter: 'A' },
  { first: 0x24d0, letter: 'a' },
  { first: 0x24b6, letter: 'A' },
]

const smallCapitals = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ'
const plainOfSmallCapitals = 'abcdefghijklmnoprstuvwyz'
/** The ǫ is a letter of some languages, so it counts only where Spanish writes a q. */
const smallCapital = new RegExp(`[${smallCapitals}]|ǫ(?=ᴜ)`, 'g')

/** Replaces letters that apps offer as typefaces (𝗮, ⓐ, ᴀ) by plain ones, which search and screen readers know. */
const withPlainLetters = (text: string): string =>
  text
    .replace(styled, (letter) => letter.normalize('NFKC'))
    .replace(enclosed, (word) => [...word].map(enclosedLetter).join(''))
    .replace(smallCapital, (letter) => plainOfSmallCapitals[smallCapitals.indexOf(letter)] ?? 'q')

function enclosedLetter(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  const alphabet = enclosedAlphabets.find(({ first }) => code >= first && code < first + 26)
  return alphabet ? String.fromCharCode(alphabet.letter.charCodeAt(0) + code - alphabet.first) : ''
}
