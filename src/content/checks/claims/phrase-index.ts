import { endOfPhrase, firstWords, type Phrase } from './phrase.ts'
import type { Token } from './tokens.ts'

/** Texts repeat their words, so what begins with each is looked up once. */
const maxWords = 20_000

/** Finds what may begin with a word among many items, by the words that their phrases begin with. */
export function startIndex<Item>(items: readonly Item[], phraseOf: (item: Item) => Phrase) {
  const byStart = Map.groupBy(
    items.flatMap((item) => [...new Set(firstWords(phraseOf(item)))].map((start) => ({ start, item }))),
    ({ start }) => start,
  )
  const byWord = new Map<string, readonly Item[]>()

  return ({ sound: word, isFuture, isOwnPast }: Token): readonly Item[] => {
    const key = (isFuture ? '>' : '') + (isOwnPast ? '<' : '') + word
    const known = byWord.get(key)
    if (known) return known
    const starts = ['*', word, ...(/^\d/.test(word) ? ['#'] : [])]
    if (isFuture) starts.push('>')
    if (isOwnPast) starts.push('<')
    for (let length = 1; length <= word.length && length < 20; length += 1)
      starts.push(`${word.slice(0, length)}*`, `*${word.slice(-length)}`)
    const found = [...new Set(starts.flatMap((start) => byStart.get(start)?.map(({ item }) => item) ?? []))]
    if (byWord.size > maxWords) byWord.clear()
    byWord.set(key, found)
    return found
  }
}

/** Whether one of the phrases begins at a token. */
export function anyPhrase(phrases: readonly Phrase[]): (tokens: readonly Token[], index: number) => boolean {
  const starting = startIndex(phrases, (phrase) => phrase)
  return (tokens, index) => {
    const token = tokens[index]
    return (
      token !== undefined &&
      starting(token).some((phrase) => endOfPhrase(phrase, tokens, index) !== undefined)
    )
  }
}
