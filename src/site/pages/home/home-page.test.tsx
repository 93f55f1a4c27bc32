import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { catalogue, sectionTypes } from '#content/catalogue/index.ts'
import { parseSnapshot } from '#content/documents/snapshot.ts'
import { sampleDocuments } from '#sample/index.ts'
import { PageView } from '#site/pages/page-view.tsx'
import { RenderContextProvider } from '#site/render-context.ts'
import { testPage } from '#tests/site/test-page.ts'

function render(showsPayments: boolean): string {
  const selected = Object.fromEntries(
    sectionTypes.map((type) => {
      const [{ file }] = catalogue[type].variants
      return [type, { component: file, display: type !== 'PaymentMethods' || showsPayments }]
    }),
  )
  const snapshot = parseSnapshot({ ...sampleDocuments, 'selected-sections': selected })
  return renderToStaticMarkup(
    <RenderContextProvider value={testPage(snapshot)}>
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
