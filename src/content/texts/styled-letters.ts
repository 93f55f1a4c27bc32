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

/** Puts plain letters in place of those that apps offer as other typefaces: nobody can search or read them aloud. */
export const withPlainLetters = (text: string): string =>
  text
    .replace(styled, (letter) => letter.normalize('NFKC'))
    .replace(enclosed, (word) => [...word].map(enclosedLetter).join(''))
    .replace(smallCapital, (letter) => plainOfSmallCapitals[smallCapitals.indexOf(letter)] ?? 'q')

function enclosedLetter(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  const alphabet = enclosedAlphabets.find(({ first }) => code >= first && code < first + 26)
  return alphabet ? String.fromCharCode(alphabet.letter.charCodeAt(0) + code - alphabet.first) : ''
}
