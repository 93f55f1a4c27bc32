import { expect, test } from 'vitest'
import { siteContent } from '#content/site-content/index.ts'
import { siteContent as sample } from '#sample/site-content.ts'
import { withFirstPlace } from './exchange-first.ts'

const content = siteContent.parse({
  ...sample,
  doctorInfo: {
    ...sample.doctorInfo,
    address: 'Reforma 10, {ciudad}',
    city: 'Puebla',
    state: 'Puebla',
    postalCode: '72000',
    googleMapsLink: 'https://maps.app.goo.gl/abc',
    latitude: 19.04,
    longitude: -98.2,
    phone: '+522221110000',
    urgenciesPhone: '+522229990000',
  },
  doctorWorkInfo: {
    timeZone: 'America/Mexico_City',
    consulting: {
      header: 'Consultorio Centro',
      phones: [{ subheader: 'Citas' }, { subheader: 'Urgencias' }, { subheader: 'WhatsApp de urgencias' }],
    },
    otherPlaces: [
      { id: 'torre', header: 'Torre', timeZone: '' },
      {
        id: 'playas',
        header: 'Playas',
        address: 'Del Mar 5',
        neighbourhood: 'Costa Azul',
        city: 'Tijuana',
        state: 'Baja California',
        postalCode: '22500',
        point: { lat: 32.5, lng: -117.1 },
        timeZone: 'America/Tijuana',
        phones: [{ subheader: 'Citas', phone: '+526641112233' }],
      },
    ],
  },
})
const exchanged = siteContent.parse(withFirstPlace(content, 1))

test('another place becomes the first with its id, its telephones and its own clocks', () => {
  const { doctorInfo, doctorWorkInfo } = exchanged
  expect(doctorWorkInfo.consulting).toMatchObject({
    id: 'playas',
    header: 'Playas',
    address: '',
    phones: [{ phone: '+526641112233' }],
  })
  expect(doctorWorkInfo.timeZone).toBe('America/Tijuana')
  expect(doctorInfo).toMatchObject({
    address: 'Del Mar 5, Costa Azul, C. P. 22500, Tijuana, Baja California',
    city: 'Tijuana',
    postalCode: '22500',
    latitude: 32.5,
    phone: '+522221110000',
  })
})

test('the former first place keeps its id, address, map, numbers and clocks', () => {
  const [torre, centro] = exchanged.doctorWorkInfo.otherPlaces
  expect(torre).toMatchObject({ id: 'torre', timeZone: 'America/Mexico_City' })
  expect(centro).toMatchObject({
    id: 'consultorio',
    header: 'Consultorio Centro',
    address: 'Reforma 10, Puebla',
    city: 'Puebla',
    mapLink: 'https://maps.app.goo.gl/abc',
    point: { lat: 19.04, lng: -98.2 },
    timeZone: 'America/Mexico_City',
    phones: [{ phone: '+522221110000' }, { phone: '+522229990000' }, { phone: '' }],
  })
})

test('exchanging back leads to the same places', () => {
  const back = siteContent.parse(withFirstPlace(exchanged, 1))
  expect(back.doctorWorkInfo.consulting.id).toBe('consultorio')
  expect(back.doctorInfo).toMatchObject({ city: 'Puebla', latitude: 19.04, postalCode: '72000' })
  expect(back.doctorWorkInfo.otherPlaces.map(({ id }) => id)).toEqual(['torre', 'playas'])
})

test('two places of one id are refused at the second one', () => {
  const { doctorWorkInfo } = content
  const same = { ...doctorWorkInfo, consulting: { ...doctorWorkInfo.consulting, id: 'torre' } }
  expect(siteContent.safeParse({ ...content, doctorWorkInfo: same }).error?.issues).toMatchObject([
    { path: ['doctorWorkInfo', 'otherPlaces', 0, 'id'], message: '«torre» ya nombra otro lugar.' },
  ])
})

test('a link of another map service, which the practice’s own field refuses, stays with its place', () => {
  const mapLink = 'https://waze.com/ul?ll=32.5,-117.1'
  const [torre, playas] = content.doctorWorkInfo.otherPlaces
  const others = [torre, playas && { ...playas, mapLink }]
  const waze = siteContent.parse({
    ...content,
    doctorWorkInfo: { ...content.doctorWorkInfo, otherPlaces: others },
  })
  const { doctorInfo, doctorWorkInfo } = siteContent.parse(withFirstPlace(waze, 1))

  expect([doctorInfo.googleMapsLink, doctorWorkInfo.consulting.mapLink]).toEqual(['', mapLink])
})

test('the hospital keeps its clocks when the practice gets others', () => {
  expect(exchanged.doctorWorkInfo.hospital.timeZone).toBe('America/Mexico_City')
})
