import { describe, expect, test } from 'vitest'
import { explainMissing, readPlace } from './read-place.ts'

const point = { latitude: 19.412345, longitude: -99.171234 }
const parts = {
  name: 'Star Médica Centro',
  address: 'C. San Luis Potosí 143, Roma Nte., Cuauhtémoc',
  postalCode: '06700',
  city: 'Ciudad de México',
  state: 'Ciudad de México',
}
const address = 'C. San Luis Potosí 143, Roma Nte., Cuauhtémoc, 06700 Ciudad de México, CDMX, México'
const label = encodeURIComponent(`${parts.name}, ${address}`).replaceAll('%20', '+')
const pin = '@19.4,-99.2,17z/data=!3m1!8m2!3d19.412345!4d-99.171234'

describe('readPlace', () => {
  test.each([
    ['a place', `https://www.google.com/maps/place/${label}/${pin}`],
    ['directions', `https://www.google.com/maps/dir/Mi+casa/${label}/${pin}`],
    ['a search', `https://www.google.com.mx/maps/search/${label}/${pin}`],
    [
      'a link of Apple Maps',
      `https://maps.apple.com/place?address=${encodeURIComponent(address)}&coordinate=19.412345,-99.171234&name=Star%20M%C3%A9dica%20Centro`,
    ],
  ])('reads name, address and point from %s', (_, pasted) => {
    expect(readPlace(pasted)).toMatchObject({ ...parts, point, missing: undefined })
  })

  test.each([
    [
      'a frame',
      `<iframe src="https://www.google.com/maps/embed?pb=!1m18!2d-99.171234!3d19.412345!1m2!1s0x85d1:0xab!2s${encodeURIComponent(`${parts.name}, ${address}`)}!5e0!1ses!2smx" width="600"></iframe>`,
    ],
    ['maps?q=', `https://maps.google.com/?q=${label}&ftid=0x85d1:0xab`],
    ['a shared text', `${parts.name}\n${address}\n\nhttps://maps.app.goo.gl/AbC`],
  ])('reads name and address from %s, and says how to get the point', (_, pasted) => {
    expect(readPlace(pasted)).toMatchObject({ ...parts, point: undefined, missing: expect.any(String) })
  })

  test.each([
    ['Torre+M%C3%A9dica+3', { name: 'Torre Médica 3', address: '' }],
    [
      'Av.+Hidalgo+123,+Centro,+44100+Guadalajara,+Jal.',
      {
        name: '',
        address: 'Av. Hidalgo 123, Centro',
        postalCode: '44100',
        city: 'Guadalajara',
        state: 'Jalisco',
      },
    ],
    ['Durango+50,+Roma+Nte.', { name: '', address: 'Durango 50, Roma Nte.' }],
    ['19.412345,-99.171234', { name: '', address: '', point }],
  ])('tells a name from an address in %s', (text, expected) => {
    expect(readPlace(`https://www.google.com/maps/place/${text}/${pin}`)).toMatchObject(expected)
  })

  test.each([
    ' 19.412345, -99.171234 ',
    '19,412345, -99,171234',
    'lat: 19.412345\nlng: -99.171234',
    'Coordenadas: 19.412345, -99.171234',
    '-99.171234, 19.412345',
  ])('takes the coordinates %j without a link', (pasted) => {
    expect(readPlace(pasted)).toMatchObject({ name: '', address: '', link: '', point, missing: undefined })
  })

  test.each([
    'Torre Médica 19.412345, -99.171234',
    'Torre Médica (19,412345; -99,171234)',
    'Torre Médica, ubicación: lat 19.412345 lng -99.171234',
    'Torre Médica\n19.412345, -99.171234\nhttps://maps.app.goo.gl/Ab1',
    `Torre Médica 19°24'44.442"N 99°10'16.4424"O`,
  ])('takes the coordinates out of %j', (pasted) => {
    const { name, address, point: found } = readPlace(pasted)
    expect([name, address]).toEqual(['Torre Médica', ''])
    expect(found?.latitude).toBeCloseTo(point.latitude, 5)
    expect(found?.longitude).toBeCloseTo(point.longitude, 5)
  })

  test.each([
    '19.412345',
    '200.5123, -99.1712',
    'lat: 19.412345',
  ])('takes %j for no name or address', (pasted) => {
    expect(readPlace(pasted)).toMatchObject({ name: '', address: '', point: undefined })
  })

  test('says that the middle of directions is not the place', () => {
    const route =
      'https://www.google.com/maps/dir/Aeropuerto/Hospital+%C3%81ngeles/@19.42,-99.12,13z/data=!4m2!4m1!3e0'
    expect(readPlace(route)).toMatchObject({
      name: 'Hospital Ángeles',
      point: undefined,
      missing: expect.stringContaining('no dice en qué punto queda el lugar'),
    })
  })
})

test.each([
  ['https://maps.app.goo.gl/Ab1', /^Este enlace corto/],
  ['https://share.google/Ab1', /^Este enlace corto/],
  ['https://maps.apple/p/Ab1', /^Este enlace corto/],
  ['https://maps.google.com/?cid=123', /^Este enlace abre el lugar/],
  ['https://www.google.com/maps/search/?api=1&query=place_id:ChIJ', /^Este enlace abre el lugar/],
  ['https://ejemplo.mx/consultorio', /^Pegue el enlace de un mapa/],
  ['https://waze.com.ejemplo.mx/ul', /^Pegue el enlace de un mapa/],
  ['hola', /^Sin enlace/],
  ['', /^Pegue el enlace de un mapa/],
])('says what is missing in %j', (pasted, words) => {
  expect(readPlace(pasted).missing).toMatch(words)
})

test('says nothing about a link with a point', () => {
  expect(explainMissing({ link: 'https://waze.com/ul', point, name: '' })).toBeUndefined()
})
