import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { parseSnapshot } from '#content/documents/snapshot.ts'
import { sampleDocuments } from '#sample/index.ts'
import { RenderContextProvider } from '#site/render-context.ts'
import type { Route } from '#site/route.ts'
import type { SectionComponent } from '#site/sections/section.ts'
import { testPage } from '#tests/site/test-page.ts'
import { callToActionIndividual } from './index.ts'

const snapshot = parseSnapshot(sampleDocuments)

function renderRoute(Section: SectionComponent, route: Route): string {
  const context = {
    ...testPage(snapshot, '/', route),
    images: (path: string) => ({ src: path || '/dibujos/respaldo.svg', width: 480, height: 480 }),
  }
  return renderToStaticMarkup(
    <RenderContextProvider value={context}>
      <Section />
    </RenderContextProvider>,
  )
}

const [entry] = snapshot.diseases
if (!entry) throw new Error('The sample has no disease.')

describe.each(Object.entries(callToActionIndividual))('%s', (_file, Section) => {
  const render = (route: Route) => renderRoute(Section, route)

  test('shows the texts of the entry and both contact buttons', () => {
    const html = render({
      page: 'detail',
      topic: { kind: 'diseases', entry: { ...entry, ctaText: 'Cuéntenos.' } },
    })

    expect(html).toContain('>Cuéntenos.</h2>')
    expect(html).toContain('href="tel:+525500000000"')
    expect(html).toContain('href="https://wa.me/525500000000')
  })

  test('renders nothing if the texts are empty', () => {
    expect(render({ page: 'detail', topic: { kind: 'diseases', entry: { ...entry, ctaText: '' } } })).toBe('')
  })

  test('renders nothing on a page that is not an entry', () => {
    expect(render({ page: 'home' })).toBe('')
  })
})

test('the panel shows the picture of the document', () => {
  const html = renderRoute(callToActionIndividual['call-to-action-individual-panel'], {
    page: 'detail',
    topic: { kind: 'diseases', entry },
  })

  expect(html).toContain('/dibujos/llamado-individual.svg')
})
