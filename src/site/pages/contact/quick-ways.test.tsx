import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parseSnapshot } from '#content/documents/snapshot.ts'
import { sampleDocuments } from '#sample/index.ts'
import { RenderContextProvider } from '#site/render-context.ts'
import { testPage } from '#tests/site/test-page.ts'
import { QuickWays } from './quick-ways.tsx'

/** The ways to reach the sample with a second place that has these telephones. */
function waysWith(phones: readonly { subheader: string; phone: string }[]): string {
  const content = sampleDocuments['site-content']
  const otherPlaces = [{ id: 'norte', header: 'Clínica Norte', phones }]
  const doctorWorkInfo = { ...content.doctorWorkInfo, otherPlaces }
  const site = parseSnapshot({ ...sampleDocuments, 'site-content': { ...content, doctorWorkInfo } })
  return renderToStaticMarkup(
    <RenderContextProvider value={testPage(site, '/contacto')}>
      <QuickWays />
    </RenderContextProvider>,
  )
}

const labelsOf = (html: string) => [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label)

test('two places with different telephones are named once each, with a call and a message', () => {
  const html = waysWith([
    { subheader: 'Citas', phone: '+525544443333' },
    { subheader: 'WhatsApp', phone: '+525544442222' },
  ])

  expect(labelsOf(html)).toEqual([
    'Citas en el consultorio: 55 0000 0000',
    'WhatsApp en el consultorio: 55 0000 0000',
    'Citas en la Clínica Norte: 55 4444 3333',
    'WhatsApp en la Clínica Norte: 55 4444 2222',
  ])
  expect(html.match(/<p>Clínica Norte<\/p>/g)).toHaveLength(1)
  expect(html).not.toContain('Citas por teléfono')
})

test('two places with one telephone are not named', () => {
  const html = waysWith([])

  expect(labelsOf(html)).toEqual([])
  expect(html).toContain('Citas por teléfono')
})
