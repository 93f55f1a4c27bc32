import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

const api = '**/api/site-content'
const floating = (page: Page) => page.getByRole('complementary', { name: 'Contacto rápido' })
const video = (page: Page) => floating(page).getByRole('button', { name: /^Ver video/ })
const use = (page: Page) => page.mouse.wheel(0, 40)

test.describe('from 1280 px', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  const overlay = (page: Page) => page.getByRole('dialog', { name: 'Presentación del consultorio' })
  const openVideo = async (page: Page) => {
    await page.goto('/contacto')
    await use(page)
    await video(page).click()
    await expect(overlay(page)).toBeVisible()
    await expect.poll(() => overlay(page).locator('video').evaluate(isPlaying)).toBe(true)
  }

  test('are not there before the page is used, then offer call, WhatsApp and video', async ({ page }) => {
    await page.goto('/contacto')
    await expect(floating(page).getByRole('link')).toHaveCount(0)

    await use(page)

    await expect(floating(page).getByRole('link', { name: 'Llamar' })).toHaveAttribute('href', /^tel:/)
    const whatsapp = floating(page).getByRole('link', { name: 'WhatsApp' })
    await expect(whatsapp).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+/)
    await expect(video(page)).toBeVisible()
  })

  test('call and write to the numbers that are saved now', async ({ page }) => {
    await page.route(api, async (route) => {
      const response = await route.fetch()
      const answer = await response.json()
      Object.assign(answer.siteContent.doctorInfo, { phone: '+525511112222', whatsapp: '525533334444' })
      await route.fulfill({ response, json: answer })
    })
    await page.goto('/contacto')
    await use(page)

    await expect(floating(page).getByRole('link', { name: 'Llamar' })).toHaveAttribute(
      'href',
      'tel:+525511112222',
    )
    await expect(floating(page).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      /525533334444/,
    )
  })

  test('pulse three times and rest, and not at all for who asked for less motion', async ({ page }) => {
    await page.goto('/contacto')
    await use(page)
    const pulse = () =>
      floating(page)
        .getByRole('link', { name: 'WhatsApp' })
        .evaluate((link) => getComputedStyle(link, '::after').animation)

    expect(await pulse()).toMatch(/ 3 /)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await pulse()).toMatch(/^none|0s ease 0s 1/)
  })

  for (const [way, close] of [
    ['its button', (page: Page) => page.getByRole('button', { name: 'Cerrar el video' }).click()],
    ['a click beside it', (page: Page) => page.mouse.click(20, 500)],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ] as const) {
    test(`close the video by ${way}, paused and rewound`, async ({ page }) => {
      await openVideo(page)

      await close(page)

      await expect(overlay(page)).toBeHidden()
      const state = () =>
        page.locator('dialog video').evaluate((element) => {
          return element instanceof HTMLVideoElement && { paused: element.paused, time: element.currentTime }
        })
      // The dialog tells that it was closed once it is.
      await expect.poll(state).toEqual({ paused: true, time: 0 })
      await expect(video(page)).toBeFocused()
    })
  }

  test.describe('when something fails', () => {
    test.use({ allowedErrors: /status of 500|HTTP error! status: 500|Unexpected data|video could not/ })

    test('stay away and log the status', async ({ page }) => {
      await page.route(api, (route) => route.fulfill({ status: 500, body: '' }))
      const logged = page.waitForEvent('console', (message) => message.text() === 'HTTP error! status: 500')
      await page.goto('/contacto')
      await use(page)

      expect((await logged).type()).toBe('error')
      await expect(floating(page).getByRole('link')).toHaveCount(0)
    })

    test('stay away and log an answer of another shape', async ({ page }) => {
      await page.route(api, (route) => route.fulfill({ json: { siteContent: null } }))
      const logged = page.waitForEvent('console', (message) => message.text().startsWith('Unexpected data'))
      await page.goto('/contacto')
      await use(page)

      expect((await logged).type()).toBe('error')
      await expect(floating(page).getByRole('link')).toHaveCount(0)
    })

    test('log a video that does not play', async ({ page }) => {
      await page.route('**/video/*', (route) => route.fulfill({ status: 500, body: '' }))
      const logged = page.waitForEvent('console', (message) =>
        message.text().includes('video could not be played'),
      )
      await page.goto('/contacto')
      await use(page)
      await video(page).click()

      expect((await logged).type()).toBe('error')
    })
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  const call = (page: Page) => floating(page).getByRole('link', { name: 'Llamar' })

  test('are a bar at the foot that hides nothing of the page', async ({ page }) => {
    await page.goto('/contacto')
    await expect(call(page)).toBeVisible()
    await use(page)
    await expect(video(page)).toBeVisible()

    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const last = await page.getByRole('link', { name: 'Volver arriba' }).boundingBox()
    const bar = await call(page).boundingBox()
    expect(last && bar && last.y + last.height <= bar.y).toBe(true)
  })

  test('wait until the buttons of the hero have left the view', async ({ page }) => {
    await page.goto('/')
    await expect(call(page)).toBeHidden()

    await page.mouse.wheel(0, 1200)
    await expect(call(page)).toBeVisible()

    await page.mouse.wheel(0, -3000)
    await expect(call(page)).toBeHidden()
  })

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false })

    test('are there on every page', async ({ page }) => {
      await page.goto('/')

      await expect(call(page)).toBeVisible()
    })
  })
})

function isPlaying(element: Element) {
  return element instanceof HTMLVideoElement && !element.paused && element.currentTime > 0
}
