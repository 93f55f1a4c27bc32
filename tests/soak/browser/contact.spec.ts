import type { Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures.ts'

const thirdParties = /^https:\/\/(www\.google\.com|www\.doctoralia\.com\.mx)\//

/** Replaces responses of third parties, and records every request that leaves the site. */
async function watchRequests(page: Page, site: string) {
  const left: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(site)) left.push(request.url())
  })
  await page.route(thirdParties, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Otro sitio</title><button>Dentro</button>',
    }),
  )
  return left
}

const embeds = [
  {
    section: 'Agenda en línea',
    open: 'Abrir la agenda',
    close: 'Cerrar la agenda',
    link: /Abrir en Doctoralia/,
    frame: 'Agenda en línea, de Doctoralia',
    host: 'https://www.doctoralia.com.mx/',
  },
  {
    section: 'Dónde está el consultorio',
    open: 'Ver el mapa',
    close: 'Cerrar el mapa',
    link: /Cómo llegar/,
    frame: 'Dónde está el consultorio, de Google Maps',
    host: 'https://www.google.com/',
  },
]

for (const { section, open, close, link, frame, host } of embeds)
  test(`«${section}» loads only on a click, gets the focus and closes again`, async ({ page, site }) => {
    const left = await watchRequests(page, site.url)
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto('/contacto')
    const region = page.getByRole('region', { name: section })
    const button = region.getByRole('button', { name: open })
    const anchor = region.getByRole('link', { name: link })
    await expect(anchor).toHaveAttribute('href', new RegExp(`^${host}`))
    await expect(anchor).toHaveAttribute('target', '_blank')
    await expect(anchor).toHaveAttribute('rel', /noopener/)
    await button.scrollIntoViewIfNeeded()
    await button.hover()
    await expect(region.getByText(/su navegador se conecta con/)).toBeVisible()
    expect(left).toEqual([])
    // The whole drawing is above the offer.
    await expect(async () => {
      const [above, below] = [await region.locator('img').first().boundingBox(), await button.boundingBox()]
      expect(below?.y).toBeGreaterThan((above?.y ?? Infinity) + (above?.height ?? 0))
    }).toPass()

    await button.click()
    const iframe = region.locator('iframe')
    await expect(iframe).toHaveAttribute('title', frame)
    await expect(iframe).toHaveAttribute('referrerpolicy', 'no-referrer')
    await expect(iframe).toHaveAttribute('sandbox', /^allow-scripts/)
    await expect(region.frameLocator('iframe').getByRole('button', { name: 'Dentro' })).toBeVisible()
    await expect(iframe).toBeFocused()
    expect(left).toHaveLength(1)
    expect(left[0]).toContain(host)

    await region.getByRole('button', { name: close }).click()
    await expect(iframe).toHaveCount(0)
    await expect(button).toBeFocused()
  })

test('the agenda fills the space that is reserved for it', async ({ page, site }) => {
  await watchRequests(page, site.url)
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/contacto')
  const region = page.getByRole('region', { name: 'Agenda en línea' })
  // Fonts are loaded late, and change the height of the text.
  await page.evaluate(() => document.fonts.ready)
  const before = await region.boundingBox()

  await region.getByRole('button', { name: 'Abrir la agenda' }).click()

  await expect(region.locator('iframe')).toBeFocused()
  expect((await region.boundingBox())?.height).toBe(before?.height)
})

test('a map that does not load times out and offers a way back', async ({ page, site }) => {
  await watchRequests(page, site.url)
  await page.route(/^https:\/\/www\.doctoralia\.com\.mx\//, () => {
    // This request never gets a response.
  })
  await page.clock.install()
  await page.goto('/contacto')
  const region = page.getByRole('region', { name: 'Agenda en línea' })

  await region.getByRole('button', { name: 'Abrir la agenda' }).click()
  await expect(region.getByRole('status')).toHaveText('Conectando con Doctoralia…')
  await page.clock.runFor(20_000)

  await expect(region.getByRole('status')).toContainText('No se pudo abrir Doctoralia')
  await expect(region.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible()
  await expect(region.getByRole('link', { name: /Abrir en Doctoralia/ })).toBeVisible()
})

test.describe('the hours of the practice', () => {
  // Monday noon in Mexico City is Monday evening in Paris.
  test.use({ timezoneId: 'Europe/Paris' })

  test('are the same in every visitor’s time zone', async ({ page }) => {
    for (const [moment, says] of [
      ['2026-11-23T18:00:00Z', 'Abierto ahora · cierra a las 14:00'],
      ['2026-11-23T20:00:00Z', 'Cerrado ahora · abre mañana a las 10:00'],
      ['2026-11-22T18:00:00Z', 'Cerrado ahora · abre mañana a las 10:00'],
    ] as const) {
      await page.clock.setFixedTime(moment)
      await page.goto('/contacto')
      await page.getByText('Lunes a viernes').first().scrollIntoViewIfNeeded()
      await page.mouse.wheel(0, 50)

      await expect(page.getByRole('main').getByText(/^(Abierto|Cerrado) ahora/)).toHaveText(says)
    }
  })
})

test('today is marked in the hours before any use of the page, and also in a tab that stays open overnight', async ({
  page,
}) => {
  // A Friday at 23:59 in Mexico City.
  await page.clock.install({ time: '2026-11-28T05:59:00Z' })
  await page.goto('/contacto')
  const hours = page.getByRole('main').locator('[data-week]').first()
  const today = hours.locator('[aria-current="date"]')
  await expect(today).toHaveText(/^Lunes a viernes/)

  await page.clock.fastForward('02:00')

  await expect(today).toHaveText(/^Sábado/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page offers only plain links', async ({ page }) => {
    await page.goto('/contacto')
    const main = page.getByRole('main')

    await expect(main.getByRole('button')).toHaveCount(0)
    await expect(main.getByRole('link', { name: /Abrir en Doctoralia/ })).toBeVisible()
    await expect(main.getByRole('link', { name: /Cómo llegar/ })).toBeVisible()
  })
})
