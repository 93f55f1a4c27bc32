import { expect, test } from '../support/fixtures.ts'
import { everyPage } from '../support/routes.ts'

test.use({ allowedErrors: /404 \(Not Found\)/ })

test('an unknown page gets a 404 with links to other pages', async ({ page }) => {
  const result = await page.goto('/no-existe')

  expect(result?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Esta página no existe' })).toBeVisible()
  const ways = page.getByRole('main').getByRole('link')
  await expect(ways.filter({ hasText: 'Servicios' })).toHaveAttribute('href', '/servicios')
})

test('every page has its own title, description, canonical address and structured data', async ({
  page,
  site,
}) => {
  const paths = await everyPage(site.url)
  const pages = await Promise.all(
    paths.map(async (path) => ({ path, html: await (await fetch(site.url + path)).text() })),
  )
  // A page without a content policy: the parser would apply the site's to inline styles.
  await page.goto('about:blank')

  const heads = await page.evaluate((all) => {
    return all.map(({ path, html }) => {
      const parsed = new DOMParser().parseFromString(html, 'text/html')
      const textOf = (selector: string, attribute: string) =>
        parsed.querySelector(selector)?.getAttribute(attribute) ?? ''
      return {
        path,
        title: parsed.title,
        description: textOf('meta[name=description]', 'content'),
        canonical: textOf('link[rel=canonical]', 'href'),
        sharedTitle: textOf('meta[property="og:title"]', 'content'),
        data: parsed.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
        headings: parsed.querySelectorAll('h1').length,
      }
    })
  }, pages)

  for (const { path, title, description, canonical, sharedTitle, data, headings } of heads) {
    expect(title, path).not.toBe('')
    expect(description, path).not.toBe('')
    expect(canonical).toBe(site.url + path)
    expect(sharedTitle, path).not.toBe('')
    const graph: { '@graph': { '@id': string }[] } = JSON.parse(data)
    const ids = graph['@graph'].map((node) => node['@id'])
    expect(new Set(ids).size, `${path}: ids are unique`).toBe(ids.length)
    expect(headings, path).toBe(1)
  }
  expect(new Set(heads.map(({ title }) => title)).size).toBe(paths.length)
  expect(new Set(heads.map(({ description }) => description)).size).toBe(paths.length)
})
