import { claimsOf } from './claims/claims-in.ts'
import { sentencesOf } from './claims/tokens.ts'
import { isOfOthers } from './facts-of-others.ts'
import { readOnce } from './read-once.ts'
import { inDigits } from './spelled-numbers.ts'

/** A fact has a number, an e-mail address or a name. */
const mayStateFact = /[\d@]|\p{L}\s\p{Lu}|D[Rr]|octor/u

/** The claims of a text, and the sentences that may state a fact of the practice, with their numbers in digits. */
export const readSentences = readOnce((text) => {
  const sentences = sentencesOf(text)
  return {
    claims: sentences.flatMap(claimsOf),
    facts: sentences
      .map((sentence) => ({ sentence, said: inDigits(text, sentence) }))
      .filter(({ sentence, said }) => mayStateFact.test(said) && !isOfOthers(sentence)),
  }
})
