import { pathSegments } from '#content/values/json.ts'
import type { FoundClaim } from './claims-in.ts'

/** Names of sources, and myths that the text refutes, are not claims of the practice. Ids are addresses. */
export const isHers = (path: string): boolean =>
  !/^sources\.|^myths\.\d+\.myth$/.test(path) && pathSegments(path).every((segment) => !notWords.has(segment))

const notWords: ReadonlySet<string> = new Set(
  'id aliases icon iconIndividual relatedServices alternates url'.split(' '),
)

/** What the owner is told about a claim of a text. */
export const claimText = (text: string, { kind, start, end }: FoundClaim): string =>
  `Dice «${text.slice(start, end)}». ${kind.why}`
