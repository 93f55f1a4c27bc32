import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Snapshot } from '#content/documents/snapshot.ts'
import { ownSite } from '#sample/testing/own-site.ts'
import { RenderContextProvider } from '#site/render-context.ts'
import { testPage } from '#tests/site/test-page.ts'
import { LegalNumbers } from './legal-numbers.tsx'

/** The texts of the licences in the strip and at the foot of every page. */
function textsOf(stored: Snapshot) {
  const [strip, foot] = [true, false].map((isShort) =>
    renderToStaticMarkup(
      <RenderContextProvider value={testPage(stored)}>
        <LegalNumbers isShort={isShort} />
      </RenderContextProvider>,
    ),
  )
  return { strip: plain(strip), foot: plain(foot) }
}

const plain = (html = '') => html.replaceAll(/<[^>]+>/g, '').replaceAll('\u00a0', ' ')

test('the strip and the foot of the page show the valid certificate of the council beside notice and licences', () => {
  const { strip, foot } = textsOf(ownSite())

  for (const text of [strip, foot]) {
    expect(text).toContain('Aviso COFEPRIS 263300201A1234')
    expect(text).toContain('Cédula profesional 1234567')
    expect(text).toContain('Cédula de especialidad 7654321')
  }
  expect(strip).toContain('Certificado 4321, CMGO, vigente hasta 2029')
  expect(foot).toContain(
    'Certificado 4321, Consejo Mexicano de Ginecología y Obstetricia, vigente hasta 2029',
  )
})

test('the foot writes the day until which the certificate is valid, and a hidden one is not shown', () => {
  const site = ownSite()
  const [certificate] = site['site-content'].certifications.entities
  Object.assign(certificate ?? {}, { validUntil: '2029-02-28', institution: 'Consejo Estatal', number: '77' })

  expect(textsOf(site).foot).toContain(
    'Certificado 77, Consejo Estatal, vigente hasta el 28 de febrero de 2029',
  )
  expect(textsOf(site).strip).toContain('Certificado 77, Consejo Estatal, vigente hasta 2029')
  Object.assign(certificate ?? {}, { visible: false })
  expect(textsOf(site).strip).not.toContain('Certificado')
})
