import { describe, expect, test } from 'vitest'
import { siteContent } from '#content/site-content/index.ts'
import { withPartAt } from '#content/values/item-path.ts'
import { isJsonObject, type Json, type JsonObject } from '#content/values/json.ts'
import { siteContent as sample } from '#sample/site-content.ts'
import { followSiteContent } from './follow-site-content.ts'

const content: JsonObject = siteContent.parse(sample)

const withValue = (document: JsonObject, path: string, value: Json): JsonObject => {
  const changed = withPartAt(document, path, value)
  if (!isJsonObject(changed)) throw new TypeError('The site content is an object.')
  return changed
}

/** What else changes when a field of the sample, or of `before`, gets a value. */
const follow = (path: string, value: string, before = content) =>
  Object.fromEntries(
    followSiteContent(withValue(before, path, value), before).map((edit) => [edit.path, edit.value]),
  )

const map =
  '<iframe src="https://www.google.com/maps/embed?pb=!1m18!2d-99.171234!3d19.412345&amp;hl=es" width="600"></iframe>'
const source = 'https://www.google.com/maps/embed?pb=!1m18!2d-99.171234!3d19.412345&hl=es'
const pin = { 'doctorInfo.latitude': 19.412345, 'doctorInfo.longitude': -99.171234 }

test.each([
  '19.412345, -99.171234',
  'https://waze.com/ul?ll=19.412345,-99.171234',
  'https://maps.apple.com/place?coordinate=19.412345,-99.171234&name=Torre',
])('only the pin is kept of %s', (pasted) => {
  for (const former of ['', 'https://www.google.com/maps/place/Torre+M%C3%A9dica+del+Centro']) {
    const before = withValue(content, 'doctorInfo.googleMapsLink', former)
    expect(follow('doctorInfo.googleMapsLink', pasted, before)).toMatchObject({
      'doctorInfo.googleMapsLink': '',
      ...pin,
    })
  }
})

test('another link of the practice takes the first place’s own link and point away', () => {
  const point = withValue(content, 'doctorWorkInfo.consulting.point', { lat: 32.5, lng: -117 })
  const own = withValue(point, 'doctorWorkInfo.consulting.mapLink', 'https://waze.com/ul?ll=32.5,-117')
  expect(follow('doctorInfo.googleMapsLink', 'https://maps.app.goo.gl/Ab1', own)).toEqual({
    'doctorWorkInfo.consulting.mapLink': '',
    'doctorWorkInfo.consulting.point': null,
  })
})

describe('a link of Google Maps', () => {
  test('sets the pin', () => {
    expect(follow('doctorInfo.googleMapsLink', 'https://www.google.com/maps?q=19.412345,-99.171234')).toEqual(
      pin,
    )
  })

  test('leaves the pin as it is if it names no place', () => {
    expect(follow('doctorInfo.googleMapsLink', 'https://maps.app.goo.gl/Ab1')).toEqual({})
  })

  test('that names no place takes the pin of the former link away', () => {
    const link = withValue(
      content,
      'doctorInfo.googleMapsLink',
      'https://www.google.com/maps?q=19.412345,-99.171234',
    )
    const pinned = withValue(
      withValue(link, 'doctorInfo.latitude', 19.412345),
      'doctorInfo.longitude',
      -99.171234,
    )

    expect(follow('doctorInfo.googleMapsLink', 'https://maps.app.goo.gl/Ab1', pinned)).toEqual({
      'doctorInfo.latitude': null,
      'doctorInfo.longitude': null,
    })
    const own = withValue(pinned, 'doctorInfo.latitude', 20)
    expect(follow('doctorInfo.googleMapsLink', 'https://maps.app.goo.gl/Ab1', own)).toEqual({})
  })

  test('takes a map of another place away', () => {
    const elsewhere = withValue(content, 'doctorInfo.googleMapsEmbedLink', source)
    const link = 'https://www.google.com/maps?q=20.674567,-103.371234'

    expect(follow('doctorInfo.googleMapsLink', link, elsewhere)).toMatchObject({
      'doctorInfo.googleMapsEmbedLink': '',
      'doctorInfo.latitude': 20.674567,
    })
    expect(
      follow('doctorInfo.googleMapsLink', 'https://www.google.com/maps?q=19.4121,-99.1711', elsewhere),
    ).not.toHaveProperty('doctorInfo.googleMapsEmbedLink')
  })

  test('that is a whole map goes to the field of the map', () => {
    const own = withValue(content, 'doctorInfo.googleMapsLink', 'https://www.google.com/maps/place/Torre')

    expect(follow('doctorInfo.googleMapsLink', map, own)).toEqual({
      'doctorInfo.googleMapsLink': 'https://www.google.com/maps/place/Torre',
      'doctorInfo.googleMapsEmbedLink': source,
    })
  })

  test('does not set the pin to the middle of directions', () => {
    const route = 'https://www.google.com/maps/dir/Casa/Torre/@19.412345,-99.171234,12z'
    expect(follow('doctorInfo.googleMapsLink', route)).toEqual({})
  })
})

