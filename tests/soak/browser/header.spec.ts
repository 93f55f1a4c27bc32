import type { Page } from '@playwright/test'
import { catalogue } from '../../../src/content/catalogue/index.ts'
import { expect, test } from '../../support/chosen-sections.ts'
import { settled } from '../../support/settled.ts'

const strip = 'aside[aria-label="Aviso y cédulas"]'
const header = '[data-section="Header"] header'

const height = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().height)

/** The other headers repeat only what their layout changes. */
const [{ file: usual }] = catalogue.Header.variants
const [usualMenu] = catalogue.NavMenu.variants

for (const { file } of catalogue.Header.variants) {
  test.describe(file, () => {
    test.use({ sections: { Header: file } })

    test.describe('from 1280 px', () => {
      test.use({ viewport: { width: 1280, height: 900 } })

      test('is 140 px high with its strip, 60 px in the scrolled page, and usable in both forms', async ({
        page,
      }) => {
        await page.goto('/')
        // Fonts are loaded late, and the text of another font takes two lines until then.
        await expect.poll(async () => (await height(page, strip)) + (await height(page, header))).toBe(140)
        const search = page.locator(header).getByRole('link', { name: 'Buscar en el sitio' })
        await search.click({ trial: true })

        await page.mouse.wheel(0, 700)

        await expect.poll(() => height(page, header)).toBe(60)
        await settled(page.locator(header))
        await search.click({ trial: true })
        await expect(page.getByRole('navigation', { name: 'Principal' })).toBeInViewport()
        const top = await page.locator(header).evaluate((element) => element.getBoundingClientRect().top)
        expect(top).toBe(0)
        // Clicks directly below it reach the page.
        for (const x of [20, 120, 400, 640, 900, 1250]) {
          const inHeader = await page.evaluate(
            (left) => document.elementFromPoint(left, 80)?.closest('[data-section="Header"]') !== null,
            x,
          )
          expect(inHeader, `at ${x} px`).toBe(false)
        }

        await page.mouse.wheel(0, -2000)
        await expect.poll(() => height(page, header)).toBe(104)
      })

      test('says the licences, marks the page, and links home and to an appointment', async ({ page }) => {
        await page.goto('/contacto')
        await expect(page.locator(strip)).toContainText(/Aviso COFEPRIS \S+/)
        await expect(page.locator(strip)).toContainText(/Cédula profesional\s\d+, .*Institución/)
        await expect(page.locator(strip)).toContainText(/Cédula de especialidad\s\d+, .*Institución/)
        const menu = page.getByRole('navigation', { name: 'Principal' })
        await expect(menu.getByRole('link', { name: 'Contacto' })).toHaveAttribute('aria-current', 'page')
        await expect(menu.getByRole('link', { name: 'Inicio' })).not.toHaveAttribute('aria-current')
        const bar = page.locator(header)
        const button =
          file === 'header-contact'
            ? bar.getByRole('link', { name: '55 0000 0000' }).last()
            : bar.getByRole('link', { name: 'Agendar cita' })
        const target = file === 'header-contact' ? /^tel:/ : '/contacto#titulo-agenda'
        await expect(button).toHaveAttribute('href', target)

        await bar.getByRole('link', { name: 'Dra. Nombre Apellido' }).click()
        await expect(page).toHaveURL(/\/$/)
      })
    })

    for (const menu of catalogue.NavMenu.variants.filter((each) => file === usual || each === usualMenu)) {
      test.describe(`with ${menu.file}`, () => {
        test.use({ sections: { Header: file, NavMenu: menu.file }, viewport: { width: 1280, height: 900 } })

        test('keeps a list open while the pointer moves to it, in its large and in its small form', async ({
          page,
        }) => {
          await page.goto('/contacto')
          for (const scrolled of [0, 500]) {
            await page.mouse.wheel(0, scrolled)
            await expect.poll(() => height(page, header)).toBe(scrolled ? 60 : 104)
            await settled(page.locator(header))
            await expectReachable(page)
          }
        })
      })
    }

    if (file !== usual) return

    test('causes no layout shift while it shrinks and grows', async ({ page }) => {
      await page.addInitScript(recordShifts)
      for (const viewport of [
        { width: 360, height: 740 },
        { width: 1280, height: 900 },
      ]) {
        await page.setViewportSize(viewport)
        await page.goto('/')
        for (const step of [300, 300, 300, -1200]) {
          await page.mouse.wheel(0, step)
          await page.waitForTimeout(400)
        }
        expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
      }
    })
  })
}

/** Moves from a menu item straight down into its list. */
async function expectReachable(page: Page) {
  const nav = page.getByRole('navigation', { name: 'Principal' })
  const list = nav.locator('ul ul').first()
  const item = nav.locator('li[data-path]').first().locator('> a, > button').first()
  await item.hover()
  await expect(list).toBeVisible()
  const [from, to] = [await item.boundingBox(), await list.boundingBox()]
  if (!from || !to) throw new Error('The list has no box.')
  const x = from.x + 12
  const [start, end] = [from.y + from.height / 2, to.y + 30]
  await page.mouse.move(x, start)
  await page.mouse.move(x, end, { steps: Math.ceil((end - start) / 4) })
  await expect(list).toBeVisible()
  expect(to.x).toBeGreaterThanOrEqual(0)
  expect(to.x + to.width).toBeLessThanOrEqual(1280)
  await page.mouse.move(x, 880)
  await expect(list).toBeHidden()
}

/** Collects layout shifts of header parts that no user input caused. */
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
