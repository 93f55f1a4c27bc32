import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parseSnapshot } from '#content/documents/snapshot.ts'
import { withoutSample } from '#content/documents/without-sample.ts'
import { sampleDocuments } from '#sample/index.ts'
import { RenderContextProvider } from '#site/render-context.ts'
import { testPage } from '#tests/site/test-page.ts'
import { Workplaces } from './workplaces.tsx'

type WorkInfo = Partial<(typeof sampleDocuments)['site-content']['doctorWorkInfo']>

/** The places of Contacto, as visitors of a new site see them once the owner has entered these facts. */
function workplacesWith(entered: WorkInfo, show = withoutSample(parseSnapshot(sampleDocuments))): string {
  const content = sampleDocuments['site-content']
  const doctorWorkInfo = { ...content.doctorWorkInfo, ...entered }
  const stored = parseSnapshot({ ...sampleDocuments, 'site-content': { ...content, doctorWorkInfo } })
  return renderToStaticMarkup(
    <RenderContextProvider value={testPage(show(stored), '/contacto')}>
      <Workplaces />
    </RenderContextProvider>,
  )
}

const cardsOf = (html: string) => [...html.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, name]) => name)

const place = { id: 'star', header: 'Star Médica', kind: 'hospital', address: 'Av. Roma 1' } as const

test('a hospital that is also one of her places has one card, also where the hours of the sample are shown', () => {
  const entered = { hospitalHeader: 'Star Médica', otherPlaces: [place] }
  for (const html of [workplacesWith(entered), workplacesWith(entered, (stored) => stored)]) {
    expect(cardsOf(html).filter((name) => name === 'Star Médica')).toHaveLength(1)
    expect(html).not.toContain('Cirugías y partos')
    expect(html).not.toContain('Con cita previa')
  }
})

test('a hospital that she only names shows no hours of the sample', () => {
  const html = workplacesWith({ hospitalHeader: 'Star Médica', hospitalAddress: 'Av. Roma 1' })

  expect(html).toContain('Star Médica')
  expect(html).not.toContain('Cirugías y partos')
  expect(html).not.toContain('Con cita previa')
})

test('a hospital of another name than her places has a card of its own', () => {
  const html = workplacesWith({
    hospitalHeader: 'Hospital Ángeles',
    hospitalAddress: 'Av. 2',
    otherPlaces: [place],
  })

  expect(cardsOf(html)).toHaveLength(4)
})
