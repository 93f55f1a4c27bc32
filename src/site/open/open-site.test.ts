import { describe, expect, test } from 'vitest'
import { parseSnapshot } from '#content/documents/snapshot.ts'
import { sampleDocuments } from '#sample/index.ts'
import { openSite } from './open-site.ts'

describe('the site that visitors see', () => {
  test('has no hidden entry', () => {
    const diseases = sampleDocuments.diseases.map((disease, place) => ({ ...disease, visible: place !== 1 }))
    const snapshot = parseSnapshot({ ...sampleDocuments, diseases })

    const visible = openSite(snapshot)

    expect(visible.diseases.slice(0).map(({ id }) => id)).toEqual(
      diseases.filter(({ visible }) => visible).map(({ id }) => id),
    )
  })

  test('has no testimonial that is hidden or whose consent is withdrawn', () => {
    const [one, two, three] = sampleDocuments.testimonials
    if (!(one && two && three)) throw new Error('The sample has too few testimonials.')
    const testimonials = [
      { ...one, visible: false },
      { ...two, consent: { givenOn: '2026-01-10', withdrawnOn: '2026-03-01' } },
      three,
    ]

    const visible = openSite(parseSnapshot({ ...sampleDocuments, testimonials }))

    expect(visible.testimonials.map(({ id }) => id)).toEqual([three.id])
  })

  test('has no testimonial of a patient who did not consent in writing', () => {
    const opinion = { name: 'Lupe', shortTestimonial: 'Me explicó todo.' }
    const givenOn = '2026-01-10'
    const testimonials = [
      { ...opinion, id: 'none' },
      { ...opinion, id: 'published', consent: { givenOn, way: 'published' as const } },
      { ...opinion, id: 'recording', consent: { givenOn, way: 'recording' as const } },
      { ...opinion, id: 'unknown', consent: { givenOn } },
      { ...opinion, id: 'signature', consent: { givenOn, way: 'signature' as const } },
    ]

    const visible = openSite(parseSnapshot({ ...sampleDocuments, testimonials }))

    expect(visible.testimonials.map(({ id }) => id)).toEqual(['signature'])
  })
})
