import { describe, expect, test } from 'vitest'
import { readMapPoint, shownPoint } from './map-point.ts'

const place = { latitude: 19.412345, longitude: -99.171234 }

describe('readMapPoint', () => {
  test.each([
    // The pin of a place counts more than the middle of the map.
    'https://www.google.com/maps/place/Torre+M%C3%A9dica/@19.4,-99.2,17z/data=!3m1!4b1!4m6!3m5!1s0x85d1!8m2!3d19.412345!4d-99.171234!16s%2Fg%2F11',
    'https://www.google.com/maps/place/Torre/@19.4,-99.2,17z/data=!4m9!1m3!3d19.1!4d-99.9!1m5!3d19.412345!4d-99.171234',
    'https://www.google.com/maps/dir/Mi+casa/Torre/@19.3,-99.3,12z/data=!3m1!4b1!4m14!4m13!1m5!1m1!1s0x85d1:0x1!2m2!1d-99.9!2d19.1!1m5!1m1!1s0x85d2:0x2!2m2!1d-99.171234!2d19.412345!3e0',
    'https://www.google.com/maps/dir/19.1,-99.9/19.412345,-99.171234/@19.3,-99.3,12z/data=!3m1!4b1!4m2!4m1!3e0',
    'https://www.google.com/maps/dir/?api=1&origin=19.1,-99.9&destination=19.412345,-99.171234',
    'https://www.google.com.mx/maps?q=19.412345,-99.171234&z=17',
    'https://maps.google.com/?q=loc:19.412345,-99.171234',
    'https://www.google.com/maps/search/?api=1&query=19.412345%2C-99.171234',
    'https://www.google.com/maps/search/19.412345,+-99.171234?sa=X',
    '<iframe src="https://www.google.com/maps?q=19.412345,-99.171234&amp;output=embed" width="600"></iframe>',
    'https://maps.google.com/?q=19%C2%B024%2744.442%22N+99%C2%B010%2716.4424%22W',
    'https://www.google.com/maps/place/19%C2%B024%2744.4%22N+99%C2%B010%2716.4%22W/',
    'https://maps.apple.com/?address=Durango%2050&ll=19.412345,-99.171234&q=Star%20M%C3%A9dica&t=m',
    'https://maps.apple.com/place?coordinate=19.412345,-99.171234&name=Star%20M%C3%A9dica&place-id=I1',
    'https://waze.com/ul?ll=19.412345,-99.171234&navigate=yes',
    'https://www.waze.com/es-419/live-map/directions?to=ll.19.412345%2C-99.171234',
    'https://www.openstreetmap.org/?mlat=19.412345&mlon=-99.171234#map=17/19.4/-99.2',
    'geo:19.412345,-99.171234?z=17',
    'geo:0,0?q=19.412345,-99.171234(Torre)',
    '19.412345, -99.171234',
    '19.412345 -99.171234',
    '(19.412345; -99.171234)',
    'Latitud: 19.412345, Longitud: -99.171234',
    '19°24\'44.442"N 99°10\'16.4424"W',
    '19º 24’ 44.442” N, 99º 10’ 16.4424” O',
    "N 19° 24.7407' W 99° 10.27404'",
    '99.171234° O, 19.412345° N',
    '19,412345, -99,171234',
    '19,412345 -99,171234',
    '19,412345;-99,171234',
    '19,412345° N 99,171234° O',
    `19°24'44,442"N 99°10'16,4424"O`,
    '19 24 44.442 N, 99 10 16.4424 W',
    '19.412345° Norte, 99.171234° Oeste',
    '19.412345, −99.171234',
    '+19.412345/-99.171234',
    'lat: 19.412345 lng: -99.171234',
    'lat: 19.412345, lng: -99.171234',
    'lng: -99.171234, lat: 19.412345',
    'lat=19.412345&lon=-99.171234',
    'Lat/Long: 19.412345, -99.171234',
    '{"lat": 19.412345, "lng": -99.171234}',
    'Latitud 19.412345 y longitud -99.171234',
    'Coordenadas: 19.412345, -99.171234',
    '-99.171234, 19.412345',
  ])('reads the place from %s', (address) => {
    const point = readMapPoint(address)
    expect(point?.latitude).toBeCloseTo(place.latitude, 4)
    expect(point?.longitude).toBeCloseTo(place.longitude, 4)
  })

  test.each([
    '',
    'https://maps.app.goo.gl/AbCdEf123',
    'https://www.google.com/maps/search/?api=1&query=Av.+Ju%C3%A1rez+12,+Centro',
    'https://www.google.com/maps?q=12,5+de+Mayo',
    'https://www.google.com/maps/@19.4,-99.1,17z',
    'https://www.google.com/maps/place/Torre/@19.4,-99.1,17z',
    'https://www.google.com/maps/search/ginec%C3%B3loga/@19.4,-99.1,14z/data=!3m1!4b1',
    'https://www.google.com/maps/dir/Mi+casa/Torre/@19.3,-99.3,12z',
    'https://www.google.com/maps/dir/19.1,-99.9/Torre/@19.3,-99.3,12z',
    'https://www.google.com/maps/dir/Mi+casa//@19.3,-99.3,12z/data=!4m8!4m7!1m5!1m1!1s0x85d1:0x1!2m2!1d-99.9!2d19.1!1m0!3e0',
    'https://maps.google.com/maps?ll=19.4,-99.1&hl=es',
    'https://maps.google.com/maps?q=farmacia&sll=19.4,-99.1',
    '<iframe src="https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3762.5!2d-99.1!3d19.4!2m3!1f0!2f0!3f0"></iframe>',
    'https://maps.apple.com/?ll=19.4,-99.1',
    'https://maps.apple.com/search?query=farmacia&center=19.4,-99.1',
    'https://waze.com/ul?q=farmacia&ll=19.4,-99.1',
    'https://www.openstreetmap.org/way/1#map=17/19.4/-99.1',
    'geo:19.4,-99.1?q=farmacia',
    'https://www.google.com/maps/place/%E0%A4%A/nada',
    'https://waze.com/ul/habc',
    'Durango 50, 3',
    '50, 3',
  ])('finds no place in %j', (address) => {
    expect(readMapPoint(address)).toBeUndefined()
  })

  test('reads the square of a shared link of Waze', () => {
    const point = readMapPoint('https://waze.com/ul/h9g3qrmctng')
    expect(point?.latitude).toBeCloseTo(place.latitude, 4)
    expect(point?.longitude).toBeCloseTo(place.longitude, 4)
  })
})

test.each([
  ['a named point', 'https://www.google.com/maps/place/Torre/@19.4,-99.2,17z/data=!3d19.412345!4d-99.171234'],
  ['the middle of the map', 'https://www.google.com/maps/search/Torre/@19.412345,-99.171234,17z'],
  ['the middle of a frame', 'https://www.google.com/maps/embed?pb=!1m18!1d3762.5!2d-99.171234!3d19.412345'],
  ['the map of OpenStreetMap', 'https://www.openstreetmap.org/#map=17/19.412345/-99.171234'],
])('a link shows %s', (_, address) => {
  expect(shownPoint(address)).toEqual(place)
})
