import { expect, test } from 'vitest'
import { fakeRenderer } from '#tests/server/fake-renderer.ts'
import { runningSite, sendRaw } from '#tests/server/running-site.ts'
import type { Pages } from '../releases/renderer.ts'

const cookie = 'otra=1; consultorio.session_token=ficha.firma'
const inTab = 'Sec-Fetch-Dest: document'

async function siteWithPages() {
  const html = (body: string) => `<html><body>${body}</body></html>`
  const change = ({ render }: Pages) => ({
    render(path: string) {
      const page = render(path)
      return page && { ...page, body: html(page.body) }
    },
  })
  return runningSite({ renderer: fakeRenderer({ paths: ['/', '/servicios'], change }) })
}

async function responseTo(path: string, ...headers: string[]) {
  const { url } = await siteWithPages()
  return sendRaw(
    url,
    [`GET ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n'),
  )
}

test('a page has a link to edit it for a person who signed in, and no shared cache keeps it', async () => {
  const response = await responseTo('/servicios', `Cookie: ${cookie}`, inTab)

  expect(response).toContain('href="/admin/editar?pagina=%2Fservicios"')
  expect(response).toContain('Cache-Control: private, no-cache')
  expect(response).toMatch(/style-src 'self' 'sha256-[\w+/=]+'/)
})

test.each([
  ['a visitor', [inTab]],
  ['a visitor with another cookie', ['Cookie: consultorio.device=1', inTab]],
  ['a frame of the admin', [`Cookie: ${cookie}`, 'Sec-Fetch-Dest: iframe']],
])('%s gets the page without a further byte', async (_name, headers) => {
  const response = await responseTo('/', ...headers)

  expect(response).not.toContain('/admin/editar')
  expect(response).toContain('Cache-Control: public, max-age=0, must-revalidate')
})
