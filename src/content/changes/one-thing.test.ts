import { describe, expect, test } from 'vitest'
import { schemaTree } from '#content/fields/schema-tree.ts'
import type { Json, JsonObject } from '#content/values/json.ts'
import { siteContent as sample } from '#sample/site-content.ts'
import { documents } from '../documents/documents.ts'
import { selectedSections } from '../documents/selected-sections.ts'
import { thingsIn } from './change.ts'
import { diff, draftDiff } from './diff.ts'

const content = schemaTree(documents['site-content'].schema)
const before = documents['site-content'].schema.parse(sample)

const [firstPrice, lastPrice] = [0, -1].map((index) => before.consultationPrice.prices.at(index)?.id)

/** The things that differ after an edit of a copy. */
function changedBy(edit: (copy: typeof before) => void) {
  const after = structuredClone(before)
  edit(after)
  return thingsIn(diff(content, before, after))
}

describe('counting what a person changed', () => {
  test('a new timetable is one thing', () => {
    const things = changedBy(({ doctorWorkInfo: { consulting } }) => {
      consulting.schedule.monday = [{ opens: '08:00', closes: '12:00', weeks: [] }]
      consulting.schedule.friday = []
      consulting.schedule.sunday = [{ opens: '10:00', closes: '11:00', weeks: [] }]
    })

    expect(things.map(({ key }) => key)).toEqual(['doctorWorkInfo.consulting.schedule'])
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
      ...[lastPrice, firstPrice].map((id) => `consultationPrice.prices.${id}`),
    ])
  })

  test('a point on the map is one thing', () => {
    const things = changedBy((copy) => {
      copy.doctorWorkInfo.hospital.point = { lat: 19.4, lng: -99.1 }
    })

    expect(things.map(({ key, changes }) => [key, changes.length])).toEqual([
      ['doctorWorkInfo.hospital.point', 1],
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

    const things = thingsIn(diff(tree, selectedSections.parse({}), after))
    expect(things.map(({ key, changes }) => [key, changes.length])).toEqual([['Hero', 2]])
  })

  test('a new entry is one thing', () => {
    const tree = schemaTree(documents.services.entry)
    const entry: JsonObject = { id: 'nuevo', title: 'Nuevo', shortDescription: 'Texto' }

    expect(thingsIn(draftDiff(tree, {}, entry, false))).not.toHaveLength(1)
    expect(thingsIn(draftDiff(tree, {}, entry, true))).toHaveLength(1)
  })
})
