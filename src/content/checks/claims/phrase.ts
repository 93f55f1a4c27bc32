import { soundOf, soundsOfBeginning, soundsOfEnding } from './sound.ts'
import type { Token } from './tokens.ts'
import { nounForms, verbForms } from './word-forms.ts'

/** Named groups of words, which phrases refer to as '@name'. */
export type Vocabulary = Readonly<Record<string, string>>

type Step =
  | { readonly kind: 'word'; readonly words: Words; readonly isOptional: boolean }
  | { readonly kind: 'not'; readonly words: Words }
  | { readonly kind: 'gap'; readonly max: number; readonly crossesCommas: boolean }

type Words = {
  readonly exact: ReadonlySet<string>
  /** By their first letter. */
  readonly beginnings: ReadonlyMap<string, readonly string[]>
  readonly endings: readonly string[]
  /** Words in a row, by the first of them. */
  readonly rows: ReadonlyMap<string, readonly (readonly string[])[]>
  readonly number: boolean
  readonly future: boolean
  readonly ownPast: boolean
  /** The place where the sentence begins or the clause ends is as good as one of the words. */
  readonly start: boolean
  readonly end: boolean
}

/**
 * Words in a row. The parts of a phrase are separated by spaces:
 *
 * - `mejor|mejores|sin_par`: one of these words, in lower case and without accents; or of these words in a row
 * - `satisf*`, `*mos`: a word with this beginning or ending
 * - `doctor+`: its masculine, feminine and plural
 * - `~curar`, `~curar:first`: a form of the verb, one of 'yo' or 'nosotros'; `~resolver/resuelv` with its other stem
 * - `@disease`: a word of this group of the vocabulary
 * - `#`: a number in digits or words
 * - `>`: a verb in the future tense; `<`: one of 'I did'; both with their accents
 * - `por?`: may be left out
 * - `-no`: none of these words comes next
 * - `..3`: up to three other words of the same clause; `...8` of the same sentence
 * - `^`, `$`: here the sentence begins, the clause ends
 */
export type Phrase = readonly Step[]

const numbers =
  'dos tres cuatro cinco seis siete ocho nueve diez once doce quince veinte treinta cuarenta cincuenta sesenta noventa cien mil'

export function parsePhrase(text: string, vocabulary: Vocabulary): Phrase {
  return text
    .split(' ')
    .filter(Boolean)
    .map((part): Step => {
      const gap = /^(\.{2,3})(\d)$/.exec(part)
      if (gap) return { kind: 'gap', max: Number(gap[2]), crossesCommas: gap[1] === '...' }
      if (part.startsWith('-')) return { kind: 'not', words: parseWords(part.slice(1), vocabulary) }
      const isOptional = part.endsWith('?')
      return {
        kind: 'word',
        words: parseWords(isOptional ? part.slice(0, -1) : part, vocabulary),
        isOptional,
      }
    })
}

/** Hundreds of phrases share words and groups, and a group of verbs has thousands of forms: each is read once. */
const parsedWords = new WeakMap<Vocabulary, Map<string, Words>>()

function parseWords(text: string, vocabulary: Vocabulary): Words {
  const known = parsedWords.get(vocabulary) ?? new Map<string, Words>()
  parsedWords.set(vocabulary, known)
  const words = known.get(text) ?? readWords(text, vocabulary)
  known.set(text, words)
  return words
}

