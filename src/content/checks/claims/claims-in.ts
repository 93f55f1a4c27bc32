import type { Claim, ClaimKind } from './claim.ts'
import { allKinds } from './kinds.ts'
import { endOfPhrase, firstWords, type Phrase, parsePhrase } from './phrase.ts'
import { denied, isDistant, reportsQuotes } from './reach.ts'
import { type Sentence, sentencesOf, type Token } from './tokens.ts'
import { vocabulary } from './vocabulary.ts'

/** A claim that a text makes. */
export type FoundClaim = {
  readonly kind: ClaimKind
  readonly claim: Claim
  readonly sentence: Sentence
  /** Where its words are in the text. */
  readonly start: number
  readonly end: number
}

type Row = {
  readonly kind: ClaimKind
  readonly claim: Claim
  readonly says: Phrase
  readonly unless: readonly Phrase[]
  readonly needs: readonly Phrase[] | undefined
}

const parse = (text: string) => parsePhrase(text, vocabulary)

const rows: readonly Row[] = allKinds.flatMap((kind) =>
  kind.claims.map((claim) => ({
    kind,
    claim,
    says: parse(claim.says),
    unless: claim.unless?.split(' / ').map(parse) ?? [],
    needs: claim.needs?.split(' / ').map(parse),
  })),
)

/** The rows by a word that they begin with, or by its beginning: 'garantizo', 'garantiz*'. */
const rowsByStart = Map.groupBy(
  rows.flatMap((row) => [...new Set(firstWords(row.says))].map((start) => ({ start, row }))),
  ({ start }) => start,
)

/** Texts repeat their words, so the rows of each are looked up once. */
const rowsByWord = new Map<string, readonly Row[]>()
const maxWords = 20_000

function rowsFor(word: string): readonly Row[] {
  const known = rowsByWord.get(word)
  if (known) return known
  const starts = [word, ...(/^\d/.test(word) ? ['#'] : [])]
  for (let length = 2; length <= word.length && length < 20; length += 1)
    starts.push(`${word.slice(0, length)}*`)
  const found = starts.flatMap((start) => rowsByStart.get(start)?.map(({ row }) => row) ?? [])
  if (rowsByWord.size > maxWords) rowsByWord.clear()
  rowsByWord.set(word, found)
  return found
}

/** The claims of a text about the practice, its people or its results, the first one of each kind in a sentence. */
export function claimsIn(text: string): FoundClaim[] {
  return sentencesOf(text).flatMap(claimsOf)
}

function claimsOf(sentence: Sentence): FoundClaim[] {
  const { tokens } = sentence
  const found = new Map<ClaimKind, FoundClaim>()
  let context: Context | undefined
  for (const [index, token] of tokens.entries()) {
    for (const { kind, claim, says, unless, needs } of rowsFor(token.word)) {
      if (found.has(kind)) continue
      const end = endOfPhrase(says, tokens, index)
      if (end === undefined) continue
      context ??= contextOf(sentence)
      if (context.isDistant || (context.reportsQuotes && token.isQuoted)) continue
      if (context.denied[index] && !claim.evenDenied) continue
      const near = nearby(tokens, index, end)
      if (unless.some((phrase) => isIn(phrase, near))) continue
      if (needs && !needs.some((phrase) => isIn(phrase, near))) continue
      const last = tokens[end - 1] ?? token
      found.set(kind, { kind, claim, sentence, start: token.start, end: last.end })
    }
  }
  // What two kinds say of the same words is told once, by the first of them.
  const inOrder = allKinds.flatMap((kind) => found.get(kind) ?? [])
  return inOrder.filter((one, index) => !inOrder.slice(0, index).some((other) => overlap(one, other)))
}

const overlap = (one: FoundClaim, other: FoundClaim) => one.start < other.end && other.start < one.end

type Context = ReturnType<typeof contextOf>

const contextOf = (sentence: Sentence) => ({
  denied: denied(sentence),
  isDistant: isDistant(sentence),
  reportsQuotes: reportsQuotes(sentence),
})

/** How many words before and after a claim may excuse or complete it: a bound, because a text may have no full stop. */
const reach = 30

const nearby = (tokens: readonly Token[], from: number, to: number) =>
  tokens.slice(Math.max(0, from - reach), to + reach)

const isIn = (phrase: Phrase, tokens: readonly Token[]): boolean =>
  tokens.some((_, index) => endOfPhrase(phrase, tokens, index) !== undefined)
