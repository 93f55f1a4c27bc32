import { request } from 'node:http'
import { expect, test } from '../support/fixtures.ts'
import { everyPage, pageKinds } from '../support/routes.ts'

const kilobyte = 1024
/** Maximum size of the compressed HTML with inlined CSS. */
const homeBudget = 20 * kilobyte
/** Maximum size of the compressed JavaScript before the first sign of use. */
const scriptBudget = 3 * kilobyte

/** Bytes of a body as sent with Brotli. */
function transferSize(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request(address, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let size = 0
      expect(response.headers['content-encoding']).toBe('br')
      response.on('data', (chunk: Buffer) => {
        size += chunk.length
      })
      response.on('end', () => resolve(size))
    })
      .on('error', reject)
      .end()
  })
}

test('the home page with its styles fits its budget', async ({ site }) => {
  // The strongest compression runs in the background after the release is live, once the server is idle.
  test.setTimeout(90_000)
  const size = () => transferSize(`${site.url}/`)
  await expect.poll(size, { timeout: 80_000 }).toBeLessThanOrEqual(homeBudget)
})

test.use({ allowedErrors: /404 \(Not Found\)/ })

for (const path of pageKinds) {
  test(`${path} requests only its own files before the first sign of use`, async ({ page, site }) => {
    test.info().annotations.push({ type: 'page', description: path })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))

    await page.goto(path, { waitUntil: 'networkidle' })

    const scripts = asked.filter((address) => address.endsWith('.js'))
    const sizes = await Promise.all(scripts.map(transferSize))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(scriptBudget)
    expect(asked.filter((address) => !address.startsWith(`${site.url}/`))).toEqual([])
    expect(asked.filter((address) => address.includes('/api/'))).toEqual([])
    expect(await page.context().cookies()).toEqual([])
  })

  for (const width of [360, 768, 1280, 1536]) {
    test(`${path} neither shifts nor overflows at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.addInitScript(() => {
        const shifts: string[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const sources: { node?: Element }[] = Reflect.get(entry, 'sources') ?? []
            const moved = sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? node?.textContent)
            shifts.push(`${Reflect.get(entry, 'value')}: ${moved.join(' ; ')}`)
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(path, { waitUntil: 'networkidle' })
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += 300) {
          scrollTo({ top: y, behavior: 'instant' })
          await new Promise((resolve) => setTimeout(resolve, 30))
        }
      })

      const shifts = await page.evaluate(() => Reflect.get(window, 'shifts'))
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

      expect(shifts).toEqual([])
      expect(overflow).toBeLessThanOrEqual(0)
    })
  }
}

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
  test.setTimeout(120_000)
  const seen = { titles: new Set<string>(), descriptions: new Set<string>() }
  const paths = await everyPage(site.url)

  for (const path of paths) {
    await page.goto(path)
    seen.titles.add(await page.title())
    seen.descriptions.add((await page.locator('meta[name=description]').getAttribute('content')) ?? '')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', site.url + path)
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /./)
    const graph: { '@graph': { '@type': unknown; '@id': string }[] } = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
    )
    const ids = graph['@graph'].map((node) => node['@id'])
    expect(new Set(ids).size, `${path}: ids are unique`).toBe(ids.length)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  }

  expect(seen.titles.size).toBe(paths.length)
  expect(seen.descriptions.size).toBe(paths.length)
})