describe('a pasted map', () => {
  const named = 'https://www.google.com/maps?q=19.412345,-99.171234&output=embed'

  test('becomes its address, and its middle does not become the pin', () => {
    expect(follow('doctorInfo.googleMapsEmbedLink', map)).toEqual({
      'doctorInfo.googleMapsEmbedLink': source,
    })
  })

  test('sets the pin to the point that it names', () => {
    expect(follow('doctorInfo.googleMapsEmbedLink', named)).toEqual(pin)
  })

  test('takes the pin of another place away', () => {
    const pinned = (latitude: number) =>
      withValue(withValue(content, 'doctorInfo.latitude', latitude), 'doctorInfo.longitude', -99.171234)

    expect(follow('doctorInfo.googleMapsEmbedLink', source, pinned(20))).toEqual({
      'doctorInfo.latitude': null,
      'doctorInfo.longitude': null,
    })
    expect(follow('doctorInfo.googleMapsEmbedLink', source, pinned(19.4121))).toEqual({})
  })
})

test('another edit changes nothing else', () => {
  expect(follow('doctorInfo.name', 'Dra. Ana Paz')).toEqual({})
})

describe('another main picture of the hero', () => {
  const photo = '/medios/abc/960.webp'

  test('takes the place of the drawings on phones and tablets, and of the alternative text', () => {
    expect(follow('heroSection.mainImage', photo)).toEqual({
      'heroSection.imageAlt': '',
      'heroSection.tabletImage': '',
      'heroSection.mobileImage': '',
    })
  })

  test('leaves the owner’s own picture for phones with its framing', () => {
    const own = withValue(content, 'heroSection.mobileImage', '/medios/def/960.webp')
    const framed = { ...own, heroSection: { ...heroOf(own), mobileOffset: 20, mainOffset: 80 } }

    expect(follow('heroSection.mainImage', photo, framed)).toEqual({
      'heroSection.imageAlt': '',
      'heroSection.mainOffset': 50,
      'heroSection.tabletImage': '',
    })
  })

  test('that is removed changes nothing else', () => {
    expect(follow('heroSection.mainImage', '')).toEqual({})
  })
})

test('another portrait loses the alternative text of the former one', () => {
  expect(follow('aboutMe.imagePath', '/medios/abc/960.webp')).toEqual({ 'aboutMe.imageAlt': '' })
})

describe('another name', () => {
  const logo = 'insurances.companies.1.logoPath'
  const name = 'insurances.companies.1.name'
  const own = withValue(withValue(content, logo, '/medios/abc/400.webp'), name, 'Segros Sol')

  test('takes the logo of a sample insurer away', () => {
    expect(follow(name, 'GNP Seguros')).toEqual({ [logo]: '' })
    expect(follow(name, 'Alameda')).toEqual({ [logo]: '' })
  })

  test('takes an own logo away, which a corrected name leaves', () => {
    expect(follow(name, 'GNP Seguros', own)).toEqual({ [logo]: '' })
    expect(follow(name, '', own)).toEqual({ [logo]: '' })
    expect(follow(name, 'Seguros Sol', own)).toEqual({})
  })

  test('takes the picture of a way to pay away', () => {
    const icon = withValue(content, 'payments.methods.1.iconPath', '/medios/abc/240.webp')
    expect(follow('payments.methods.1.name', 'Vales', icon)).toEqual({ 'payments.methods.1.iconPath': '' })
  })

  test('leaves the pictures of items that change their order', () => {
    const { insurances } = siteContent.parse(sample)
    const turned = withValue(content, 'insurances.companies', insurances.companies.toReversed())
    expect(followSiteContent(turned, content)).toEqual([])
  })
})

function heroOf({ heroSection }: JsonObject): JsonObject {
  if (!isJsonObject(heroSection)) throw new TypeError('The sample has a hero.')
  return heroSection
}
