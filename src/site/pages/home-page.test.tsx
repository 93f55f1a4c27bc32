import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { catalogue, sectionTypes } from '#content/catalogue/index.ts'
import { completeSnapshot } from '#content/facts/complete-snapshot.ts'
import { parseSnapshot } from '#content/snapshot.ts'
import { sampleDocuments } from '#sample/index.ts'
import { createImages } from '#site/images.ts'
import { RenderContextProvider } from '#site/render-context.ts'
import { SectionView } from '#site/sections/section-view.tsx'
import { PageView } from './page-view.tsx'

function render(showsPayments: boolean): string {
  const selected = Object.fromEntries(
    sectionTypes.map((type) => {
      const [{ file }] = catalogue[type].variants
      return [type, { component: file, display: type !== 'PaymentMethods' || showsPayments }]
    }),
  )
  const snapshot = completeSnapshot(parseSnapshot({ ...sampleDocuments, 'selected-sections': selected }))
  let islands = 0
  const context = {
    snapshot,
    route: { page: 'home' as const },
    siteUrl: 'https://ejemplo.mx',
    path: '/',
    images: createImages(snapshot, 'prueba'),
    SectionView,
    nextIslandId: () => `i${islands++}`,
    onSectionError: (_: string, error: unknown) => {
      throw error
    },
  }
  return renderToStaticMarkup(
    <RenderContextProvider value={context}>
      <PageView />
    </RenderContextProvider>,
  )
}

/** The page down to the title of the general call. */
const aboveTheCall = (html: string) => html.slice(0, html.indexOf('<h2>Una consulta completa'))

test.each([
  true,
  false,
])('shows the ways to pay once, right above the general call (own section: %s)', (own) => {
  const html = render(own)

  const before = aboveTheCall(html)
  const carousel = before.lastIndexOf('data-island="LogoCarousel"')
  expect(carousel).toBeGreaterThan(0)
  expect(before.slice(carousel)).toContain('Transferencia')
  expect(html.match(/>Transferencia</g)).toHaveLength(1)
})

test('shows every section of the home page once', () => {
  const html = render(true)

  const shown = [...html.matchAll(/data-section="(\w+)"/g)].map(([, type = '']) => type).sort()
  const own = sectionTypes.filter((type) => type !== 'CallToActionIndividual')
  expect(shown).toEqual([...own].sort())
})
