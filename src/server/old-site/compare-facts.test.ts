import { expect, test } from 'vitest'
import { ownSite } from '#sample/testing/own-site.ts'
import { compareFacts } from './compare-facts.ts'
import { findPage } from './find-site.ts'

const host = 'dra-lopez.mx'

function found(path: string, html: string) {
  const page = findPage({ sourceId: path, path, kind: 'post', title: 'VPH', excerpt: '', html }, host)
  if (!page) throw new Error('The page was left out.')
  return { ...page, facts: [] }
}

test('a page is warned about its text, and not about its old address or those of its links', async () => {
  const pages = [
    found('/2019/03/consulta-800-pesos', '<p>De qué trata.</p>'),
    found(
      '/mas-de-35-anos-de-experiencia',
      '<p>Vea <a href="https://otro.mx/consulta-cuesta-700-pesos">este sitio</a>.</p>',
    ),
    found('/vph', '<p>La consulta cuesta 800 pesos.</p>'),
    found(
      '/sala',
      '<figure><img src="/a.jpg"><figcaption>La consulta cuesta 700 pesos.</figcaption></figure>',
    ),
  ]
  expect(await compareFacts(ownSite(), { host, pages })).toEqual([
    [],
    [],
    [expect.stringContaining('800')],
    [expect.stringContaining('700')],
  ])
})
