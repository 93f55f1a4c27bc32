import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { parseSnapshot, type Snapshot } from '#content/documents/snapshot.ts'
import type { PageInput } from '#content/entries/page.ts'
import { sampleDocuments } from '#sample/index.ts'
import { openSite } from '#site/open/open-site.ts'
import { announcedPages } from '#site/own-pages.ts'
import { pageKind } from '#site/pages/page-kinds.tsx'
import { PageView } from '#site/pages/page-view.tsx'
import { RenderContextProvider } from '#site/render-context.ts'
import { findRoute, pagePaths } from '#site/route.ts'
import { searchIndex } from '#site/search/search-index.ts'
import { nodeOf } from '#tests/site/structured-data.ts'
import { testPage } from '#tests/site/test-page.ts'

const plain = (html: string) => html.replaceAll(/<[^>]+>/g, '')

const campaign: PageInput = {
  id: 'vacuna-vph',
  title: 'Vacuna VPH',
  type: 'campaign',
  shortDescription: 'Se aplica con cita.',
  from: '2026-11-01',
  until: '2026-11-30',
  aliases: ['vph', '/2019/03/vacuna'],
  placement: { menu: true, footer: true, home: 'strip' },
  text: [
    { title: 'Qué traer', text: 'Su cartilla.', items: ['Una identificación'], isNumbered: true },
    { title: 'Detalle', isSubheading: true, isHighlighted: true, buttons: [{ action: 'call' }] },
  ],
}
const english: PageInput = {
  id: 'abroad',
  title: 'For patients from abroad',
  shortDescription: 'How to pay.',
  language: 'en',
  translationOf: 'extranjero',
}
const spanish: PageInput = { id: 'extranjero', title: 'Del extranjero', shortDescription: 'Cómo pagar.' }

function siteOn(day: string, pages: readonly PageInput[] = [campaign]): Snapshot {
  return { ...parseSnapshot({ ...sampleDocuments, pages }), moment: new Date(`${day}T18:00:00Z`) }
}

const htmlOf = (path: string, snapshot: Snapshot) =>
  renderToStaticMarkup(
    <RenderContextProvider value={testPage(snapshot, path)}>
      <PageView />
    </RenderContextProvider>,
  )

const pageAt = (path: string, day: string, pages?: readonly PageInput[]) =>
  findRoute(openSite(siteOn(day, pages)), path)?.page

