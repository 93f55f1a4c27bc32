import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parseSnapshot } from '#content/snapshot.ts'
import { RenderContextProvider } from '#site/render-context.ts'
import type { Route } from '#site/route.ts'
import { SectionView } from '#site/sections/section-view.tsx'
import { sampleDocuments } from '../../../../content/index.ts'
import { CallToActionIndividualPanel } from './call-to-action-individual-panel.tsx'

const snapshot = parseSnapshot(sampleDocuments)

function render(route: Route): string {
  const context = {
    snapshot,
    route,
    siteUrl: 'https://ejemplo.mx',
    path: '/',
    images: (path: string) => ({ src: path || '/dibujos/respaldo.svg', width: 480, height: 480 }),
    SectionView,
    nextIslandId: () => 'i0',
    onSectionError: () => {},
  }
  return renderToStaticMarkup(
    <RenderContextProvider value={context}>
      <CallToActionIndividualPanel />
    </RenderContextProvider>,
  )
}

const [entry] = snapshot.diseases
if (!entry) throw new Error('The sample has no disease.')

test('invites in the words of the entry, with both ways to reach the doctor', () => {
  const html = render({
    page: 'detail',
    topic: { kind: 'diseases', entry: { ...entry, ctaText: 'Cuéntenos.' } },
  })

  expect(html).toContain('>Cuéntenos.</h2>')
  expect(html).toContain('href="tel:+525500000000"')
  expect(html).toContain('href="https://wa.me/525500000000')
  expect(html).toContain('/dibujos/llamado-individual.svg')
})

test('is nothing while the words are empty', () => {
  expect(render({ page: 'detail', topic: { kind: 'diseases', entry: { ...entry, ctaText: '' } } })).toBe('')
})

test('is nothing on a page that is not an entry', () => {
  expect(render({ page: 'home' })).toBe('')
})
