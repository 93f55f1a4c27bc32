import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ownSignOff, ownSite } from '#sample/testing/own-site.ts'
import { PageView } from '#site/pages/page-view.tsx'
import { RenderContextProvider } from '#site/render-context.ts'
import { testPage } from '#tests/site/test-page.ts'

test('the page about reviews tells signed articles from answers, which no one signs', () => {
  const site = ownSite()
  for (const entry of [...site.services, ...site.diseases, ...site.symptoms]) entry.signOff = ownSignOff
  const html = renderToStaticMarkup(
    <RenderContextProvider value={testPage(site, '/como-revisamos')}>
      <PageView />
    </RenderContextProvider>,
  )

  expect(html).toContain(
    'Hoy la llevan todos los textos de servicios, enfermedades y síntomas. Las respuestas de «Preguntas frecuentes» no se firman una por una.',
  )
})
