import { expect, test } from '../support/fixtures.ts'

test('the admin is one document with its own policy, and the server serves its files', async ({
  site,
  request,
}) => {
  const response = await request.get(`${site.url}/admin/entrar`)
  const html = await response.text()
  const script = /<script type="module" src="(\/admin\/assets\/[^"]+)"/.exec(html)?.[1]

  expect(response.headers()['content-security-policy']).toContain("default-src 'none'; script-src 'self'")
  expect((await request.get(`${site.url}${script}`)).status()).toBe(200)
})
