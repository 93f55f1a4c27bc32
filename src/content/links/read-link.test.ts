import { describe, expect, test } from 'vitest'
import { doctorInfo, socialLinks } from '#content/site-content/doctor-info.ts'
import { readLink } from './read-link.ts'

const facebook = { hosts: ['facebook.com'], profile: 'https://www.facebook.com/' }

describe('readLink', () => {
  test.each([
    ['@dra.herrera', 'https://www.facebook.com/dra.herrera'],
    ['facebook.com/dra.herrera', 'https://facebook.com/dra.herrera'],
    ['www.facebook.com/dra.herrera?locale=es_LA', 'https://www.facebook.com/dra.herrera?locale=es_LA'],
    ['http://m.facebook.com/dra.herrera', 'https://m.facebook.com/dra.herrera'],
    [' https://www.facebook.com/dra.herrera ', 'https://www.facebook.com/dra.herrera'],
  ])('reads %j as an address', (text, address) => {
    expect(readLink(text, facebook)).toBe(address)
  })

  test.each([
    '',
    'dra.herrera',
    'ejemplo.mx/facebook.com',
    'facebook.com.ejemplo.mx/dra',
    'javascript:alert(1)',
  ])('leaves %j as it is', (text) => {
    expect(readLink(text, facebook)).toBe(text)
  })

  test('takes the address from a pasted map', () => {
    const map =
      '<iframe src="https://www.google.com/maps/embed?pb=!1m18!2d-99.1&amp;hl=es" width="600" height="450" style="border:0;" allowfullscreen="" loading="lazy"></iframe>'

    expect(readLink(map, { hosts: ['www.google.com'] })).toBe(
      'https://www.google.com/maps/embed?pb=!1m18!2d-99.1&hl=es',
    )
  })
})

describe('the fields of links', () => {
  test('store the address that a user name means on each network', () => {
    const user = '@dra.herrera'

    expect(
      socialLinks.parse({
        facebook: user,
        instagram: user,
        linkedin: user,
        x: user,
        youtube: user,
        tiktok: user,
      }),
    ).toEqual({
      facebook: 'https://www.facebook.com/dra.herrera',
      instagram: 'https://www.instagram.com/dra.herrera',
      linkedin: 'https://www.linkedin.com/in/dra.herrera',
      x: 'https://x.com/dra.herrera',
      twitter: '',
      youtube: 'https://www.youtube.com/@dra.herrera',
      tiktok: 'https://www.tiktok.com/@dra.herrera',
    })
  })

  test('understand Doctoralia and a pasted map, and still refuse other sites', () => {
    const read = (fields: object) =>
      doctorInfo.safeParse({ name: 'Dra. Ana', specialty: 'Ginecología', ...fields })
    const map = '<iframe src="https://www.google.com/maps/embed?pb=1" width="600"></iframe>'

    const { data } = read({ doctoraliaLink: 'doctoralia.com.mx/ana', googleMapsEmbedLink: map })
    expect([data?.doctoraliaLink, data?.googleMapsEmbedLink]).toEqual([
      'https://doctoralia.com.mx/ana',
      'https://www.google.com/maps/embed?pb=1',
    ])
    const evil = '<iframe src="https://ejemplo.mx/maps/embed"></iframe>'
    expect(read({ googleMapsEmbedLink: evil }).error?.issues.map(({ path }) => path)).toEqual([
      ['googleMapsEmbedLink'],
    ])
  })
})
