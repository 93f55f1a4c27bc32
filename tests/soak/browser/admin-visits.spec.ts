import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Browser, Locator, Page } from '@playwright/test'
import { addDays, localTime } from '../../../src/content/hours/local-time.ts'
import { weekOf } from '../../../src/content/visits/visits.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../../support/admin.ts'
import type { HostedSite } from '../../support/hosted/site-host.ts'
import { waitForLoader } from '../../support/loader.ts'
import { moveMouse } from '../../support/mouse.ts'

const thisWeek = weekOf(localTime(new Date(), 'America/Mexico_City').date)

/** Stores counts of the weeks before this one, as a running site would have. */
function storeWeeks({ dataDir }: HostedSite) {
  const database = new DatabaseSync(join(dataDir, 'consultorio.db'))
  const insert = database.prepare('insert into visit_count values (?, ?, ?, ?)')
  for (let before = 1; before <= 12; before += 1) {
    const week = addDays(thisWeek, -7 * before)
    insert.run(week, '/', 'view', 100 + 5 * before)
    insert.run(week, '/contacto', 'view', 30)
    insert.run(week, '/contacto', 'whatsapp', before)
  }
  database.close()
}

/**
 * A real unload would send the beacon with the user agent of the headless browser, which is not counted.
 * @param isCounted Then it waits for the beacon, which would be lost if the browser closed first.
 */
async function leave(page: Page, isCounted: boolean) {
  const sent = isCounted ? page.waitForResponse('**/api/visits') : undefined
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
  await sent
}

/** A point where a tap hits the icon's `use` and not the link itself. */
const pointOnIcon = (link: Locator) =>
  link.evaluate((element) => {
    const {
      left = 0,
      top = 0,
      right = 0,
      bottom = 0,
    } = element.querySelector('svg')?.getBoundingClientRect() ?? {}
    for (let y = top; y < bottom; y += 0.5)
      for (let x = left; x < right; x += 0.5)
        if (document.elementFromPoint(x, y)?.localName === 'use') return { x, y }
    throw new Error('The link has no icon.')
  })

/** A person who comes from a search engine, calls, and looks at one more page. */
async function visit(browser: Browser, baseURL: string, headers: Record<string, string> = {}) {
  const userAgent = 'Mozilla/5.0 (Linux; Android 15) Chrome/140 Mobile Safari/537.36'
  const context = await browser.newContext({ baseURL, userAgent, extraHTTPHeaders: headers })
  const isCounted = !headers['Sec-GPC']
  const page = await context.newPage()
  waitForLoader(page)
  await page.goto('/', { referer: 'https://www.google.com/' })
  await page.mouse.move(100, 100)
  const call = page.locator('[data-section="Hero"] a[href^="tel:"]').first()
  await call.scrollIntoViewIfNeeded()
  const { x, y } = await pointOnIcon(call)
  // The browser would ask whether to open the telephone, and meanwhile ignore the mouse.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  await page.mouse.click(x, y)
  await leave(page, isCounted)
  await page.goto('/contacto', { referer: `${baseURL}/` })
  await moveMouse(page, 100, 100)
  await leave(page, isCounted)
  await context.close()
}

test('the weeks, and a visit of today, show the right numbers', async ({ page, browser, admin }) => {
  storeWeeks(admin)
  await visit(browser, admin.url)
  await visit(browser, admin.url, { 'Sec-GPC': '1' })
  // A page that is only opened does not count.
  await page.goto('/')

  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, '/admin')
  await expect(page.getByText('Vistas: 135 · Llamadas: 0 · WhatsApp: 1 · Cómo llegar: 0')).toBeVisible()
  await page.goto('/admin/visitas')

  const weeks = page.getByRole('table', { name: 'Por semana' }).getByRole('row')
  await expect(weeks).toHaveCount(14)
  await expect(weeks.nth(1)).toHaveText(/2100$/)
  await expect(weeks.nth(2)).toHaveText(/135010$/)
  const pages = page.getByRole('table', { name: 'Por página' }).getByRole('row')
  await expect(pages).toHaveText([/^Página/, 'Inicio1100', 'Contacto1000'])
  await page.getByLabel('Semana', { exact: true }).selectOption(addDays(thisWeek, -14))
  await expect(pages).toHaveText([/^Página/, 'Inicio110000', 'Contacto30020'])
  await expect(page.getByRole('img', { name: /^Vistas por semana/ })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  if (process.env.SHOTS) {
    await page.screenshot({ path: `${process.env.SHOTS}/visitas-360.png`, fullPage: true })
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.screenshot({ path: `${process.env.SHOTS}/visitas-1280.png`, fullPage: true })
    await page.goto('/admin')
    await expect(page.getByText('Vistas: 135')).toBeVisible()
    await page.screenshot({ path: `${process.env.SHOTS}/hoy-1280.png`, fullPage: true })
  }
})

test('neither the editing view nor a preview counts visits', async ({ page, admin }) => {
  await signIn(page, '/admin')
  const data = { at: 'next', path: '/' }
  const preview = await (await page.request.post('/api/render', { data })).text()

  expect(await (await fetch(admin.url)).text()).toContain('<body id="top" data-visits="">')
  expect(preview).toContain('<body id=\\"top\\">')
})