describe('a page of her own', () => {
  test('is shown from its first to its last day, and is gone afterwards', () => {
    const path = '/paginas/vacuna-vph'
    expect(pageAt(path, '2026-10-31')).toBeUndefined()
    expect(pageAt(path, '2026-11-01')).toBe('own')
    expect(pageAt(path, '2026-11-30')).toBe('own')
    expect(pageAt(path, '2026-12-01')).toBe('gone')
    expect(pageAt('/paginas', '2026-11-30')).toBe('own-list')
    expect(pageAt('/paginas', '2026-12-01')).toBeUndefined()
  })

  test('ends at midnight of the practice, not of London', () => {
    const last = { ...siteOn('2026-12-01'), moment: new Date('2026-12-01T05:59:59Z') }
    const next = { ...last, moment: new Date('2026-12-01T06:00:00Z') }
    expect([last, next].map((snapshot) => openSite(snapshot).pages.length)).toEqual([1, 0])
  })

  test('is announced on its days only, in the menu, at the foot and on the home page', () => {
    const during = htmlOf('/', siteOn('2026-11-10'))
    const after = htmlOf('/', siteOn('2026-12-01'))
    expect(during.split('href="/paginas/vacuna-vph"').length).toBeGreaterThan(3)
    expect(during).toContain('Hasta el 30 de noviembre')
    expect(after).not.toContain('vacuna-vph')
  })

  test('that is drafted for later days is on its own page while it is edited, and announced nowhere', () => {
    const site = openSite(siteOn('2026-10-01'), true)
    expect(findRoute(site, '/paginas/vacuna-vph')?.page).toBe('own')
    expect(announcedPages(site, 'menu')).toEqual([])
  })

  test('shows headings, paragraphs, a numbered list, a box and buttons', () => {
    const html = htmlOf('/paginas/vacuna-vph', siteOn('2026-11-10'))
    expect(html).toMatch(/<section id="que-traer"><h2>Qué traer<\/h2><p>Su cartilla\.<\/p><ol/)
    expect(html).toMatch(/<h3>Detalle<\/h3>/)
    expect(html).toMatch(/href="tel:[^"]+"/)
  })

  test('shows the alarm signs of an article, and says that the doctor has not reviewed it', () => {
    const article: PageInput = { ...campaign, type: 'article', alarmSigns: ['sangra mucho'] }
    const html = plain(htmlOf('/paginas/vacuna-vph', siteOn('2026-11-10', [article])))
    expect(html).toContain('Acuda a urgencias si…sangra mucho')
    expect(html).toContain('La doctora aún no ha revisado este texto.')
  })

  test('has its chapters and the ways to reach the practice beside it', () => {
    const text = [{ title: 'Qué traer' }, { title: 'Costo' }]
    const html = htmlOf('/paginas/vacuna-vph', siteOn('2026-11-10', [{ ...campaign, text }]))
    const [, beside = ''] = html.split('aria-label="En esta página, junto al texto"')
    expect(beside).toMatch(
      /<a href="#costo">Costo<\/a>.*href="tel:[^"]+".*href="https:\/\/wa\.me[^"]+".*href="\/contacto"/s,
    )
  })

  test('is named at the foot as in the menu', () => {
    const placement = { ...campaign.placement, shortTitle: 'VPH' }
    const html = htmlOf('/', siteOn('2026-11-10', [{ ...campaign, placement }]))
    const [, foot] = html.split('id="pie-pages"')
    expect(foot).toContain('href="/paginas/vacuna-vph" hrefLang="es-MX">VPH</a>')
  })

  test('is reached by its other address and by whole addresses of her former site', () => {
    const { addresses } = openSite(siteOn('2026-11-10'))
    const target = { status: 308, location: '/paginas/vacuna-vph' }
    expect(addresses.formerPaths().get('/paginas/vph')).toEqual(target)
    expect(addresses.formerPaths().get('/2019/03/vacuna')).toEqual(target)
  })

  test('never takes the address of an article', () => {
    const pages = [{ ...campaign, aliases: ['/servicios/colposcopia'] }]
    const { addresses } = openSite(siteOn('2026-11-10', pages))
    expect(addresses.formerPaths().has('/servicios/colposcopia')).toBe(false)
  })

  test('is in the sitemap and in the search', () => {
    const site = openSite(siteOn('2026-11-10'))
    expect(pagePaths(site)).toEqual(expect.arrayContaining(['/paginas', '/paginas/vacuna-vph']))
    expect(searchIndex(site)).toContainEqual(
      expect.objectContaining({ kind: 'page', name: 'Vacuna VPH', path: '/paginas/vacuna-vph' }),
    )
  })

  test('is an event for search engines if it is a campaign with its days', () => {
    const event = nodeOf('/paginas/vacuna-vph', '/paginas/vacuna-vph#texto', siteOn('2026-11-10'))
    expect(event).toMatchObject({ '@type': 'Event', startDate: '2026-11-01', endDate: '2026-11-30' })
  })

  test.each([
    [{ from: '2026-11-01', until: '' }, { startDate: '2026-11-01' }],
    [{ from: '', until: '2026-11-30' }, { endDate: '2026-11-30' }],
    [
      { from: '', until: '2026-11-30', date: '2026-11-05' },
      { startDate: '2026-11-05', endDate: '2026-11-30' },
    ],
  ])('is an event for search engines if it is a campaign with the days %o', (days, told) => {
    const snapshot = siteOn('2026-11-10', [{ ...campaign, ...days }])
    const event = nodeOf('/paginas/vacuna-vph', '/paginas/vacuna-vph#texto', snapshot)
    expect(event).toMatchObject({ '@type': 'Event', name: 'Vacuna VPH', ...told })
  })

  test('is questions with answers for search engines if she says so', () => {
    const pages: PageInput[] = [{ ...spanish, type: 'faq', text: [{ title: '¿Cuándo?', text: 'Hoy.' }] }]
    expect(
      nodeOf('/paginas/extranjero', '/paginas/extranjero#texto', siteOn('2026-11-10', pages)),
    ).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', name: '¿Cuándo?', acceptedAnswer: { text: 'Hoy.' } }],
    })
  })
})

