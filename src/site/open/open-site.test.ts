import { describe, expect, test } from 'vitest'
import { parseSnapshot } from '#content/documents/snapshot.ts'
import { findPrice, priceText } from '#content/facts/prices.ts'
import { sampleDocuments } from '#sample/index.ts'
import { shownCosts } from '#site/shown-costs.ts'
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
      { ...two, consent: { isWritten: true, givenOn: '2026-01-10', withdrawnOn: '2026-03-01' } },
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
      { ...opinion, id: 'date', consent: { givenOn, way: 'signature' as const } },
      { ...opinion, id: 'box', consent: { isWritten: true } },
      { ...opinion, id: 'both', consent: { isWritten: true, givenOn } },
    ]

    const visible = openSite(parseSnapshot({ ...sampleDocuments, testimonials }))

    expect(visible.testimonials.map(({ id }) => id)).toEqual(['both'])
  })

  test('has no price before its first day, and texts that quote it say that day', () => {
    const content = parseSnapshot(sampleDocuments)['site-content']
    const [first, second] = content.consultationPrice.prices
    if (!(first && second)) throw new Error('The sample has too few prices.')
    first.id = 'consulta'
    first.amount = 1550
    first.validFrom = '2027-01-01'
    content.heroSection.title = '{precioConsulta}, {precio:consulta}'
    const siteAt = (moment: string, isForEditing?: boolean) => {
      const stored = {
        ...parseSnapshot({ ...sampleDocuments, 'site-content': content }),
        moment: new Date(moment),
      }
      const site = openSite(stored, isForEditing)
      return {
        prices: shownCosts(site).prices.map(({ amount }) => amount),
        linked: findPrice(site['site-content'], 'consulta')?.amount,
        title: site['site-content'].heroSection.title,
      }
    }
    const rest = content.consultationPrice.prices.slice(1).map(({ amount }) => amount)

    expect(siteAt('2027-01-01T05:59:59Z')).toEqual({
      prices: rest,
      linked: undefined,
      title: `${priceText(second)}, $1,550 MXN desde el 1 de enero de 2027`,
    })
    const onItsDay = { prices: [1550, ...rest], linked: 1550, title: '$1,550 MXN, $1,550 MXN' }
    expect(siteAt('2027-01-01T06:00:00Z')).toEqual(onItsDay)
    expect(siteAt('2026-11-28T12:00:00Z', true)).toEqual(onItsDay)
  })
})
