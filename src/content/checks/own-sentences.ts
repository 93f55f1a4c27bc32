import type { Sentence } from './claims/tokens.ts'
import { oncePerPart } from './read-once.ts'
import { readSentences } from './read-sentences.ts'
import { type ReadText, readTexts } from './read-texts.ts'

export type OwnSentence = ReadText & {
  readonly sentence: Sentence
  /** The sentence as it is written, with its numbers in digits. */
  readonly said: string
}

/** The sentences that may state facts of the practice, without addresses and single facts. */
export const ownSentences = oncePerPart((part, site): readonly OwnSentence[] =>
  readTexts(part, site)
    .filter(({ path }) => !isFact(path))
    .flatMap((read) => readSentences(read.text).facts.map((own) => ({ ...read, ...own })))
    .toArray(),
)

const isFact = (path: string) => /^doctorInfo\.|(?:^|\.)display$/.test(path)
