import { describe, expect, test } from 'vitest'
import type { Snapshot } from '#content/documents/snapshot.ts'
import { ownSite, required, sample, today } from '#sample/testing/own-site.ts'
import { checkSite } from './check-site.ts'
import type { CheckLevel } from './finding.ts'
import { findingLines, wordsOf } from './finding-lines.ts'
import { rules } from './rules.ts'

/**
 * A practice some weeks after its start: its facts are its own. It has not signed the articles, still has the sample's
 * texts, testimonials, drawings and usual prices, and three own testimonials whose papers are in a folder.
 */
function youngPractice(): Snapshot {
  const site = ownSite()
  const own = required(site.testimonials[0])
  const content = site['site-content']
  const papers = { ...own.consent, note: '' }
  return {
    ...site,
    'site-content': {
      ...sample['site-content'],
      doctorInfo: content.doctorInfo,
      doctorWorkInfo: content.doctorWorkInfo,
      certifications: content.certifications,
    },
    services: sample.services,
    diseases: sample.diseases,
    symptoms: sample.symptoms,
    testimonials: [
      ...sample.testimonials,
      ...['Ana M.', 'Rosa L.', 'Carmen Díaz'].map((name, index) => ({
        ...own,
        id: `t-${index}`,
        name,
        shortTestimonial: `${own.shortTestimonial} ${name}`,
        consent: papers,
      })),
    ],
    gallery: sample.gallery,
  }
}

const lines = findingLines(checkSite(youngPractice(), { sample, today }))

test('a practice some weeks after its start reads at most twenty lines about more than eighty places', () => {
  expect(lines.flatMap(({ findings }) => findings).length).toBeGreaterThan(80)
  expect(lines.length).toBeLessThanOrEqual(20)
})

test('the unsigned articles are one line, and the missing papers of testimonials another', () => {
  const saidOf = (rule: string) =>
    lines
      .filter(({ findings: [first] }) => first.rule === rule)
      .map(({ text, findings }) => [text, new Set(findings.map(({ place }) => place.entry)).size])

  expect(saidOf('revision-medica')).toEqual([['Revisión médica: 24 textos sin su firma vigente.', 24]])
  expect(saidOf('testimonio-sin-prueba')).toEqual([
    ['No dice dónde guarda el consentimiento de 3 pacientes.', 3],
  ])
})

describe('a line', () => {
  const found = (rule: string, text: string, level: CheckLevel = 'avisa') => ({ rule, text, level })
  const textsOf = (...findings: ReturnType<typeof found>[]) => findingLines(findings).map(({ text }) => text)

  test('of one place says what its finding says', () => {
    expect(textsOf(found('revision-medica', 'Sin firma.'))).toEqual(['Sin firma.'])
  })

  test('of a rule without own words quotes the first finding, with the number of the others', () => {
    expect(textsOf(found('otra', 'Dice «a».'), found('otra', 'Dice «b».'))).toEqual([
      'Dice «a». Y 1 más así.',
    ])
    expect(textsOf(found('otra', 'No vale.'), found('otra', 'No vale.'))).toEqual(['No vale. Son 2 lugares.'])
  })

  test('has findings of one rule and one level, in the order in which they came', () => {
    const findings = [
      found('a', '1', 'bloquea'),
      found('b', '2'),
      found('a', '3', 'bloquea'),
      found('a', '4'),
    ]

    expect(findingLines(findings).map((line) => line.findings.map(({ text }) => text))).toEqual([
      ['1', '3'],
      ['2'],
      ['4'],
    ])
  })

  test('has words only for rules that exist', () => {
    const ids = new Set(rules.map(({ id }) => id))

    expect([...wordsOf.keys()].filter((key) => !ids.has(key.split(' ')[0] ?? ''))).toEqual([])
  })
})
