import type { Claim, ClaimKind } from './claim.ts'
import { allKinds } from './kinds.ts'
import { endOfPhrase, type Phrase, parsePhrase } from './phrase.ts'
import { startIndex } from './phrase-index.ts'
import { denied, isDistant, reportsQuotes, withoutOwnConditions } from './reach.ts'
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
  /** What excuses the claim: in its own clause, and anywhere in the sentence. */
  readonly unless: readonly Phrase[]
  readonly unlessSentence: readonly Phrase[]
  /** One phrase of each list must be in the sentence. */
  readonly needs: readonly (readonly Phrase[])[]
}

const parse = (text: string) => text.split(' / ').map((phrase) => parsePhrase(phrase, vocabulary))

const rows: readonly Row[] = allKinds.flatMap((kind) => {
  const unlessSentence = kind.unless ? parse(kind.unless) : []
  return kind.claims.flatMap((claim) => {
    const unless = claim.unless ? parse(claim.unless) : []
    const needs = claim.needs?.split(' & ').map(parse) ?? []
    return [claim.says].flat().map((text) => ({
      kind,
      claim,
      says: parsePhrase(text, vocabulary),
      unless,
      unlessSentence,
      needs,
    }))
  })
})

const rowsFor = startIndex(rows, ({ says }) => says)

/** The claims of a text about the practice, its people or its results. */
export const claimsIn = (text: string): FoundClaim[] => sentencesOf(text).flatMap(claimsOf)

/** The first claim of each kind in a sentence. */
export function claimsOf(sentence: Sentence): FoundClaim[] {
  const tokens = withoutOwnConditions(sentence)
  const found = new Map<ClaimKind, FoundClaim>()
  let context: Context | undefined
  for (const [index, token] of tokens.entries()) {
    for (const { kind, claim, says, unless, unlessSentence, needs } of rowsFor(token)) {
      if (found.has(kind)) continue
      const end = endOfPhrase(says, tokens, index)
      if (end === undefined) continue
      context ??= contextOf(sentence)
      if (context.isDistant) return []
      if (context.reportsQuotes && tokens.slice(index, end).some(({ isQuoted }) => isQuoted)) continue
      if (context.denied[index] && !claim.evenDenied) continue
      const near = { tokens, from: Math.max(0, index - reach), to: Math.min(tokens.length, end + reach) }
      const places = needs.map((phrases) => firstOf(phrases, near))
      if (!places.every((place) => place !== undefined)) continue
      const whole = spanOf([{ from: index, to: end }, ...places])
      if (firstOf(unlessSentence, near) || firstOf(unless, clausesOf(whole, near))) continue
      const span =
        claim.instead === undefined && whole.to - whole.from <= maxShown ? whole : { from: index, to: end }
      const last = tokens[span.to - 1] ?? token
      found.set(kind, { kind, claim, sentence, start: (tokens[span.from] ?? token).start, end: last.end })
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

/** Tokens of a sentence: `from` is the first, `to` comes after the last. */
type Span = { readonly from: number; readonly to: number }
type Near = Span & { readonly tokens: readonly Token[] }

function placeOf(phrase: Phrase, { tokens, from, to }: Near): Span | undefined {
  for (let index = from; index < to; index += 1) {
    const end = endOfPhrase(phrase, tokens, index)
    if (end !== undefined) return { from: index, to: end }
  }
  return undefined
}

function firstOf(phrases: readonly Phrase[], near: Near): Span | undefined {
  for (const phrase of phrases) {
    const place = placeOf(phrase, near)
    if (place) return place
  }
  return undefined
}

/** More words than these are not repeated to the owner. */
const maxShown = 14

const spanOf = (spans: readonly Span[]): Span => ({
  from: Math.min(...spans.map(({ from }) => from)),
  to: Math.max(...spans.map(({ to }) => to)),
})

/** The clauses that a claim is in. */
function clausesOf({ from, to }: Span, { tokens, ...near }: Near): Near {
  const first = tokens[from]?.clause
  const last = tokens[to - 1]?.clause
  let start = from
  while (start > near.from && tokens[start - 1]?.clause === first) start -= 1
  let end = to
  while (end < near.to && tokens[end]?.clause === last) end += 1
  return { tokens, from: start, to: end }
}
