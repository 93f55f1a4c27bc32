import { describe, expect, test } from 'vitest'
import { completeContent } from '#content/facts/complete-content.ts'
import { storedForm } from '#content/facts/stored-form.ts'
import { siteContent } from '#content/site-content/index.ts'
import { siteContent as sample } from '#sample/site-content.ts'
import { mapFrame, mapLink, practicePoint } from './place-on-map.ts'

const nowhere = { latitude: null, longitude: null, googleMapsLink: '', address: '', city: '', state: '' }
const pinned = { ...nowhere, latitude: 19.412345, longitude: -99.171234 }
const addressed = { ...nowhere, address: 'Reforma 10, Centro', city: 'Puebla', state: 'Puebla' }
const frame = (query: string) =>
  `https://www.google.com/maps/embed?origin=mfe&pb=!1m3!2m1!1s${query}!6i16!3m1!1ses!5m1!1ses`

describe('mapFrame', () => {
  test.each([
    ['the pin', { ...addressed, ...pinned, address: 'Reforma 10' }, '19.412345,-99.171234'],
    [
      'the place that the link names',
      { ...addressed, googleMapsLink: 'https://www.google.com/maps?q=19.412345,-99.171234' },
      '19.412345,-99.171234',
    ],
    [
      'the address rather than the middle of directions',
      { ...addressed, googleMapsLink: 'https://www.google.com/maps/dir/Casa/Torre/@19.3,-99.3,12z' },
      'Reforma+10,+Centro,+Puebla,+Puebla',
    ],
    [
      'the address',
      { ...addressed, googleMapsLink: 'https://maps.app.goo.gl/Ab1' },
      'Reforma+10,+Centro,+Puebla,+Puebla',
    ],
    [
      'the name in the link',
      { ...nowhere, googleMapsLink: 'https://www.google.com/maps/place/Torre+M%C3%A9dica/' },
      'Torre+M%C3%A9dica',
    ],
    [
      'an address without the marks of the frame',
      { ...nowhere, address: 'Reforma !1s 10' },
      'Reforma++1s+10',
    ],
  ])('shows %s', (_, facts, query) => {
    expect(mapFrame(facts)).toBe(frame(query))
  })

  test('is empty while nothing says where the practice is', () => {
    expect([mapFrame(nowhere), mapLink(nowhere), practicePoint(nowhere)]).toEqual(['', '', undefined])
  })
})

test('the link leads to the pin rather than to the address', () => {
  expect(mapLink({ ...addressed, ...pinned, address: 'Reforma 10' })).toBe(
    'https://www.google.com/maps/search/?api=1&query=19.412345,-99.171234',
  )
})

describe('the map of the contact page', () => {
  const withInfo = (info: object) =>
    siteContent.parse({ ...sample, doctorInfo: { ...sample.doctorInfo, ...info } })
  const allOfMexico =
    'https://www.google.com/maps/embed?pb=!1m14!1m12!1m3!1d7500000!2d-102.5!3d23.6!2m3!1f0!2f0!3f0!3m2!1i1024!2i768!4f13.1!5e0!3m2!1ses-419!2smx!4v1700000000000!5m2!1ses-419!2smx'

  test('shows the pin in place of the map that the site came with', () => {
    const content = withInfo({ latitude: 19.412345, longitude: -99.171234, googleMapsEmbedLink: allOfMexico })
    const { doctorInfo } = completeContent(content)

    expect(doctorInfo.googleMapsEmbedLink).toBe(frame('19.412345,-99.171234'))
    expect(doctorInfo.googleMapsLink).toContain('query=19.412345,-99.171234')
  })

  test('shows the address of a site without a pin', () => {
    const content = withInfo({
      address: 'Reforma 10',
      city: 'Puebla',
      state: '',
      googleMapsEmbedLink: allOfMexico,
    })

    expect(completeContent(content).doctorInfo.googleMapsEmbedLink).toBe(frame('Reforma+10,+Puebla'))
  })

  test('stays the one that the owner pasted', () => {
    const own = 'https://www.google.com/maps/embed?pb=!1m18!2d-99.1!3d19.4'
    const content = withInfo({ googleMapsEmbedLink: own, latitude: 20, longitude: -100 })

    expect(completeContent(content).doctorInfo.googleMapsEmbedLink).toBe(own)
  })

  test('is stored once, also when a client sends back what it read', () => {
    const content = withInfo({ latitude: 19.412345, longitude: -99.171234 })

    expect(storedForm('site-content', completeContent(content)).doctorInfo).toMatchObject({
      googleMapsEmbedLink: '',
      googleMapsLink: '',
    })
  })
})
