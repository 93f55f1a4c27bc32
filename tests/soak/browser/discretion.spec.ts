import { axeOn } from '../../support/axe.ts'
import { expect, test } from '../../support/fixtures.ts'
import { expectEach } from './each.ts'

const list = '/enfermedades'
const sensitive = '/enfermedades/infecciones-de-transmision-sexual'
const neutral = 'https://www.google.com.mx/'

test.beforeEach(async ({ page }) => {
  // The neutral site, without the network.
  await page.route(`${neutral}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Otra página</title>' }),
  )
})

test('«Salir rápido» replaces the page, so that the way back does not lead to it', async ({ page }) => {
  await expectEach(['the button', 'Escape twice'], async (way) => {
    await page.goto(list)
    await page.goto(sensitive, { waitUntil: 'networkidle' })

    if (way === 'the button') await page.getByRole('link', { name: 'Salir rápido' }).click()
    else {
      await page.keyboard.press('Escape')
      await expect(page).toHaveURL(sensitive)
      // On a busy machine more time than allowed may pass between two presses.
      await expect(async () => {
        await page.keyboard.press('Escape')
        await page.keyboard.press('Escape')
        await expect(page).toHaveURL(neutral, { timeout: 3_000 })
      }).toPass()
    }

    await expect(page).toHaveURL(neutral)
    await page.goBack()
    await expect(page).toHaveURL(list)
  })
})

test('the other site does not learn which page was left', async ({ page }) => {
  await page.goto(sensitive, { waitUntil: 'networkidle' })
  const request = page.waitForRequest(`${neutral}**`)

  await page.getByRole('link', { name: 'Salir rápido' }).click()

  expect(await (await request).allHeaders()).not.toHaveProperty('referer')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('«Salir rápido» stays in view, is a large target and hides no other button', async ({ page }) => {
    await page.goto(sensitive)
    const exit = page.getByRole('link', { name: 'Salir rápido' })
    for (const top of [0, 600, 4000, 100_000]) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top)
      await expect(exit).toBeInViewport({ ratio: 1 })
      // The bar changes when its script loads with the first scroll.
      await expect(async () => {
        const box = await exit.boundingBox()
        expect(box?.height).toBeGreaterThanOrEqual(44)
        const bar = await page
          .getByRole('complementary', { name: 'Contacto rápido' })
          .locator('a:visible')
          .first()
          .boundingBox()
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
      }).toPass()
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    expect((await axeOn(page).analyze()).violations).toEqual([])
  })
})

test('sharing by WhatsApp sends the title and the address, and says nothing about her', async ({
  page,
  site,
}) => {
  await page.goto('/enfermedades/endometriosis')
  const link = page.getByRole('link', { name: 'Compartir por WhatsApp' })

  const address = new URL((await link.getAttribute('href')) ?? '')

  expect(address.origin + address.pathname).toBe('https://wa.me/')
  expect(address.searchParams.get('text')).toBe(
    `${await page.title()}\n${new URL('/enfermedades/endometriosis', site.url)}`,
  )
})