describe('a page in another language', () => {
  const site = siteOn('2026-11-10', [english, spanish])

  test('opens WhatsApp in English, and offers to leave quickly in English', () => {
    const pregnancy = { ...english, title: 'Pregnancy care in English' }
    const html = htmlOf('/paginas/abroad', siteOn('2026-11-10', [pregnancy, spanish]))
    const chats = [...html.matchAll(/href="https:\/\/wa\.me\/\d+\?text=([^"]+)"/g)].map(
      ([, text = '']) => text,
    )
    expect(chats.length).toBeGreaterThan(1)
    for (const text of chats)
      expect(decodeURIComponent(text)).toMatch(/^Hello, I would like to make an appointment\./)
    expect(html).toContain('Leave quickly</a>')
    expect(html).not.toContain('Salir rápido')
  })

  test('says in English when not to wait, who reviewed it, and what it does not replace', () => {
    const article: PageInput = {
      ...english,
      type: 'article',
      alarmSigns: ['you bleed through a pad in one hour'],
      text: [{ text: 'Text.' }],
    }
    const signOff = { date: '2026-05-10', reviewer: 'Dra. Ana', licence: '7654321' }
    const html = htmlOf('/paginas/abroad', siteOn('2026-11-10', [{ ...article, signOff }, spanish]))
    expect(plain(html)).toContain('Go to the emergency room if…you bleed through a pad in one hour')
    expect(plain(html)).toContain('Reviewed by Dra. Ana, license 7654321, May 10, 2026.')
    expect(html).toContain('This page gives general information. It does not replace a visit to a doctor.')
    expect(plain(htmlOf('/paginas/abroad', siteOn('2026-11-10', [article, spanish])))).toContain(
      'The doctor has not reviewed this text yet.',
    )
  })

  test('names the aside of the licences in its own language', () => {
    expect(htmlOf('/paginas/abroad', site)).toMatch(
      /<aside class="[^"]*" aria-label="Advertising notice and licenses">/,
    )
  })

  test('has a frame in its language, with the licences and without the Spanish menu', () => {
    const html = htmlOf('/paginas/abroad', site)
    expect(html).toContain('Skip to content')
    expect(html).toContain('>Home</a>')
    expect(html).toContain('COFEPRIS')
    expect(html).not.toContain('Abrir menú')
    expect(html).not.toMatch(/>Inicio</)
  })

  test('does not lead to the Spanish page of the contact', () => {
    const html = htmlOf('/paginas/abroad', site)
    expect(html).toMatch(/href="tel:[^"]+"/)
    expect(html).not.toContain('href="/contacto"')
  })

  const alternatesOf = (path: string, ...pages: readonly PageInput[]) => {
    const context = testPage(siteOn('2026-11-10', pages), path)
    return pageKind(context.route).alternates?.(context.site)
  }

  test('and its translation name each language once to search engines', () => {
    const pages = [spanish, english, { ...english, id: 'from-abroad' }]
    const both = [
      ['es-MX', '/paginas/extranjero'],
      ['en', '/paginas/abroad'],
    ]

    expect(alternatesOf('/paginas/extranjero', ...pages)).toEqual(both)
    expect(alternatesOf('/paginas/abroad', ...pages)).toEqual(both)
    expect(alternatesOf('/paginas/from-abroad', ...pages)).toEqual([])
  })

  test('is not named to search engines if another address is listed instead', () => {
    const elsewhere = { ...english, metadata: { alternates: { canonical: '/paginas/visitors' } } }

    expect(alternatesOf('/paginas/abroad', spanish, elsewhere)).toEqual([])
    expect(alternatesOf('/paginas/extranjero', spanish, elsewhere)).toEqual([
      ['es-MX', '/paginas/extranjero'],
    ])
  })

  test('and its translation lead to each other', () => {
    expect(htmlOf('/paginas/abroad', site)).toMatch(/<a href="\/paginas\/extranjero" lang="es-MX"/)
    expect(htmlOf('/paginas/extranjero', site)).toMatch(/<a href="\/paginas\/abroad" lang="en"/)
  })
})
