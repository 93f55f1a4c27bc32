import { type Sentence, sentencesOf } from '../sentences.ts'
import { type PhraseGroup, phraseGroups } from './phrases.ts'

/** A phrase of the table in a text. */
export type FoundPhrase = {
  readonly group: PhraseGroup
  /** The words as they are written. */
  readonly words: string
}

/** Sentences that speak of a promise of others or of an insurance, or warn. */
const distance =
  /\b(?:desconfi\w+|sospeche|cuidado con|cautela|mitos?|falsos?|falsas?|mentira|prometen|prometa|promete|quien (?:le|te|se)|anuncios?|publicidad|prohib\w+|no existen?|no hay|no es cierto|no significa|nadie puede|aseguradoras?|companias?|convenios?|poliza|deducible|gastos medicos|su seguro)\b/

/** What denies the words after it in its clause. */
const denial = /\b(?:no|nunca|ni|nadie|ningun[ao]?|tampoco|jamas)\b|\bsin (?:\w+ )?$/

/** «No dude» and «no solo» deny nothing. */
const noDenial = /\bno (?:dude|solo|lo piense|espere)\b/

/** Where a clause begins anew. */
const clauseStart = /,|\b(?:pero|sino|aunque|porque)\b/g

/** How a question begins that sells; others ask for a fact. */
const selling = /^\W*(?:busca|quiere|desea|necesita|cansad|hart|sufre|le gustaria|te gustaria|ya no)/

/** The phrases in each sentence, without those that the sentence denies, reports or asks for. */
export function findPhrases(text: string): FoundPhrase[] {
  return sentencesOf(text).flatMap((sentence) => {
    if (distance.test(sentence.plain) || (sentence.isQuestion && !selling.test(sentence.plain))) return []
    return phraseGroups.flatMap((group) => phrasesOf(group, sentence))
  })
}

/** The phrases of a group in a sentence. Of two that overlap, the first in the table counts. */
function phrasesOf(group: PhraseGroup, { text, plain }: Sentence): FoundPhrase[] {
  if (group.unless?.test(plain)) return []
  const found: { start: number; end: number }[] = []
  for (const [says, unless] of group.phrases) {
    if (unless?.test(plain)) continue
    for (const { start, end } of placesOf(says, plain)) {
      if (found.some((other) => start < other.end && other.start < end)) continue
      if (isDenied(plain.slice(0, start)) || isQuoted(text, start)) continue
      found.push({ start, end })
    }
  }
  found.sort((one, other) => one.start - other.start)
  return found.map(({ start, end }) => ({ group, words: text.slice(start, end).trim() }))
}

function* placesOf(says: RegExp, plain: string) {
  let from = 0
  for (let found = says.exec(plain); found; found = says.exec(plain.slice(from))) {
    const start = from + found.index
    const end = start + Math.max(found[0].length, 1)
    yield { start, end }
    from = end
  }
}

function isDenied(before: string): boolean {
  const clause = before.split(clauseStart).at(-1) ?? ''
  return denial.test(clause) && !noDenial.test(clause)
}

/** Whether a place is within quotation marks, beside which the sentence has other words. */
function isQuoted(text: string, at: number): boolean {
  for (const { 0: quotation, index } of text.matchAll(/«[^«»]*»|“[^“”]*”|"[^"]*"/g))
    if (at >= index && at < index + quotation.length) return text.length - quotation.length > 3
  return false
}
