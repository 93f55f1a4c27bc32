import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

const strip = 'aside[aria-label="Aviso y cédulas"]'
const header = '[data-section="Header"] header'

const height = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().height)

test.describe('from 1280 px', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('is 140 px high with its strip, and 60 px once the page is scrolled', async ({ page }) => {
    await page.goto('/')
    expect((await height(page, strip)) + (await height(page, header))).toBe(140)

    await page.mouse.wheel(0, 700)

    await expect.poll(() => height(page, header)).toBe(60)
    const top = await page.locator(header).evaluate((element) => element.getBoundingClientRect().top)
    expect(top).toBe(0)
  })

  test('grows again at the top of the page', async ({ page }) => {
    await page.goto('/')
    await page.mouse.wheel(0, 700)
    await expect.poll(() => height(page, header)).toBe(60)

    await page.mouse.wheel(0, -2000)

    await expect.poll(() => height(page, header)).toBe(104)
  })

  test('lets clicks through right below its small form', async ({ page }) => {
    await page.goto('/')
    await page.mouse.wheel(0, 700)
    await expect.poll(() => height(page, header)).toBe(60)

    const inHeader = await page.evaluate(
      () => document.elementFromPoint(640, 80)?.closest('[data-section="Header"]') !== null,
    )
    expect(inHeader).toBe(false)
  })

  test('leads home by its logo and dials by its button', async ({ page }) => {
    await page.goto('/contacto')
    const bar = page.locator(header)

    await expect(bar.getByRole('link', { name: 'Agendar cita' })).toHaveAttribute('href', /^tel:\+?\d+$/)
    await bar.getByRole('link', { name: 'Dra. Nombre Apellido' }).click()

    await expect(page).toHaveURL(/\/$/)
  })

  test('tells which page is open', async ({ page }) => {
    await page.goto('/contacto')
    const menu = page.getByRole('navigation', { name: 'Principal' })

    await expect(menu.getByRole('link', { name: 'Contacto' })).toHaveAttribute('aria-current', 'page')
    await expect(menu.getByRole('link', { name: 'Inicio' })).not.toHaveAttribute('aria-current')
  })
})

test('shows the notice and both licences above everything', async ({ page }) => {
  await page.goto('/')

  await expect(page.locator(strip)).toContainText(/Aviso COFEPRIS \S+/)
  await expect(page.locator(strip)).toContainText(/Cédula profesional \d+, .*Institución/)
  await expect(page.locator(strip)).toContainText(/Cédula de especialidad \d+, .*Institución/)
})

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('shifts nothing while it shrinks and grows', async ({ page }) => {
      await page.addInitScript(recordShifts)
      await page.goto('/')
      for (const step of [300, 300, 300, -1200]) {
        await page.mouse.wheel(0, step)
        await page.waitForTimeout(400)
      }

      expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
    })
  })
}

/** Collects what the header moves without having been asked: layout shifts of its parts. */
function recordShifts() {
  const shifts: string[] = []
  Reflect.set(window, 'shifts', shifts)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const sources: { node?: Node }[] = Reflect.get(entry, 'sources')
      for (const { node } of sources) {
        const element = node instanceof Element ? node : node?.parentElement
        if (element?.closest('[data-section="Header"], aside')) shifts.push(element.outerHTML.slice(0, 120))
      }
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
