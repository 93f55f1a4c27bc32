import type { SearchEntry } from './search-entry.ts'
import { folded, type QueryWord, queryWords, stemsOf } from './search-words.ts'

export type Found = {
  /** The best first. */
  readonly entries: readonly SearchEntry[]
  /** Whether they contain every word of the query. Otherwise they contain as many as any entry does. */
  readonly isWhole: boolean
}

/** Maximum number of results: more would not help a visitor. */
const maxResults = 12

const weights = { name: 10, words: 6, note: 2 }

/** The entries that answer a query, in the words of patients: without accents, in any number, with small mistakes. */
export function findEntries({ rows, stems }: PreparedIndex, query: string): Found {
  const words = queryWords(query)
  if (words.length === 0) return { entries: [], isWhole: true }
  const known = words.map((word) => withCorrections(word, stems))
  const phrase = folded(query)
  const scored = rows.flatMap((row) => scoreOf(row, known, phrase))
  const most = Math.max(0, ...scored.map(({ found }) => found))
  const required = words.filter(({ isRequired }) => isRequired).length
  const best = scored
    .filter(({ found }) => found === most)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, maxResults)
  return { entries: best.map(({ entry }) => entry), isWhole: most === required }
}

type Field = { readonly weight: number; readonly stems: readonly string[] }
type Row = {
  readonly entry: SearchEntry
  readonly fields: readonly Field[]
  readonly texts: readonly string[]
}

export type PreparedIndex = {
  readonly rows: readonly Row[]
  /** Every stem once. */
  readonly stems: readonly string[]
}

/** The index with its stems, which take longer to find than an answer. */
export function prepareIndex(index: readonly SearchEntry[]): PreparedIndex {
  const rows = index.map((entry) => ({
    entry,
    fields: [
      { weight: weights.name, stems: stemsOf(entry.name) },
      { weight: weights.words, stems: stemsOf(entry.words ?? '') },
      { weight: weights.note, stems: stemsOf(entry.note ?? '') },
    ],
    texts: [entry.name, ...(entry.words ?? '').split(',')].map(folded),
  }))
  const stems = new Set(rows.flatMap(({ fields }) => fields.flatMap((field) => field.stems)))
  return { rows, stems: [...stems] }
}

type KnownWord = QueryWord & {
  /** Stems of the index that count as this word, although they differ by more than their ending. */
  readonly corrections: ReadonlySet<string>
}

/** A word that occurs nowhere may be misspelled. A long one may be, even if the owner typed the misspelling too. */
function withCorrections(word: QueryWord, stems: readonly string[]): KnownWord {
  const occurs = stems.some((stem) => likeness(word.stem, stem) > 0)
  const isLong = word.stem.length >= 8
  const maxMistakes = (occurs ? 0 : Number(word.stem.length >= 5)) + Number(isLong)
  const near =
    maxMistakes === 0
      ? []
      : stems.filter((stem) => mistakesBetween(word.stem, stem, maxMistakes) <= maxMistakes)
  return { ...word, corrections: new Set(near) }
}

type Scored = { readonly entry: SearchEntry; readonly score: number; readonly found: number }

function scoreOf({ entry, fields, texts }: Row, words: readonly KnownWord[], phrase: string): Scored[] {
  let score = 0
  let found = 0
  for (const word of words) {
    const best = Math.max(...fields.map(({ weight, stems }) => weight * bestLikeness(word, stems)))
    score += best
    if (best > 0 && word.isRequired) found += 1
  }
  if (found === 0) return []
  return [{ entry, score: score + phraseScore(texts, phrase), found }]
}

/** For an entry that has the whole query as one of its names, or as a part of one. */
function phraseScore(texts: readonly string[], phrase: string): number {
  if (texts.includes(phrase)) return weights.name
  return phrase.includes(' ') && texts.some((text) => text.includes(phrase)) ? weights.words : 0
}

const bestLikeness = (word: KnownWord, stems: readonly string[]): number =>
  Math.max(
    0,
    ...stems.map((stem) => likeness(word.stem, stem) || (word.corrections.has(stem) ? corrected : 0)),
  )

const corrected = 0.4

/** How much a typed stem is like one of the index: 1 for the same, less for its beginning or a longer form, 0 for another. */
function likeness(typed: string, stem: string): number {
  if (typed === stem) return 1
  if (typed.length >= 2 && stem.startsWith(typed)) return typed.length >= 4 ? 0.8 : 0.5
  return stem.length >= 5 && typed.startsWith(stem) ? 0.6 : 0
}

/**
 * The least number of letters to add, leave out, replace or swap with their neighbour to get from one word to the
 * other, or more than `max`.
 */
export function mistakesBetween(one: string, other: string, max: number): number {
  if (Math.abs(one.length - other.length) > max) return max + 1
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    if (Math.min(...current) > max) return max + 1
    before = last
    last = current
  }
  return last[other.length] ?? 0
}
