import { expect, test } from 'vitest'
import { completeContent } from '#content/facts/complete-content.ts'
import { placesOf } from '#content/places/places.ts'
import { siteContent } from '#content/site-content/index.ts'
import { sampleDocuments } from '#sample/index.ts'
import { compareProfile, profileFacts } from './business-profile.ts'

const content = completeContent(
  siteContent.parse({
    ...sampleDocuments['site-content'],
    doctorInfo: {
      ...sampleDocuments['site-content'].doctorInfo,
      name: 'Dra. Ana Ruiz Soto',
      latitude: 19.4123,
      longitude: -99.1712,
    },
  }),
)
const [place] = placesOf(content)
if (!place) throw new Error('The sample has a place.')

const linkOf = (label: string, latitude: number) =>
  `https://www.google.com/maps/place/${encodeURIComponent(label)}/@19.4,-99.1,17z/data=!3m1!3d${latitude}!4d-99.1712`

test('lists what to enter, with telephones and hours of the place', () => {
  const facts = new Map(
    profileFacts(content, place, 'https://dra-ana.mx').map(({ label, value }) => [label, value]),
  )

  expect(facts.get('Nombre')).toBe('Dra. Ana Ruiz Soto')
  expect(facts.get('Sitio web')).toBe('https://dra-ana.mx')
  expect(facts.get('Teléfonos')).toMatch(/^\+52 /)
  expect(facts.get('Dirección')).toContain(place.postalCode)
  expect(facts.get('Horario')).toMatch(/: \d/)
})

test('a profile with the same name and point agrees', () => {
  const compared = compareProfile(linkOf('Dra. Ana Ruiz Soto - Ginecóloga', 19.4124), content, place)

  expect(compared.length).toBeGreaterThanOrEqual(2)
  expect(compared.filter(({ isRight }) => !isRight)).toEqual([])
})

test('says what differs, in words', () => {
  const words = compareProfile(linkOf('Clínica del Sur', 19.4223), content, place).map((each) => each.words)

  expect(words).toContain('En Google se llama «Clínica del Sur»; en su sitio, «Dra. Ana Ruiz Soto».')
  expect(words.join()).toMatch(/a 1,1\d\d m del de su sitio/)
})

test('a short link says nothing, and the words tell what to do', () => {
  const [only, ...others] = compareProfile('https://maps.app.goo.gl/abc', content, place)

  expect(others).toEqual([])
  expect(only).toMatchObject({ isRight: false, words: expect.stringContaining('enlace corto') })
})
