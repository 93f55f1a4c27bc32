import { plainText } from '#content/texts/words.ts'
import { inFull, soundOf } from './sound.ts'

/** A word, a number or one of the signs `% $ # +` of a text. */
export type Token = {
  /** In lower case, without accents; only «sí» keeps its own, because «si» is a condition. */
  readonly word: string
  /** How the word is pronounced: misspelled words have the sound of the right ones. */
  readonly sound: string
  /** Whether it ends as a verb in the future tense does, with its accent: «quedará». */
  readonly isFuture: boolean
  /** Whether it ends as 'I did' does, with its accent: «operé», «atendí». */
  readonly isOwnPast: boolean
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

/** A token, which is the first group, or a sign that ends or divides a sentence. «#CeroRiesgos» has two words. */
const pieces =
  /(\p{Lu}?\p{Ll}+|\p{L}+|\d+(?:[.,:]\d+)*|[%$#+])|[.…!?¿¡\n,;:()«»"“”—–]|\p{Extended_Pictographic}/gu

/** Signs that phrases name by a word. */
const signs: Readonly<Record<string, string>> = { $: 'mxn', '#': 'numero', té: 'tes' }

const future = /^(?!atrás|detrás)\p{L}{2,}r(?:á|ás|án|emos)$/iu

const ownPast = /^(?!así|aquí|ahí|allí|bebé|café|comité|josé|noé|porqué|casi|quizá)\p{L}{3,}[éí]$/iu

/** Words whose full stop ends no sentence. */
const shortened: ReadonlySet<string> = new Set(
  'dr dra dres ced prof esp lic mtra mtro no num av col tel cel ext sr sra c p a m s r l st aprox art arts vs'.split(
    ' ',
  ),
)

function wordOf(token: string, before: Token | undefined): string {
  const sign = signs[token.toLowerCase()]
  if (sign !== undefined) return sign
  if (/^sí$/i.test(token)) return 'sí'
  // «100 x ciento», but not «2 x 1».
  if (/^x$/i.test(token) && before?.word !== '1' && !/^[2-9]$/.test(before?.word ?? '')) return 'por'
  return inFull(plainText(token).replace(/(.)\1{2,}/g, '$1'))
}

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
    if (token !== undefined) {
      const word = wordOf(token, tokens.at(-1))
      tokens.push({
        word,
        sound: soundOf(word),
        isFuture: future.test(token),
        isOwnPast: ownPast.test(token),
        start: index,
        end,
        clause,
        isQuoted,
      })
    } else if (piece === '.') {
      const last = tokens.at(-1)
      if (last?.word === 'no' && /^\s?\d/.test(text.slice(end, end + 2)))
        tokens.splice(-1, 1, { ...last, word: 'numero', sound: 'numero' })
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
