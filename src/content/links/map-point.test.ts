import { describe, expect, test } from 'vitest'
import { isShortMapLink, readMapPoint } from './map-point.ts'

const place = { latitude: 19.412345, longitude: -99.171234 }

describe('readMapPoint', () => {
  test.each([
    // The pin of a place counts more than the middle of the map.
    'https://www.google.com/maps/place/Torre+M%C3%A9dica/@19.4,-99.2,17z/data=!3m1!4b1!4m6!3m5!1s0x85d1!8m2!3d19.412345!4d-99.171234!16s%2Fg%2F11',
    'https://www.google.com/maps/dir/19.1,-99.9/Torre/@19.3,-99.3,12z/data=!4m9!1m3!3d19.1!4d-99.9!1m5!3d19.412345!4d-99.171234',
    'https://www.google.com/maps/@19.412345,-99.171234,17z',
    'https://www.google.com.mx/maps?q=19.412345,-99.171234&z=17',
    'https://maps.google.com/?q=loc:19.412345,-99.171234',
    'https://maps.google.com/maps?ll=19.412345,-99.171234&hl=es',
    'https://www.google.com/maps/search/?api=1&query=19.412345%2C-99.171234',
    'https://www.google.com/maps/search/19.412345,+-99.171234?sa=X',
    '<iframe src="https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3762.5!2d-99.171234!3d19.412345!2m3!1f0!2f0!3f0" width="600"></iframe>',
  ])('reads the place from %s', (address) => {
    expect(readMapPoint(address)).toEqual(place)
  })

  test.each([
    '',
    'https://maps.app.goo.gl/AbCdEf123',
    'https://www.google.com/maps/search/?api=1&query=Av.+Ju%C3%A1rez+12,+Centro',
    'https://www.google.com/maps?q=12,5+de+Mayo',
    'https://www.google.com/maps/@200.5,-99.17,17z',
    'https://www.google.com/maps/place/%E0%A4%A/nada',
  ])('finds no place in %j', (address) => {
    expect(readMapPoint(address)).toBeUndefined()
  })
})

test('knows the short links of Google Maps', () => {
  expect(
    ['https://maps.app.goo.gl/Ab1', 'maps.app.goo.gl/Ab1', 'https://goo.gl/maps/x'].every(isShortMapLink),
  ).toBe(true)
  expect(isShortMapLink('https://www.google.com/maps/@19.4,-99.1,17z')).toBe(false)
})
