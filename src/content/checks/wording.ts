import { valueAt } from '#content/values/json.ts'
import type { Part } from './checked-site.ts'
import { betterSentence } from './claims/better-sentence.ts'
import type { FoundClaim } from './claims/claims-in.ts'
import { cure } from './claims/cure.ts'
import { claimText, isHers } from './claims/hers.ts'
import { claimKinds } from './claims/kinds.ts'
import { safety } from './claims/safety.ts'
import { withBetter } from './claims/with-better.ts'
import type { Better, Found } from './finding.ts'
import { oncePerPart } from './read-once.ts'
import { readSentences } from './read-sentences.ts'
import { type ReadText, readTexts } from './read-texts.ts'
import type { Rule } from './rule.ts'

type ReadClaim = FoundClaim & { readonly read: ReadText }

/** One rule for each kind of claim, so that dismissing one does not silence another. */
export const wordingRules: readonly Rule[] = claimKinds.map(
  (kind): Rule => ({
    id: kind.id,
    level: 'avisa',
    reason: kind.law,
    find: (part, site) =>
      claimsOf(part, site)
        .filter((found) => found.kind === kind)
        .map((found) => findingOf(part, found)),
  }),
)

/** Every claim of a part. */
const claimsOf = oncePerPart((part, site): readonly ReadClaim[] =>
  part.document === 'selected-sections'
    ? []
    : readTexts(part, site)
        .filter(({ path }) => isHers(path))
        .flatMap((read) => readSentences(read.text).claims.map((found) => ({ ...found, read })))
        // A patient's cure has a rule of its own.
        .filter(({ kind }) => part.document !== 'testimonials' || kind !== cure)
        .filter(({ kind, read }) => !(kind === safety && isSearched(read.path)))
        .toArray(),
)

/** What patients type into a search, such as «parto sin dolor». */
const isSearched = (path: string) => /(?:^|\.)(?:synonyms|keywords)\./.test(path)

function findingOf(part: Part, found: ReadClaim): Found {
  const { read, start, end } = found
  return {
    path: read.path,
    text: read.where + claimText(read.text, found),
    part: read.text.slice(start, end),
    better: betterOf(part, found),
  }
}

/** The better sentence, if the stored text has the sentence as visitors read it and the field has room. */
function betterOf(part: Part, found: ReadClaim): Better | undefined {
  const { path, field, text, where } = found.read
  const stored = valueAt(part.stored, path)
  // A patient's words are hers.
  if (
    part.document === 'testimonials' ||
    where !== '' ||
    typeof stored !== 'string' ||
    !('maxLength' in field)
  )
    return
  const better = betterSentence(text, found)
  const changed = withBetter(stored, better)
  if (changed && changed.length <= (field.maxLength ?? Number.POSITIVE_INFINITY)) return better
}
