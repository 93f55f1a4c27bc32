import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { refusedValues } from '#content/advice/refused-values.ts'
import { leaves } from '#content/fields/field-walk.ts'
import { schemaTree } from '#content/fields/schema-tree.ts'
import { doctorInfo, socialLinks } from '#content/site-content/doctor-info.ts'
import { siteContent } from '#content/site-content/index.ts'
import { siteContent as sample } from '#sample/site-content.ts'
import { anyAddress } from '#tests/any-character.ts'
import { explainSeveral, linkOrText, readLink } from './read-link.ts'

const facebook = { hosts: ['facebook.com'], profile: 'https://www.facebook.com/' }
const maps = { hosts: ['google.com', 'goo.gl', 'share.google'] }
const any = { hosts: [] }

describe('readLink', () => {
  test.each([
    ['@dra.herrera', 'https://www.facebook.com/dra.herrera'],
    ['facebook.com/dra.herrera', 'https://facebook.com/dra.herrera'],
    ['www.facebook.com/dra.herrera?locale=es_LA', 'https://www.facebook.com/dra.herrera?locale=es_LA'],
    ['http://m.facebook.com/dra.herrera', 'https://m.facebook.com/dra.herrera'],
    [' https://www.facebook.com/dra.herrera ', 'https://www.facebook.com/dra.herrera'],
    ['https:/www.facebook.com/dra', 'https://www.facebook.com/dra'],
    ['https:www.facebook.com/dra', 'https://www.facebook.com/dra'],
    ['https:\\\\www.facebook.com\\dra', 'https://www.facebook.com/dra'],
    ['https//www.facebook.com/dra', 'https://www.facebook.com/dra'],
    ['HTTPS://WWW.Facebook.com/Dra', 'https://www.facebook.com/Dra'],
    ['https://www.facebook.com/dra\u200b', 'https://www.facebook.com/dra'],
    ['https://www.facebook.com/dra\u200e', 'https://www.facebook.com/dra'],
    ['\u2068https://www.facebook.com/dra\u2069', 'https://www.facebook.com/dra'],
    ['«https://www.facebook.com/dra»', 'https://www.facebook.com/dra'],
    ['<https://www.facebook.com/dra>', 'https://www.facebook.com/dra'],
    ['https://www.facebook.com/dra_', 'https://www.facebook.com/dra_'],
    ['Consultorio de la Dra. Ana\nhttps://www.facebook.com/dra', 'https://www.facebook.com/dra'],
    ['Consultoriohttps://www.facebook.com/dra', 'https://www.facebook.com/dra'],
    ['Mi página: facebook.com/dra.', 'https://facebook.com/dra'],
    ['https://www.facebook.com/dra https:/www.facebook.com/dra', 'https://www.facebook.com/dra'],
  ])('reads %j as an address', (text, href) => {
    expect(readLink(text, facebook)).toEqual({ kind: 'link', href })
  })

  test.each([
    ['https://share.google/AbC123', 'https://share.google/AbC123'],
    ['Torre Médica\nAv. Juárez 10\nhttps://maps.app.goo.gl/Ab1', 'https://maps.app.goo.gl/Ab1'],
    ['https://www.google.com/maps?q=Calle 5 de Mayo', 'https://www.google.com/maps?q=Calle%205%20de%20Mayo'],
  ])('reads %j as a map', (text, href) => {
    expect(readLink(text, maps)).toEqual({ kind: 'link', href })
  })

  test('keeps an address inside an address, and brackets that belong to it', () => {
    for (const href of [
      'https://web.archive.org/web/2024/https://www.gob.mx/salud',
      'https://es.wikipedia.org/wiki/Ovario_(anatom%C3%ADa)',
      'https://ejemplo.mx/ir?u=https://otro.mx/',
    ]) {
      expect(readLink(href, any)).toEqual({ kind: 'link', href })
    }
  })

  test.each([
    'https://uno.mx/a https://dos.mx/b',
    'https://uno.mx/ahttps://dos.mx/b',
    'uno.mx/a y dos.mx/b',
    'https://uno.mx/a\nwww.dos.mx/b',
    '<a href="https://uno.mx/a">uno</a><a href="https://dos.mx/b">dos</a>',
  ])('takes none of the two addresses in %j', (text) => {
    expect(readLink(text, any).kind).toBe('several')
    expect(linkOrText(text, { hosts: ['uno.mx'] })).not.toBe('https://uno.mx/a')
    expect(explainSeveral(text, any)).toMatch(
      /^Hay dos enlaces distintos: https:\/\/uno\.mx\/a y https:\/\/\S*dos\.mx\/b\. Deje solo uno\.$/,
    )
  })

  test.each([
    'dra.herrera',
    'ejemplo.mx/facebook.com',
    'facebook.com.ejemplo.mx/dra',
    'javascript:alert(1)',
    'https:javascript:alert(1)',
    'data:text/html,facebook.com/dra',
    'https://www.facebook.com@ejemplo.mx/',
    'https://dra:clave@www.facebook.com/',
    'https://2130706433/facebook.com',
    'https://0x7f.1/',
    'https://[::1]/',
    'ana@facebook.com',
  ])('leaves %j as it is', (text) => {
    expect(readLink(text, facebook)).toEqual({ kind: 'unread' })
    expect(linkOrText(text, facebook)).toBe(text)
  })

  test.each(['', ' ', '\u200b'])('reads no address in %j', (text) => {
    expect(readLink(text, facebook)).toEqual({ kind: 'none' })
  })

  test.each([
    ['"', '"'],
    ["'", "'"],
    ['“', '”'],
    ['«', '»'],
  ])('takes the address from a map pasted with %s', (open, close) => {
    const map = `<iframe src=${open}https://www.google.com/maps/embed?pb=!1m18!2d-99.1&amp;hl=es${close} width=${open}600${close} style=${open}border:0;${close} allowfullscreen=${open}${close}></iframe>`

    expect(readLink(map, maps)).toEqual({
      kind: 'link',
      href: 'https://www.google.com/maps/embed?pb=!1m18!2d-99.1&hl=es',
    })
  })

  test("takes the profile from Doctoralia's widget", () => {
    const widget =
      '<a id="zl-url" class="zl-url" href="https://www.doctoralia.com.mx/ana-ruiz/ginecologo/puebla" rel="nofollow" data-zlw-doctor="ana-ruiz" data-zlw-type="big_with_calendar">Ana Ruiz - Doctoralia.com.mx</a><script>!function($_x,_s,id){var js;js.src = "//platform.docplanner.com/js/widget.js"}(document,"script","zl-widget-s");</script>'

    expect(readLink(widget, { hosts: ['doctoralia.com.mx'] })).toEqual({
      kind: 'link',
      href: 'https://www.doctoralia.com.mx/ana-ruiz/ginecologo/puebla',
    })
  })

  test('reads its own addresses as the same', () => {
    fc.assert(
      fc.property(anyAddress, (url) => {
        const read = readLink(url, any)
        if (read.kind === 'link') expect(readLink(read.href, any)).toEqual(read)
      }),
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

  test('store other names of a network under its own', () => {
    expect(
      socialLinks.parse({
        x: 'https://twitter.com/dra?lang=es',
        twitter: 'x.com/dra',
        facebook: 'fb.com/dra',
        instagram: 'instagr.am/dra',
        tiktok: 'tiktok.com/@dra',
      }),
    ).toMatchObject({
      x: 'https://x.com/dra?lang=es',
      twitter: 'https://x.com/dra',
      facebook: 'https://www.facebook.com/dra',
      instagram: 'https://www.instagram.com/dra',
      tiktok: 'https://tiktok.com/@dra',
    })
  })

  test('refuse two links, and say which', () => {
    const fields = {
      name: 'Dra. Ana',
      specialty: 'Ginecología',
      doctoraliaLink: 'doctoralia.com.mx/ana doctoralia.com.mx/eva',
    }

    expect(doctorInfo.safeParse(fields).error?.issues.map(({ message }) => message)).toEqual([
      'Hay dos enlaces distintos: https://doctoralia.com.mx/ana y https://doctoralia.com.mx/eva. Deje solo uno.',
    ])
  })

  test('refuse two new links that a site may have stored before, and keep those as an address', () => {
    const content = siteContent.parse(sample)
    const two = 'https:/uno.mx/a https://dos.mx/b'
    const withTwo = siteContent.parse({ ...content, doctorInfo: { ...content.doctorInfo, websiteUrl: two } })

    expect(withTwo.doctorInfo.websiteUrl).toBe('https://uno.mx/a%20https://dos.mx/b')
    const given = { ...content, doctorInfo: { ...content.doctorInfo, websiteUrl: two } }
    expect(refusedValues(schemaTree(siteContent), content, given)).toEqual([
      { path: 'doctorInfo.websiteUrl', message: expect.stringMatching(/^Hay dos enlaces/) },
    ])
  })

  test('of the whole schema store no address without its slashes', () => {
    const leaf = [...leaves(schemaTree(siteContent), siteContent.parse(sample))]
    const links = leaf.filter(({ field }) => field.kind === 'url')
    expect(links.length).toBeGreaterThan(12)
    for (const { field } of links) {
      const message = `${field.schema.safeParse('¿?').error?.issues[0]?.message}`
      const host = /de ([\w.-]+\w)\.$/.exec(message)?.[1] ?? 'www.ejemplo.mx'
      const path = field.key === 'googleMapsEmbedLink' ? 'maps/embed?pb=1' : 'dra'
      for (const start of ['https:/', 'https:', 'http://', '\u200b']) {
        expect(field.schema.parse(`${start}${host}/${path}`), field.path).toBe(`https://${host}/${path}`)
      }
    }
  })
})
