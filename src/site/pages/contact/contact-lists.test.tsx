import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parseSnapshot } from '#content/documents/snapshot.ts'
import { sampleDocuments } from '#sample/index.ts'
import { RenderContextProvider } from '#site/render-context.ts'
import { testPage } from '#tests/site/test-page.ts'
import { ContactLists } from './contact-lists.tsx'

function listsWith(directions: readonly string[]) {
  const content = sampleDocuments['site-content']
  const documents = {
    ...sampleDocuments,
    'site-content': { ...content, contact: { ...content.contact, directions } },
  }
  return renderToStaticMarkup(
    <RenderContextProvider value={testPage(parseSnapshot(documents), '/contacto')}>
      <ContactLists />
    </RenderContextProvider>,
  )
}

test('several directions are numbered, a single one is not', () => {
  expect(listsWith(['Entre por la torre B.', 'Suba al piso 8.'])).toMatch(
    /<ol[^>]*><li>Entre por la torre B\./,
  )
  expect(listsWith(['Frente al jardín.'])).toContain('<p>Frente al jardín.</p>')
  expect(listsWith(['Frente al jardín.'])).not.toContain('<ol')
})
