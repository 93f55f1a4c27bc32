import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { parseSnapshot } from '#content/documents/snapshot.ts'
import type { SiteContentInput } from '#content/site-content/index.ts'
import { sampleDocuments } from '#sample/index.ts'
import { openSite } from '#site/open/open-site.ts'
import { PageView } from '#site/pages/page-view.tsx'
import { RenderContextProvider } from '#site/render-context.ts'
import { findRoute, pagePaths } from '#site/route.ts'
import { searchIndex } from '#site/search/search-index.ts'
import { llmsText } from '#site/seo/llms-text.ts'
import { testPage } from '#tests/site/test-page.ts'

const content = sampleDocuments['site-content']
const items = content.questions?.items ?? []
const undecided = 'Estoy embarazada y no sé si quiero continuar'

const snapshotWith = (changes: Partial<SiteContentInput>) =>
  parseSnapshot({ ...sampleDocuments, 'site-content': { ...content, ...changes } })

const page = (changes: Partial<SiteContentInput>, path = '/preguntas') =>
  renderToStaticMarkup(
    <RenderContextProvider value={testPage(snapshotWith(changes), path)}>
      <PageView />
    </RenderContextProvider>,
  )

describe('the page of questions', () => {
  test('shows what the owner answered, and no word about what she did not', () => {
    const html = page({ practice: { video: 'Sí, de seguimiento.' } })

    expect(html).toMatch(/<dt>Consulta por video<\/dt><dd>Sí, de seguimiento\.<\/dd>/)
    for (const unanswered of ['Edades que atiende', 'Vacunas', 'Si cancela o no llega'])
      expect(html).not.toContain(`<dt>${unanswered}</dt>`)
  })

  test('links its questions, and names their sources', () => {
    const html = page({})

    expect(html).toContain('href="#p-me-fallo-el-condon-que-hago-hoy"')
    expect(html).toContain('<section id="p-me-fallo-el-condon-que-hago-hoy">')
    expect(html).toContain('https://www.cdc.gov/mmwr/volumes/74/rr/rr7401a1.htm')
  })

  test('says who wrote the answers, that the doctor has not reviewed them, and when the page changed', () => {
    const snapshot = { ...snapshotWith({}), revisedAt: { 'site-content': '2026-11-20T18:00:00.000Z' } }
    const html = renderToStaticMarkup(
      <RenderContextProvider value={testPage(snapshot, '/preguntas')}>
        <PageView />
      </RenderContextProvider>,
    )

    expect(html).toContain(
      'Respuestas de los editores del sitio para este consultorio, con las fuentes que citan. La doctora aún no las ha revisado.',
    )
    expect(html).toContain('Página actualizada el <time dateTime="2026-11-20">20 de noviembre de 2026</time>')
  })

  test('offers to leave it at once', () => {
    expect(page({})).toContain('data-exit')
  })

  test('says nothing about ending a pregnancy until the owner decides so', () => {
    const shown = items.map((item) => ({ ...item, visible: true }))

    expect(page({}) + page({}, '/buscar')).not.toContain(undecided)
    expect(page({ questions: { items: shown } })).toContain(undecided)
    expect(page({ questions: { items: shown } })).toContain('Para Estado, pregunte lo vigente')
  })

  test('tells two questions of the same name apart', () => {
    const html = page({
      questions: { items: ['Uno.', 'Dos.'].map((answer) => ({ question: '¿Duele?', answer })) },
    })

    expect(html).toContain('<section id="p-duele">')
    expect(html).toContain('<section id="p-duele-2">')
  })
})

test('the search answers with what the owner said about her practice', () => {
  const index = searchIndex(openSite(snapshotWith({ practice: { cancellations: 'Avise un día antes.' } })))

  expect(index.filter(({ path }) => path === '/preguntas#consultorio')).toMatchObject([
    { kind: 'question', name: 'Si cancela o no llega', note: 'Avise un día antes.' },
    { kind: 'question', name: 'Idiomas', note: 'Español' },
  ])
})

test('a site without questions has no page of them, and no link to it', () => {
  const none = { questions: { items: [] } }
  const site = openSite(snapshotWith(none))

  expect(findRoute(site, '/preguntas')).toBeUndefined()
  expect(pagePaths(site)).not.toContain('/preguntas')
  expect(llmsText(site, '')).not.toContain('/preguntas')
  for (const path of ['/', '/contacto', '/buscar']) expect(page(none, path)).not.toContain('/preguntas')
})
