/** What is between two full stops, line breaks or emoji of a text. */
export type Sentence = {
  /** As it is written. */
  readonly text: string
  /** The text in lower case, without accents, in the same length. A sign that divides the sentence is a comma; other signs are spaces. */
  readonly plain: string
  /** Where it begins in the whole text. */
  readonly start: number
  readonly isQuestion: boolean
}

const ends = /[.!?…](?=[\s»”")]|$)|\n|\p{Extended_Pictographic}/gu

/** Words whose full stop ends no sentence. A letter alone is the abbreviation of a word. */
const shortened =
  /(?:^|[^\p{L}])(?:dra?|dres|c[eé]d|prof|esp|lic|mtr[ao]|no|n[uú]m|av|col|tel|cel|ext|sra?|aprox|arts?|vs|\p{L})$/iu
const longestShortened = 6

/** The sentences of a text that have a letter or a digit, in order. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = []
  let start = 0
  const add = (to: number, sign: string) => {
    const written = text.slice(start, to)
    const plain = plainOf(written)
    if (/[a-z\d]/.test(plain))
      sentences.push({ text: written, plain, start, isQuestion: /\?$/.test(written + sign) })
    start = to + sign.length
  }
  for (const { 0: sign, index } of text.matchAll(ends)) {
    const before = text.slice(Math.max(start, index - longestShortened), index)
    if (sign !== '.' || !shortened.test(before)) add(index, sign)
  }
  add(text.length, '')
  return sentences
}

/** The plain form of a text, which has the same length. */
export const plainOf = (text: string): string =>
  text
    .replaceAll(/[,;:()—–]/g, ',')
    .replaceAll(/[A-ZÀ-ÿ]/g, (letter) => letter.normalize('NFD').charAt(0).toLowerCase())
    .replaceAll(/[^a-z\d ,%#]/g, ' ')
