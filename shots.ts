import { chromium } from '@playwright/test'
import { signInOwner, ownerEnv } from './tests/support/owner-client.ts'
import { startServer } from './tests/support/server.ts'
import { testChromiumPath } from './tests/support/chromium.ts'
const server = await startServer({ env: ownerEnv })
const browser = await chromium.launch({ executablePath: testChromiumPath() })
try {
  const owner = await signInOwner(server)
  const cookies = owner.cookie.split('; ').map((pair) => { const [name = '', ...v] = pair.split('='); return { name, value: v.join('='), url: server.url } })
  for (const width of [1280, 360]) {
    const context = await browser.newContext({ baseURL: server.url, viewport: { width, height: 800 } })
    await context.addCookies(cookies)
    const page = await context.newPage()
    page.on('pageerror', (e) => console.log('PAGEERROR', e.message))
    page.on('console', (m) => m.type() === 'error' && console.log('CONSOLE', m.text()))
    page.on('dialog', (d) => d.accept())
    await page.goto('/admin/sitio#doctorInfo.name')
    const name = page.locator('[id="campo-doctorInfo.name"]')
    await name.waitFor()
    await name.fill('Dra. Mariana Ruiz ' + width)
    await page.waitForTimeout(2500)
    await page.screenshot({ path: `/tmp/pub-form-${width}.png` })
    console.log('button', await page.getByRole('link', { name: /^Publicar/ }).getAttribute('aria-label'))
    await page.goto('/admin/servicios/colposcopia')
    await page.locator('[id="campo-title"]').fill('Colposcopia digital ' + width)
    await page.waitForTimeout(2500)
    await page.getByRole('link', { name: /^Publicar/ }).click()
    await page.waitForTimeout(5000)
    await page.screenshot({ path: `/tmp/pub-review-${width}.png` })
    await page.screenshot({ path: `/tmp/pub-review-full-${width}.png`, fullPage: true })
    if (width === 360) {
      await page.getByRole('checkbox').first().uncheck()
      await page.getByRole('button', { name: 'Crear un enlace' }).click()
      const url = await page.getByLabel('Enlace nuevo').inputValue()
      await page.screenshot({ path: `/tmp/pub-link-360.png`, fullPage: true })
      const guest = await (await browser.newContext({ viewport: { width: 360, height: 800 } })).newPage()
      guest.on('console', (m) => m.type() === 'error' && console.log('GUEST', m.text()))
      await guest.goto(server.url + new URL(url).pathname)
      await guest.screenshot({ path: '/tmp/pub-guest.png' })
      const r = await guest.goto(server.url + '/borrador/nada')
      console.log('gone', r?.status())
      await guest.screenshot({ path: '/tmp/pub-gone.png' })
      const start = Date.now()
      const [response] = await Promise.all([page.waitForResponse('**/api/publish-drafts'), page.getByRole('button', { name: /^Publicar \d/ }).click()])
      console.log('publish', response.status(), Date.now() - start, 'ms', response.request().timing().responseEnd)
      await page.waitForTimeout(3000)
      await page.screenshot({ path: `/tmp/pub-after-360.png` })
      console.log('live', (await (await fetch(server.url + '/servicios/colposcopia')).text()).includes('Colposcopia digital 360'))
    }
    await context.close()
  }
} finally { await browser.close(); await server.stop() }
