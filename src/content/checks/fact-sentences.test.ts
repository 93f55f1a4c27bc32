import { expect, test } from 'vitest'
import { ownSite, required, today } from '#sample/testing/own-site.ts'
import facts from '#tests/sentences/facts.json' with { type: 'json' }
import { checkedSite, partsOf } from './checked-site.ts'
import { rules } from './rules.ts'

const site = {
  ...ownSite(),
  diseases: [],
  symptoms: [],
  gallery: [],
  notices: [],
  testimonials: [],
  pages: [],
}
const service = required(site.services[0])
const factRules = rules.filter(({ id }) => /-distint[ao]s?$/.test(id))

/** Whether a rule that compares texts with 'Mis datos' finds a sentence in the text of a service. */
function isOtherFact(sentence: string): boolean {
  const checked = checkedSite({ ...site, services: [{ ...service, forWhat: sentence }] }, { today })
  const parts = [...partsOf(checked)].filter(({ document }) => document === 'services')
  return parts.some((part) => factRules.some(({ find }) => [...find(part, checked)].length > 0))
}

test('finds nearly every fact of the practice that differs from its data', () => {
  const missed = facts.hers.filter((sentence) => !isOtherFact(sentence))

  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(1)
})

test('leaves the facts of colleagues, institutions and medicine alone', () => {
  expect(facts.others.filter(isOtherFact)).toEqual([])
})
