import { expect, test } from 'vitest'
import { completeContent } from '#content/facts/complete-content.ts'
import { siteContent } from '#content/site-content/index.ts'
import { siteContent as sample } from '#sample/site-content.ts'
import { placesOf } from './places.ts'

const doctorInfo = {
  ...sample.doctorInfo,
  address: 'Av. Juárez 10',
  city: 'Puebla',
  state: 'Puebla',
  googleMapsLink: 'https://maps.app.goo.gl/uno',
}

const withPlaces = (...otherPlaces: readonly object[]) =>
  completeContent(
    siteContent.parse({ ...sample, doctorInfo, doctorWorkInfo: { ...sample.doctorWorkInfo, otherPlaces } }),
  )

test('a site of an earlier version has one place, with the address and the map of the practice', () => {
  const [first, ...others] = placesOf(completeContent(siteContent.parse({ ...sample, doctorInfo })))

  expect(others).toEqual([])
  expect(first).toMatchObject({
    id: 'consultorio',
    name: 'Consultorio',
    addressText: 'Av. Juárez 10, C. P. 00000, Puebla',
    city: 'Puebla',
    mapLink: 'https://maps.app.goo.gl/uno',
  })
})

test('another place has its own address, numbers and map, in the city of the first one', () => {
  const [, place] = placesOf(
    withPlaces({
      id: 'star-medica',
      header: 'Star Médica',
      kind: 'hospital',
      address: 'Calle 7 Sur 300',
      neighbourhood: 'La Paz',
      postalCode: '72160',
      phones: [
        { subheader: 'WhatsApp', phone: '222 111 2233' },
        { subheader: 'Citas', phone: '222 444 5566' },
      ],
    }),
  )

  expect(place).toMatchObject({
    name: 'Star Médica',
    addressText: 'Calle 7 Sur 300, La Paz, C. P. 72160',
    city: 'Puebla',
    phone: '+522224445566',
    whatsapp: '+522221112233',
    mapLink: 'https://www.google.com/maps/search/?api=1&query=Calle+7+Sur+300,+La+Paz,+Puebla,+Puebla',
    timeZone: 'America/Mexico_City',
  })
})

test('a hidden place is left out, and a place without a number has none', () => {
  const places = placesOf(
    withPlaces({ id: 'a', header: 'Ángeles', visible: false }, { id: 'b', header: 'Torre Médica' }),
  )

  expect(places.map(({ name }) => name)).toEqual(['Consultorio', 'Torre Médica'])
  expect(places[1]).toMatchObject({ phone: '', whatsapp: '', mapPoint: undefined })
})

test('a number that is only for messages is not the one to call', () => {
  const phones = [
    { subheader: 'Solo mensajes', phone: '222 111 2233' },
    { subheader: 'Solo WhatsApp', phone: '222 444 5566' },
  ]
  const [, place] = placesOf(withPlaces({ id: 'a', header: 'Ángeles', phones }))

  expect(place).toMatchObject({ phone: '', whatsapp: '+522224445566' })
})

test('refuses two places of one id, and one that ends before it begins', () => {
  const parsed = siteContent.safeParse({
    ...sample,
    doctorWorkInfo: {
      otherPlaces: [
        { id: 'a', header: 'A', startsOn: '2026-03-01', endsOn: '2026-02-01' },
        { id: 'a', header: 'B' },
        { id: 'consultorio', header: 'C' },
      ],
    },
  })

  expect(parsed.error?.issues.map(({ path }) => path.slice(2).join('.')).toSorted()).toEqual([
    '0.endsOn',
    '1.id',
    '2.id',
  ])
})