function readWords(text: string, vocabulary: Vocabulary): Words {
  const exact = new Set<string>()
  const beginnings: string[] = []
  const endings: string[] = []
  const rows: (readonly string[])[] = []
  let number = false
  let future = false
  let ownPast = false
  let start = false
  let end = false
  for (const alternative of text.split(/[| ]/)) {
    if (alternative === '^') start = true
    else if (alternative === '$') end = true
    else if (alternative === '#') {
      number = true
      for (const word of numbers.split(' ')) exact.add(soundOf(word))
    } else if (alternative === '>') future = true
    else if (alternative === '<') ownPast = true
    else if (alternative.startsWith('@')) {
      const group = vocabulary[alternative.slice(1)]
      if (group === undefined) throw new Error(`The vocabulary has no group '${alternative}'.`)
      const words = parseWords(group, vocabulary)
      for (const word of words.exact) exact.add(word)
      beginnings.push(...[...words.beginnings.values()].flat())
      endings.push(...words.endings)
      rows.push(...[...words.rows.values()].flat())
      number ||= words.number
      future ||= words.future
      ownPast ||= words.ownPast
    } else if (alternative.startsWith('~')) {
      const [verb = '', person] = alternative.slice(1).split(':')
      for (const form of verbForms(verb, person === 'first' ? 'first' : 'any')) exact.add(soundOf(form))
    } else if (alternative.endsWith('+') && alternative !== '+') {
      for (const form of nounForms(alternative.slice(0, -1))) exact.add(soundOf(form))
    } else if (alternative.includes('_')) rows.push(alternative.split('_').map(soundOf))
    else if (alternative.startsWith('*')) endings.push(...soundsOfEnding(alternative.slice(1)))
    else if (alternative.endsWith('*')) beginnings.push(...soundsOfBeginning(alternative.slice(0, -1)))
    else exact.add(soundOf(alternative))
  }
  return {
    exact,
    beginnings: Map.groupBy(beginnings, (beginning) => beginning.charAt(0)),
    endings,
    rows: Map.groupBy(rows, ([first = '']) => first),
    number,
    future,
    ownPast,
    start,
    end,
  }
}

const accepts = (
  { exact, beginnings, endings, number, future, ownPast }: Words,
  { word, sound, isFuture, isOwnPast }: Token,
): boolean =>
  exact.has(sound) ||
  (number && isNumber(sound)) ||
  (future && isFuture) ||
  (ownPast && isOwnPast) ||
  beginnings.get(sound.charAt(0))?.some((beginning) => sound.startsWith(beginning)) === true ||
  endings.some((ending) => word.length > ending.length + 2 && sound.endsWith(ending))

const isNumber = (word: string) => /^\d/.test(word)

/** How many tokens from a place on are one of the words: 0 if none is. */
function lengthAt(words: Words, tokens: readonly Token[], at: number): number {
  const token = tokens[at]
  if (!token) return 0
  if (accepts(words, token)) return 1
  const row = words.rows
    .get(token.sound)
    ?.find((each) =>
      each.every(
        (sound, index) => tokens[at + index]?.sound === sound && tokens[at + index]?.clause === token.clause,
      ),
    )
  return row?.length ?? 0
}

/**
 * The words that a phrase may begin with; those that begin or end in some way are written as in phrases. One that may
 * begin with any word yields '*'.
 */
export function* firstWords(phrase: Phrase): Generator<string> {
  for (const step of phrase) {
    if (step.kind === 'not') continue
    if (step.kind === 'gap') {
      yield '*'
      return
    }
    const { exact, beginnings, endings, rows, number, future, ownPast, start } = step.words
    yield* exact
    yield* rows.keys()
    for (const beginning of [...beginnings.values()].flat()) yield `${beginning}*`
    for (const ending of endings) yield `*${ending}`
    if (number) yield '#'
    if (future) yield '>'
    if (ownPast) yield '<'
    if (!step.isOptional && !start) return
  }
}

/** Index of the token after the phrase that begins at a token; undefined if the phrase is not there. */
export function endOfPhrase(
  phrase: Phrase,
  tokens: readonly Token[],
  first: number,
  at = first,
  from = 0,
): number | undefined {
  const step = phrase[from]
  if (!step) return at
  const rest = (index: number) => endOfPhrase(phrase, tokens, first, index, from + 1)
  const token = tokens[at]
  const isSameClause = at === first || token?.clause === tokens[at - 1]?.clause
  switch (step.kind) {
    case 'not':
      return isSameClause && lengthAt(step.words, tokens, at) > 0 ? undefined : rest(at)
    case 'word':
      if (isSameClause || phrase[from - 1]?.kind === 'gap') {
        const length = lengthAt(step.words, tokens, at)
        const end = length > 0 ? rest(at + length) : undefined
        if (end !== undefined) return end
      }
      return step.isOptional || (step.words.start && at === 0) || (step.words.end && !isSameClause)
        ? rest(at)
        : undefined
    case 'gap':
      for (let index = at; index <= at + step.max && index <= tokens.length; index += 1) {
        const end = rest(index)
        if (end !== undefined) return end
        if (!step.crossesCommas && tokens[index]?.clause !== tokens[at - 1]?.clause) return undefined
      }
      return undefined
  }
}
