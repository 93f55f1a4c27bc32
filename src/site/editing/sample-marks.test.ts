import { expect, test } from 'vitest'
import { sampleNote } from '#content/documents/sample-note.ts'
import { parseSnapshot, type Snapshot } from '#content/documents/snapshot.ts'
import type { TracedField } from '#content/documents/traced-field.ts'
import { separateSample } from '#content/documents/without-sample.ts'
import { itemPath } from '#content/values/item-path.ts'
import { sampleDocuments } from '#sample/index.ts'
import { ownSite } from '#sample/testing/own-site.ts'
import { openSite } from '#site/open/open-site.ts'
import { markUntraced, sampleSections, sampleTexts, sampleValues } from './sample-marks.ts'

const sample = parseSnapshot(sampleDocuments)

/** The paths of the site content, of these, that are marked in a site. */
function markedIn(stored: Snapshot, paths: readonly string[]): string[] {
  const fields = paths.map((path, number): [number, TracedField] => [
    number,
    { document: 'site-content', path: itemPath(stored['site-content'], path) },
  ])
  const { own, samplePaths } = separateSample(sample, stored)
  const sites = { shown: openSite(stored, true), own: openSite(own, true) }
  return sampleValues(new Map(fields), sites, samplePaths).flatMap(([number]) => paths[number] ?? [])
}

/** A site as it starts, with changes. */
function changed(change: (content: Snapshot['site-content']) => void): Snapshot {
  const site = structuredClone(sample)
  change(site['site-content'])
  return site
}

test.each([
  'doctorInfo.cedProf',
  'doctorInfo.email',
  'doctorWorkInfo.avisoCofepris',
  'doctorWorkInfo.hospitalHeader',
  'doctorWorkInfo.consulting.hours.hours1',
  'doctorWorkInfo.hospital.hours.dayRange1',
  'doctorWorkInfo.hospital.phones.0.display',
  'certifications.documents.0.nameTitle',
  'certifications.documents.1.institution',
  'certifications.entities.0.name',
  'certifications.entities.0.elements.0',
  'experience.entities.2.value',
  'insurances.companies.3.name',
  'insurances.companies.3.logoPath',
])('a new site marks %s', (path) => {
  expect(markedIn(sample, [path])).toEqual([path])
})

test('a new site marks no text that visitors read', () => {
  const paths = ['doctorInfo.name', 'heroSection.title', 'insurances.sectionTitle', 'contact.title']
  expect(markedIn(sample, paths)).toEqual([])
})

test('a text that is derived from a value of the sample is marked', () => {
  expect(markedIn(sample, ['doctorWorkInfo.hospital.address'])).toEqual(['doctorWorkInfo.hospital.address'])
})

test('her own items of a list are not marked among those of the sample', () => {
  const site = changed(({ insurances, certifications }) => {
    const [first, second] = insurances.companies
    if (!first || !second) throw new Error('The sample has insurers.')
    second.name = 'GNP Seguros'
    const [council] = certifications.entities
    if (!council) throw new Error('The sample has certificates.')
    council.name = 'Consejo Mexicano de Ginecología y Obstetricia'
    council.elements.push('Vigente hasta 2028')
  })
  const last = sample['site-content'].certifications.entities[0]?.elements.length

  expect(
    markedIn(site, [
      'insurances.companies.0.name',
      'insurances.companies.1.name',
      'insurances.companies.2.name',
      'certifications.entities.0.name',
      'certifications.entities.0.elements.0',
      `certifications.entities.0.elements.${last}`,
    ]),
  ).toEqual([
    'insurances.companies.0.name',
    'insurances.companies.2.name',
    'certifications.entities.0.elements.0',
  ])
})

test('hours of her own are not marked', () => {
  const site = changed(({ doctorWorkInfo: { consulting } }) => {
    consulting.hours.hours1 = '9:00 a 13:00'
  })

  const paths = ['dayRange1', 'hours1', 'hours2'].map((key) => `doctorWorkInfo.consulting.hours.${key}`)
  expect(markedIn(site, paths)).toEqual([])
})

test('a testimonial of the sample is marked as one value', () => {
  const [testimonial] = sample.testimonials
  const fields = ['name', 'shortTestimonial'].map((path, number): [number, TracedField] => [
    number,
    { document: 'testimonials', entry: testimonial?.id, path },
  ])
  const { own, samplePaths } = separateSample(sample, sample)
  const sites = { shown: openSite(sample, true), own: openSite(own, true) }

  const marked = sampleValues(new Map(fields), sites, samplePaths)

  expect(marked).toEqual([
    [0, `testimonials ${testimonial?.id}`],
    [1, `testimonials ${testimonial?.id}`],
  ])
})

test('a site that she filled in has nothing of the sample', () => {
  expect(separateSample(sample, ownSite())).toMatchObject({ samplePaths: [], hasSample: false })
})

test('a section is named that visitors do not see', () => {
  const shown = '<div data-section="Hero"></div><div data-section="Insurance"></div>'

  expect(sampleSections({ shown, own: '<div data-section="Hero"></div>' })).toEqual(['Insurance'])
})

test('a text without a tracer is marked where it contains a value of the sample', () => {
  const { samplePaths } = separateSample(sample, sample)
  const texts = sampleTexts(sample['site-content'], samplePaths)
  const start = '<div data-section="Footer"><p>Citas</p>'
  const shown = `${start}<p><b></b>De 10:00 a 14:00</p><p>Otro</p><a href="https://www.facebook.com/ejemplo">f</a></div>`

  expect(markUntraced({ shown, own: `${start}</div>`, texts })).toBe(
    `${start}<p data-untraced-sample=""><b></b>De 10:00 a 14:00</p><p>Otro</p><a href="https://www.facebook.com/ejemplo" data-untraced-sample="" aria-description="${sampleNote}">f</a></div>`,
  )
})
