import { describe, expect, test } from 'vitest'
import { completeContent } from '#content/facts/complete-content.ts'
import { placesOf } from '#content/places/places.ts'
import { siteContent } from '#content/site-content/index.ts'
import { type Json, valueAt } from '#content/values/json.ts'
import { sampleDocuments } from '#sample/index.ts'
import { upcast } from './formats.ts'

const sample = sampleDocuments['site-content']
const stored = {
  ...sample,
  doctorWorkInfo: {
    ...sample.doctorWorkInfo,
    consulting: {
      id: 'consultorio',
      kind: 'clinic',
      access: { floor: 'Piso 3, consultorio 304', entrance: '', parking: '', hasRamp: true, hasLift: false },
    },
    otherPlaces: [
      {
        id: 'star-medica',
        header: 'Star Médica',
        kind: 'hospital',
        latitude: 19.41,
        longitude: -99.17,
        timeZone: 'America/Tijuana',
        access: {
          floor: 'Piso 3, consultorio 304',
          entrance: 'por la torre B',
          parking: 'Estacionamiento en el sótano.',
          hasLift: true,
        },
      },
      {
        id: 'torre',
        header: 'Star Médica',
        kind: 'office',
        latitude: null,
        longitude: null,
        timeZone: 'same',
      },
    ],
  },
}
const read = (value: Json) => upcast('site-content', 5, value)

test('the places of the format before have the form of now, and no word of the way there is lost', () => {
  const { consulting, otherPlaces } = siteContent.parse(
    read(JSON.parse(JSON.stringify(stored))),
  ).doctorWorkInfo

  expect(consulting).toMatchObject({
    kind: 'clinica',
    access: 'Piso 3, consultorio 304.',
    hasRamp: true,
    hasLift: false,
  })
  expect(otherPlaces).toMatchObject([
    {
      kind: 'hospital',
      point: { lat: 19.41, lng: -99.17 },
      timeZone: 'America/Tijuana',
      access: 'Piso 3, consultorio 304. Entrada: por la torre B. Estacionamiento en el sótano.',
      hasLift: true,
    },
    { kind: 'consultorio', point: null, timeZone: '', access: '' },
  ])
})

test('two stored places of one name are both shown, because only a save refuses them', () => {
  const content = completeContent(siteContent.parse(read(JSON.parse(JSON.stringify(stored)))))

  expect(placesOf(content).map(({ id }) => id)).toEqual(['consultorio', 'star-medica', 'torre'])
})

describe('a draft', () => {
  const place = (value: Json) => valueAt(read({ doctorWorkInfo: { otherPlaces: [value] } }), placePath)
  const placePath = 'doctorWorkInfo.otherPlaces.0'

  test('keeps a number that is still typed, and what it does not have yet', () => {
    expect(place({ latitude: '19.4,', header: '' })).toEqual({
      point: { lat: '19.4,', lng: null },
      header: '',
    })
    expect(place({ kind: 'otro', timeZone: 7 })).toEqual({ kind: 'otro', timeZone: 7 })
  })

  test('without places stays as it is', () => {
    expect(read({ doctorInfo: {} })).toEqual({ doctorInfo: {} })
    expect(read({ doctorWorkInfo: { otherPlaces: 'no' } })).toEqual({ doctorWorkInfo: { otherPlaces: 'no' } })
  })
})
