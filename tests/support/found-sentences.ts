import { checkedSite, partsOf } from '#content/checks/checked-site.ts'
import type { Rule } from '#content/checks/rule.ts'
import { rules } from '#content/checks/rules.ts'
import type { DocumentName } from '#content/documents/documents.ts'
import { ownSite, required, today } from '#sample/testing/own-site.ts'

type Kinds = Readonly<Record<string, readonly string[]>>

/** Sentences of one kind, and those of them that a rule finds. */
type FoundOfKind = {
  readonly kind: string
  readonly all: readonly string[]
  readonly found: readonly string[]
}

/** Rules that compare a typed fact with the practice's own data. They do not judge claims. */
export const isFactRule = (rule: string) => /-distint[ao]s?$/.test(rule)

export const isClaimRule = (rule: string) => !isFactRule(rule)

/** What the rules find of one half of the sentences in `src/content/checks/sentences`. */
export const foundOfKinds = (kinds: Kinds, counts: (rule: string) => boolean = () => true): FoundOfKind[] =>
  Object.entries(kinds).map(([kind, all]) => ({
    kind,
    all,
    found: all.filter((text) => rulesFinding(text, kind).some(counts)),
  }))

export const shareFound = (kinds: readonly FoundOfKind[]): number =>
  kinds.flatMap(({ found }) => found).length / kinds.flatMap(({ all }) => all).length

/** One line per kind without any sentence: 'cure: 12 of 13'. */
export const countsOf = (kinds: readonly FoundOfKind[]): string =>
  kinds.map(({ kind, all, found }) => `${kind}: ${found.length} of ${all.length}`).join('\n')

const site = ownSite()
const service = required(site.services[0])
const testimonial = required(site.testimonials[0])
const short = { ...site, diseases: [], symptoms: [], gallery: [], notices: [] }

const written: readonly DocumentName[] = ['services', 'testimonials']
const places: readonly string[] = ['forWhat', 'fullTestimonial']

/** The rules that find a sentence where the practice could have written it: in a service, or in a testimonial. */
function rulesFinding(sentence: string, kind: string): string[] {
  const [services, testimonials] =
    kind === 'testimonial'
      ? [[service], [{ ...testimonial, fullTestimonial: sentence }]]
      : [[{ ...service, forWhat: sentence }], [testimonial]]
  const checked = checkedSite({ ...short, services, testimonials }, { today })
  // Not the other documents, which are the same for each sentence.
  const parts = [...partsOf(checked)].filter(({ document }) => written.includes(document))
  const finds = ({ find }: Rule) =>
    parts.some((part) => [...find(part, checked)].some(({ path }) => places.includes(path)))
  return rules.filter(finds).map(({ id }) => id)
}
