import { describe, expect, test } from 'vitest'
import { completeContent } from '#content/facts/complete-content.ts'
import { readPlace } from '#content/links/read-place.ts'
import { firstPlaceIn } from '#content/places/exchange-first.ts'
import { siteContent } from '#content/site-content/index.ts'
import { otherPlaces } from '#content/site-content/place.ts'
import type { JsonObject } from '#content/values/json.ts'
import { siteContent as sample } from '#sample/site-content.ts'
import { copiedPlace, placeFromMap } from './new-place.ts'

const content: JsonObject = siteContent.parse(sample)
const [empty] = otherPlaces.parse([{ id: 'x', header: 'x' }])
const initial: JsonObject = { ...empty }
const parsed = (place: JsonObject) => otherPlaces.parse([place])[0]

const link =
  'https://www.google.com/maps/place/Hospital+%C3%81ngeles,+Durango+50,+Roma+Nte.,+06700+Ciudad+de+M%C3%A9xico,+CDMX/@19.4,-99.1,17z/data=!3d19.41!4d-99.17'

describe('a place from a pasted link', () => {
  test('has its name, address, point and kind', () => {
    expect(parsed(placeFromMap(readPlace(link), [], initial))).toMatchObject({
      id: 'hospital-angeles',
      header: 'Hospital Ángeles',
      kind: 'hospital',
      address: 'Durango 50, Roma Nte.',
      postalCode: '06700',
      city: 'Ciudad de México',
      point: { lat: 19.41, lng: -99.17 },
    })
  })

  test('has an id of its own beside a place of the same name', () => {
    const first = placeFromMap(readPlace(link), [], initial)
    expect(placeFromMap(readPlace(link), [first], initial).id).toBe('hospital-angeles-2')
    expect(placeFromMap(readPlace(''), [], initial).id).toBe('lugar')
  })
})

describe('a place like the first one', () => {
  const copy = parsed(copiedPlace(firstPlaceIn(content), [], initial))

  test('has its address and its numbers as its own, and no timetable', () => {
    const { doctorInfo, doctorWorkInfo } = siteContent.parse(sample)
    expect(copy).toMatchObject({ id: 'consultorio-2', city: doctorInfo.city })
    expect(copy?.address).toBe(completeContent(siteContent.parse(sample)).doctorInfo.address)
    expect(copy?.phones.map(({ phone }) => phone)).toEqual(
      doctorWorkInfo.consulting.phones.map(
        ({ subheader, phone }) =>
          phone || (/whats/i.test(subheader) ? doctorInfo.whatsapp : doctorInfo.phone),
      ),
    )
    expect(copy?.schedule).toEqual(empty?.schedule)
  })
})
