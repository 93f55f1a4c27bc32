import { describe, expect, test } from 'vitest'
import { catalogue } from '#content/catalogue/index.ts'
import type { SiteContent } from '#content/site-content/index.ts'
import { sampleDocuments } from '#sample/index.ts'
import { sectionRenderer } from '#tests/site/render-section.tsx'

const workdays = (opens: string, closes: string) =>
  Object.fromEntries(['monday', 'tuesday', 'friday'].map((day) => [day, [{ opens, closes }]]))

const office = {
  id: 'del-valle',
  header: 'Consultorio Del Valle',
  address: 'Amores 20',
  schedule: workdays('16:00', '20:00'),
  phones: [
    { subheader: 'Citas', phone: '+525544443333' },
    { subheader: 'WhatsApp', phone: '+525544442222' },
  ],
}

const { doctorWorkInfo, ...content } = sampleDocuments['site-content']

/** The sample with the first office in Roma and these others. */
function rendererWith(others: readonly object[], layout: object = {}) {
  return sectionRenderer({
    ...sampleDocuments,
    'selected-sections': layout,
    'site-content': {
      ...content,
      doctorInfo: { ...content.doctorInfo, phone: '+525511110000', whatsapp: '+525511112222' },
      doctorWorkInfo: {
        ...doctorWorkInfo,
        consulting: {
          ...doctorWorkInfo?.consulting,
          header: 'Consultorio Roma',
          schedule: workdays('09:00', '14:00'),
        },
        otherPlaces: others,
      },
    } as (typeof sampleDocuments)['site-content'],
  })
}

const render = rendererWith([office])

test('a button of a practice with one telephone calls it, whether it has one office or two', () => {
  expect(rendererWith([])('Hero')).toContain('class="btn btn-call" href="tel:+525511110000"')
  expect(rendererWith([{ ...office, phones: [] }])('Hero')).toContain('href="tel:+525511110000"')
  expect(rendererWith([{ ...office, phones: [] }])('Hero')).not.toContain('popover')
})

describe('two offices with different telephones', () => {
  test.each([
    'Hero',
    'GeneralCallToAction',
    'NavMenu',
  ] as const)('the buttons of %s ask which office, with HTML alone', (type) => {
    const html = render(type)
    const call = html.match(/<button[^>]*btn-call[^>]*popovertarget="([^"]+)"/i)?.[1]
    const choice = html.split(`id="${call}"`)[1] ?? ''

    expect(choice).toMatch(/href="tel:\+525511110000"[^>]*><b>Consultorio Roma<\/b>55 1111 0000</)
    expect(choice).toMatch(/href="tel:\+525544443333"[^>]*><b>Consultorio Del Valle<\/b>55 4444 3333</)
    expect(html).not.toMatch(/<a[^>]*btn-call/)
    expect(html).toMatch(/<button[^>]*btn-wa/)
    expect(html).toContain(
      `text=${encodeURIComponent('Hola, quisiera una cita en el Consultorio Del Valle.')}`,
    )
  })

  test('no label of a button names one of the numbers', () => {
    expect(render('GeneralCallToAction')).not.toMatch(/<button[^>]*><svg[^>]*>.{0,60}<\/svg><span>[^<]*\d{4}/)
  })

  test.each(
    catalogue.GeneralCallToAction.variants.map(({ file }) => file),
  )('the closing block %s says the hours, the telephone and the map of each office', (component) => {
    const html = rendererWith([office], { GeneralCallToAction: { component } })('GeneralCallToAction')
    const [, roma = '', delValle = ''] = html.split('<li><b>Consultorio ')

    expect(roma).toMatch(/^Roma<\/b>: [^<]*9:00/)
    expect(roma).toContain('href="tel:+525511110000"')
    expect(delValle).toMatch(/^Del Valle<\/b>: [^<]*16:00/)
    expect(delValle).toContain('href="tel:+525544443333"')
    expect(delValle).toMatch(/href="https:\/\/www\.google\.com\/maps[^"]*Amores/)
  })

  test.each(
    catalogue.Footer.variants.map(({ file }) => file),
  )('each office in the footer %s has its own telephone and map beside it', (component) => {
    const html = rendererWith([office], { Footer: { component } })('Footer')
    const delValle = html.slice(html.indexOf('<b>Consultorio Del Valle'))
    const roma = html.slice(html.indexOf('<b>Consultorio Roma'), html.indexOf('<b>Consultorio Del Valle'))

    expect(roma).toContain('href="tel:+525511110000"')
    expect(roma).toContain('Ver en el mapa')
    expect(delValle).toContain('href="tel:+525544443333"')
    expect(delValle).toContain('Ver en el mapa')
  })

  test('the map in the header leads to the list of offices', () => {
    const header = rendererWith([office], { Header: { component: 'header-contact' } })('Header')
    expect(header).toMatch(/href="\/contacto#titulo-mapa"[^>]*><svg.{0,80}<\/svg>Ver en el mapa/)
  })
})

describe('the line of the open office', () => {
  const propsOf = (html: string) => {
    const [, json = '{}'] =
      html.split('data-island="OpenPlace"')[1]?.match(/application\/json">([^<]*)</) ?? []
    return JSON.parse(json)
  }

  test('has the telephone and the map of each office', () => {
    expect(propsOf(render('Header')).ways).toEqual({
      consultorio: { call: 'tel:+525511110000', map: expect.stringContaining('google.com/maps') },
      'del-valle': { call: 'tel:+525544443333', map: expect.stringContaining('Amores') },
    })
  })

  test('counts only the places with hours', () => {
    const third = { id: 'lomas', header: 'Clínica Lomas', byAppointment: true }
    expect(propsOf(rendererWith([office, third])('Header')).text).toBe('Horarios de 2 lugares')
    expect(propsOf(rendererWith([third])('Header')).text).toBe('Horario en el Consultorio Roma')
  })

  test('is said once on the first screen', () => {
    expect(render('Hero')).not.toContain('OpenPlace')
    expect(render('Header')).toContain('aria-label="Horario de hoy"')
    const withoutHeader = { Header: { component: catalogue.Header.variants[0].file, display: false } }
    expect(rendererWith([office], withoutHeader)('Hero')).toContain('OpenPlace')
  })

  test('is not there when no hours are known', () => {
    const withoutHours = ({ doctorWorkInfo: info }: SiteContent) => {
      for (const place of [info.consulting, ...info.otherPlaces]) {
        place.schedule = { ...place.schedule, monday: [], tuesday: [], friday: [] }
        place.hours = { dayRange1: '', hours1: '', dayRange2: '', hours2: '' }
      }
    }
    expect(render('Header', withoutHours)).not.toContain('Horario de hoy')
  })
})
