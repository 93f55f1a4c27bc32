import { describe, expect, test } from 'vitest'
import { schemaTree } from '#content/fields/schema-tree.ts'
import type { Json, JsonObject } from '#content/values/json.ts'
import { siteContent as sample } from '#sample/site-content.ts'
import { documents } from './documents.ts'
import { selectedSections } from './selected-sections.ts'
import { thingsChanged } from './things-changed.ts'

const content = schemaTree(documents['site-content'].schema)
const before = documents['site-content'].schema.parse(sample)

/** The things that differ after an edit of a copy. */
function changedBy(edit: (copy: typeof before) => void) {
  const after = structuredClone(before)
  edit(after)
  return thingsChanged(content, before, after)
}

describe('counting what a person changed', () => {
  test('a new timetable is one thing', () => {
    const things = changedBy(({ doctorWorkInfo: { consulting } }) => {
      consulting.schedule.monday = [{ opens: '08:00', closes: '12:00', weeks: [] }]
      consulting.schedule.friday = []
      consulting.schedule.sunday = [{ opens: '10:00', closes: '11:00', weeks: [] }]
    })

    expect(things.map(({ key }) => key)).toEqual(['doctorWorkInfo.consulting.schedule'])
    expect(things[0]?.changes.length).toBeGreaterThan(1)
  })

  test('each field, each item of a list and each removed item is one thing', () => {
    const things = changedBy((copy) => {
      copy.doctorInfo.name = 'Dra. Ana'
      copy.doctorInfo.city = 'León'
      const [price] = copy.consultationPrice.prices
      if (price) Object.assign(price, { label: 'Primera consulta', amount: 950 })
      copy.consultationPrice.prices.pop()
    })

    expect(things.map(({ key }) => key)).toEqual([
      'doctorInfo.name',
      'doctorInfo.city',
      `removed consultationPrice.prices.${before.consultationPrice.prices.length - 1}`,
      'consultationPrice.prices.0',
    ])
  })

  test('a point on the map is one thing', () => {
    const things = changedBy((copy) => {
      copy.doctorWorkInfo.hospital.point = { lat: 19.4, lng: -99.1 }
    })

    expect(things.map(({ key, changes }) => [key, changes.length])).toEqual([
      ['doctorWorkInfo.hospital.point', 2],
    ])
  })

  test('what follows a picture or a place on the map belongs to it', () => {
    const things = changedBy((copy) => {
      copy.heroSection.mainImage = '/medios/0123456789abcdef/foto.webp'
      copy.heroSection.imageAlt = ''
      copy.heroSection.mainOffset = 20
      copy.doctorInfo.googleMapsLink = 'https://maps.app.goo.gl/x'
      copy.doctorInfo.latitude = 19.4
      copy.doctorInfo.longitude = -99.1
    })

    expect(things).toHaveLength(2)
  })

  test('a section is one thing, with its layout and its visibility', () => {
    const tree = schemaTree(selectedSections)
    const after: { [type: string]: Json } = { ...selectedSections.parse({}) }
    after.Hero = { component: 'other', display: false }

    expect(thingsChanged(tree, selectedSections.parse({}), after).map(({ key }) => key)).toEqual(['Hero'])
  })

  test('a new entry is one thing', () => {
    const tree = schemaTree(documents.services.entry)
    const entry: JsonObject = { id: 'nuevo', title: 'Nuevo', shortDescription: 'Texto' }

    expect(thingsChanged(tree, {}, entry)).not.toHaveLength(1)
    expect(thingsChanged(tree, {}, entry, true)).toHaveLength(1)
  })
})
