import { plainText } from '#content/texts/words.ts'

/** A word, a number or one of the signs `% $ # +` of a text. */
export type Token = {
  /** In lower case, without accents. */
  readonly word: string
  /** Where it is in the text. */
  readonly start: number
  readonly end: number
  /** Tokens between two commas, dashes or parentheses have the same number. */
  readonly clause: number
  readonly isQuoted: boolean
}

/** What stands between two full stops, line breaks or emoji. */
export type Sentence = {
  readonly tokens: readonly Token[]
  readonly start: number
  readonly end: number
  /** The token that a question begins with; undefined outside of questions. */
  readonly question: number | undefined
}

/** A token, which is the first group, or a sign that ends or divides a sentence. */
const pieces = /(\p{L}+|\d+(?:[.,:]\d+)*|[%$#+])|[.…!?¿¡\n,;:()«»"“”—–]|\p{Extended_Pictographic}/gu

/** Signs that phrases name by a word. */
const signs: Readonly<Record<string, string>> = { $: 'mxn', '#': 'numero' }

/** Words whose full stop ends no sentence. */
const shortened: ReadonlySet<string> = new Set(
  'dr dra dres ced prof esp lic mtra mtro no num av col tel cel ext sr sra c p a m s r l st aprox art arts vs'.split(
    ' ',
  ),
)

/** The sentences of a text that have words, in order. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = []
  let tokens: Token[] = []
  let start = 0
  let clause = 0
  let question: number | undefined
  let opened = 0
  let isQuoted = false

  function endSentence(end: number) {
    if (tokens.length > 0) sentences.push({ tokens, start, end, question })
    tokens = []
    start = end
    clause += 1
    question = undefined
    opened = 0
  }

  for (const { 0: piece, 1: token, index } of text.matchAll(pieces)) {
    const end = index + piece.length
    if (token !== undefined)
      tokens.push({ word: signs[token] ?? plainText(token), start: index, end, clause, isQuoted })
    else if (piece === '.') {
      const isInside = /[\p{L}\d]/u.test(text.charAt(end)) || shortened.has(tokens.at(-1)?.word ?? '')
      if (!isInside) endSentence(end)
    } else if (/[…!?\n]/.test(piece)) {
      if (piece === '?') question = opened
      endSentence(end)
    } else if (/["«»“”]/.test(piece)) isQuoted = piece === '"' ? !isQuoted : piece === '«' || piece === '“'
    else if (/[¿¡,;:()—–]/.test(piece)) {
      clause += 1
      if (piece === '¿') opened = tokens.length
    } else endSentence(index)
  }
  endSentence(text.length)
  return sentences
}
