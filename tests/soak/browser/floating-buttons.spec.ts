import type { Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures.ts'
import { expectEach } from './each.ts'

const api = '**/api/site-content'
const floating = (page: Page) => page.getByRole('complementary', { name: 'Contacto rápido' })
const video = (page: Page) => floating(page).getByRole('button', { name: /^Ver video/ })
const whatsapp = (page: Page) => floating(page).getByRole('link', { name: 'WhatsApp', exact: true })
const pulsing = (page: Page) => floating(page).getByRole('link', { name: 'Escribir por WhatsApp' })
const waysToClose = {
  button: (page: Page) => page.getByRole('button', { name: 'Cerrar el video' }).click(),
  'click beside it': (page: Page) => page.mouse.click(20, 500),
  Escape: (page: Page) => page.keyboard.press('Escape'),
}
const use = (page: Page) => page.mouse.wheel(0, 40)

test('all four are visible and cover neither each other nor the end of the page', async ({ page }) => {
  await expectEach([320, 768, 1280], async (width) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/contacto')
    await use(page)

    const call = floating(page).getByRole('link', { name: 'Llamar' })
    for (const button of [call, whatsapp(page), pulsing(page), video(page)])
      await expect(button).toBeInViewport()

    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const top = page.getByRole('link', { name: 'Volver arriba' })
    const boxes = [call, whatsapp(page), pulsing(page), video(page), top].map((link) => link.evaluate(boxOf))
    expect(overlaps(await Promise.all(boxes))).toEqual([])
  })
})

test('the bar of a phone never covers a focused link', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/enfermedades')
  await use(page)
  const bar = floating(page).locator('> [data-island] > * > *')
  await expect(video(page)).toBeVisible()

  const links = page.getByRole('main').getByRole('link')
  const barTop = await bar.first().evaluate((element) => element.getBoundingClientRect().top)
  for (const link of await links.all()) {
    await link.focus()
    const bottom = () => link.evaluate((element) => element.getBoundingClientRect().bottom)
    await expect.poll(bottom).toBeLessThanOrEqual(barTop)
  }
})

test.describe('the floating buttons from 1280 px', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  const overlay = (page: Page) => page.getByRole('dialog', { name: 'Presentación del consultorio' })
  const openVideo = async (page: Page) => {
    await page.goto('/contacto')
    await use(page)
    await video(page).click()
    await expect(overlay(page)).toBeVisible()
    await expect.poll(() => overlay(page).locator('video').evaluate(isPlaying)).toBe(true)
  }

  test('use the phone numbers that are saved now', async ({ page }) => {
    await page.route(api, async (route) => {
      const response = await route.fetch()
      const result = await response.json()
      Object.assign(result.siteContent.doctorInfo, { phone: '+525511112222', whatsapp: '525533334444' })
      await route.fulfill({ response, json: result })
    })
    await page.goto('/contacto')
    await use(page)

    await expect(floating(page).getByRole('link', { name: 'Llamar' })).toHaveAttribute(
      'href',
      'tel:+525511112222',
    )
    for (const link of [whatsapp(page), pulsing(page)])
      await expect(link).toHaveAttribute('href', /525533334444/)
  })

  test('pulse for less than 5 s, pause, and pulse again', async ({ page }) => {
    await page.clock.install()
    await holdPulses(page)
    await page.goto('/contacto')
    await use(page)

    await expect.poll(() => pulse(page)).toHaveLength(1)
    const [length] = await pulse(page)
    expect(length).toBeLessThan(5000)

    await finishPulse(page)
    await expect.poll(() => pulse(page)).toEqual([])

    await page.clock.fastForward('01:00')
    await expect.poll(() => pulse(page)).toHaveLength(1)
  })

  test('close the video in each way, and pause and rewind it', async ({ page }) => {
    await expectEach(Object.entries(waysToClose), async ([, close]) => {
      await openVideo(page)

      await close(page)

      await expect(overlay(page)).toBeHidden()
      const state = () =>
        page.locator('dialog video').evaluate((element) => {
          return element instanceof HTMLVideoElement && { paused: element.paused, time: element.currentTime }
        })
      // The dialog's close event fires after it has closed.
      await expect.poll(state).toEqual({ paused: true, time: 0 })
      await expect(video(page)).toBeFocused()
    })
  })

  test.describe('when something fails', () => {
    test.use({ allowedErrors: /status of 500|HTTP error! status: 500|Unexpected data|video could not/ })

    test('stay hidden and log the status', async ({ page }) => {
      await page.route(api, (route) => route.fulfill({ status: 500, body: '' }))
      const logged = page.waitForEvent('console', (message) => message.text() === 'HTTP error! status: 500')
      await page.goto('/contacto')
      await use(page)

      expect((await logged).type()).toBe('error')
      await expect(floating(page).getByRole('link')).toHaveCount(0)
    })
  })
})

test.describe('the floating buttons on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  const call = (page: Page) => floating(page).getByRole('link', { name: 'Llamar' })

  test('appear after the buttons of the hero have left the viewport', async ({ page }) => {
    await page.goto('/')
    await expect(call(page)).toBeHidden()

    await page.mouse.wheel(0, 1200)
    await expect(call(page)).toBeVisible()

    await page.mouse.wheel(0, -3000)
    await expect(call(page)).toBeHidden()
  })

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false })

    test('are on every page', async ({ page }) => {
      await page.goto('/')

      await expect(call(page)).toBeVisible()
    })
  })
})

function isPlaying(element: Element) {
  return element instanceof HTMLVideoElement && !element.paused && element.currentTime > 0
}

type Box = {
  readonly label: string
  readonly x: number
  readonly y: number
  readonly right: number
  readonly bottom: number
}

function boxOf(element: Element): Box {
  const { x, y, right, bottom } = element.getBoundingClientRect()
  return { label: element.getAttribute('aria-label') ?? element.textContent, x, y, right, bottom }
}

function overlaps(boxes: readonly Box[]): string[] {
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(({ x, y, right, bottom }) => one.x < right && x < one.right && one.y < bottom && y < one.bottom)
      .map(({ label }) => `${one.label} and ${label}`),
  )
}

/** Pauses each pulse once it has begun: on a busy machine it would end before the test looks at it. */
const holdPulses = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('animationstart', ({ target }) => {
      if (target instanceof Element)
        for (const animation of target.getAnimations({ subtree: true })) animation.pause()
    }),
  )

/** The lengths in ms of the animations of the pulsing button, pseudo-elements included. */
const pulse = (page: Page) =>
  pulsing(page).evaluate((link) =>
    link
      .getAnimations({ subtree: true })
      .map((animation) => Number(animation.effect?.getComputedTiming().endTime)),
  )

const finishPulse = (page: Page) =>
  pulsing(page).evaluate((link) => {
    for (const animation of link.getAnimations({ subtree: true })) animation.finish()
  })
