import { describe, expect, test } from 'vitest'
import { catalogue, type SectionType, sectionTypes } from '#content/catalogue/index.ts'
import { parseSnapshot } from '#content/documents/snapshot.ts'
import { sampleDocuments } from '#sample/index.ts'
import { openSite } from '#site/open/open-site.ts'
import { pagePaths } from '#site/route.ts'
import { faultsOfArticles } from '#tests/site/article-fields.ts'
import { edited, withoutTraces } from '#tests/site/edited.tsx'

const sample = parseSnapshot(sampleDocuments)

describe('a page with tracers', () => {
  test.each(pagePaths(openSite(sample)))('equals the page without them: %s', (path) => {
    const { plain, body, fields } = edited(sample, path)

    expect(withoutTraces(body)).toBe(plain)
    expect(fields.size).toBeGreaterThan(20)
  })

  test('names the fields of every whole article', () => {
    expect(faultsOfArticles(sample, (document) => sample[document])).toEqual([])
  })

  test.each(
    sectionTypes.flatMap((type) =>
      catalogue[type].variants.map(({ file }): [SectionType, string] => [type, file]),
    ),
  )('equals the page without them, and has fields in the section: %s, %s', (type, component) => {
    const selected = { ...sample['selected-sections'], [type]: { component, display: true } }
    const path = type === 'CallToActionIndividual' ? `/servicios/${sample.services[0]?.id}` : '/'

    const { plain, body } = edited({ ...sample, 'selected-sections': selected }, path)

    expect(withoutTraces(body)).toBe(plain)
    const [, section = ''] = body.split(`data-section="${type}"`)
    expect(section.split('data-section="')[0]).toMatch(/[\u2061-\u2064]{7}|data-traced="/)
  })

  test.each(
    catalogue.Testimonials.variants.map(({ file }) => file),
  )('names the texts of the testimonials: %s', (component) => {
    const selected = { ...sample['selected-sections'], Testimonials: { component, display: true } }
    const { fields } = edited({ ...sample, 'selected-sections': selected }, '/')

    const [testimonial] = sample.testimonials
    for (const path of ['name', 'shortTestimonial'])
      expect([...fields.values()]).toContainEqual({
        document: 'testimonials',
        entry: testimonial?.id,
        path,
      })
  })
})
