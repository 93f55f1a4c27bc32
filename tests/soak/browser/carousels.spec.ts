import type { Locator, Page } from '@playwright/test'
import { pauseClock } from '../../support/clock.ts'
import { expect, test } from '../../support/fixtures.ts'
import { expectEach } from './each.ts'

/** Longer than a slide takes to settle, in ms. */
const settleTime = 1500

/** The carousel of a section: its root, the element that clips its list, and the slides. */
function carouselOf(page: Page, section: string) {
  const root = page.locator(`[data-section="${section}"] [aria-roledescription="carrusel"]`)
  const viewport = root.locator('[tabindex="0"]')
  return { root, viewport, slides: viewport.locator('> ul > li') }
}

type Carousel = ReturnType<typeof carouselOf>

async function openCarousel(page: Page, section: string): Promise<Carousel> {
  await page.goto('/')
  const carousel = carouselOf(page, section)
  await scrollToElement(carousel.root)
  await expect(carousel.viewport).toHaveAttribute('data-ready')
  return carousel
}

const scrollToElement = (element: Locator) =>
  element.evaluate((found) => found.scrollIntoView({ block: 'center', behavior: 'instant' }))

/** Indexes of the slides that are more than half visible, from left to right. */
function seen({ viewport }: Carousel): Promise<number[]> {
  return viewport.evaluate((element) => {
    const frame = element.getBoundingClientRect()
    const slides = [...(element.firstElementChild?.children ?? [])].map((slide, index) => {
      const { left, right, width } = slide.getBoundingClientRect()
      const shown = Math.min(right, frame.right) - Math.max(left, frame.left)
      return { index, left, isSeen: shown > width / 2 }
    })
    return slides
      .filter(({ isSeen }) => isSeen)
      .sort((a, b) => a.left - b.left)
      .map(({ index }) => index)
  })
}

/** Opens the page with a fake clock and autoplay running. */
async function openMoving(page: Page, section: string): Promise<Carousel> {
  await page.clock.install()
  const carousel = await openCarousel(page, section)
  await expect(carousel.root).toHaveAttribute('data-playing')
  await pauseClock(page)
  await reactSettled(page)
  return carousel
}

/** Lets React handle the events of the fake clock; React schedules its work in real time. */
const reactSettled = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn++) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = resolve
        port2.postMessage(undefined)
      })
    }
  })

async function expectStill(page: Page, carousel: Carousel) {
  await expect(carousel.root).not.toHaveAttribute('data-playing')
  await page.clock.runFor(settleTime)
  const before = await seen(carousel)
  await page.clock.runFor(10_000)
  expect(await seen(carousel)).toEqual(before)
}

test.describe('visible slides', () => {
  const cases = [
    { width: 1280, payments: 4, insurers: 5, testimonials: 2 },
    { width: 1024, payments: 4, insurers: 5, testimonials: 2 },
    { width: 1023, payments: 3, insurers: 3, testimonials: 2 },
    { width: 640, payments: 3, insurers: 3, testimonials: 2 },
    { width: 639, payments: 3, insurers: 3, testimonials: 1 },
    { width: 599, payments: 2, insurers: 2, testimonials: 1 },
    { width: 479, payments: 1, insurers: 1, testimonials: 1 },
  ]
  test('are as many as the window has room for', async ({ page }) => {
    await expectEach(cases, async ({ width, payments, insurers, testimonials }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/')
      for (const [section, count] of Object.entries({
        PaymentMethods: payments,
        Insurance: insurers,
        Testimonials: testimonials,
      })) {
        const carousel = carouselOf(page, section)
        // Folded on phones, until the reader opens its part.
        const fold = page.locator(`[data-section="${section}"] details:has([aria-roledescription]) > summary`)
        if (await fold.isVisible()) await fold.click()
        await scrollToElement(carousel.root)
        await expect(carousel.viewport).toHaveAttribute('data-ready')
        // Stops it.
        await carousel.viewport.hover()
        await expect.poll(async () => (await seen(carousel)).length, { message: section }).toBe(count)
      }
    })
  })
})

for (const { section, delay, width } of [
  { section: 'Testimonials', delay: 3000, width: 1280 },
  { section: 'PaymentMethods', delay: 2000, width: 800 },
]) {
  test.describe(section, () => {
    test.use({ viewport: { width, height: 800 } })

    test(`advances every ${delay} ms, and wraps without a gap`, async ({ page }) => {
      const carousel = await openMoving(page, section)
      const count = await carousel.slides.count()
      let elapsed = 0
      const run = async (time: number) => {
        await page.clock.runFor(time)
        await reactSettled(page)
        elapsed += time
        return seen(carousel)
      }

      /** Advances until another slide is first and at rest. Returns its index and the number of visible slides. */
      const untilNext = async (before: number | undefined) => {
        for (let waited = 0; waited < 2 * delay; waited += 100) {
          const [first] = await run(100)
          if (first === before) continue
          const atRest = await run(1000)
          return { first: atRest[0], seen: atRest.length }
        }
        throw new Error('It does not move.')
      }

      const start = await untilNext((await seen(carousel))[0])
      elapsed = 0
      const passed = [start]
      for (let step = 0; step < count; step++) passed.push(await untilNext(passed.at(-1)?.first))

      const expected = passed.map((_, step) => ((start.first ?? 0) + step) % count)
      expect(passed.map(({ first }) => first)).toEqual(expected)
      expect(new Set(passed.map(({ seen: number }) => number)).size).toBe(1)
      expect(Math.abs(elapsed / count - delay)).toBeLessThan(delay / 4)
    })
  })
}

test.describe('a carousel with autoplay', () => {
  test.use({ viewport: { width: 1280, height: 800 } })
  const section = 'Testimonials'

  test('stops while the pointer or the focus is in it, and while it is not seen', async ({ page }) => {
    const carousel = await openMoving(page, section)

    await carousel.viewport.hover()
    await expectStill(page, carousel)
    await page.mouse.move(2, 2)
    await expect(carousel.root).toHaveAttribute('data-playing')

    await carousel.viewport.focus()
    await expectStill(page, carousel)
    await expect(carousel.viewport).toBeFocused()
    await carousel.viewport.blur()
    await expect(carousel.root).toHaveAttribute('data-playing')

    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expectStill(page, carousel)
  })

  test('stays paused until the visitor resumes it', async ({ page }) => {
    const carousel = await openMoving(page, section)

    await carousel.root.getByRole('button', { name: /^Pausar: ./ }).click()
    await page.mouse.move(2, 2)
    await carousel.viewport.focus()
    await carousel.viewport.blur()
    await expectStill(page, carousel)

    await carousel.root.getByRole('button', { name: /^Reanudar: ./ }).press('Enter')
    await expect(carousel.root, 'though the focus is in it').toHaveAttribute('data-playing')
  })

  test('does not move under reduced motion, and shows no pause button', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    const carousel = await openCarousel(page, section)

    await expectStill(page, carousel)
    await expect(carousel.root.getByRole('button', { name: /Pausar/ })).toHaveCount(0)
  })
})

test('the arrow keys move the carousel in both directions', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const carousel = await openCarousel(page, 'Insurance')

  await carousel.viewport.press('ArrowLeft')
  await expect.poll(() => seen(carousel)).toEqual([13, 0, 1, 2, 3])
  await carousel.viewport.press('ArrowRight')
  await carousel.viewport.press('ArrowRight')
  await expect.poll(() => seen(carousel)).toEqual([1, 2, 3, 4, 5])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } })

  test('carousels scroll by hand and show no button that needs a script', async ({ page }) => {
    await page.goto('/')
    for (const section of ['Testimonials', 'Insurance']) {
      const { root, viewport } = carouselOf(page, section)

      await expect(viewport).toHaveCSS('overflow-x', 'auto')
      await expect(viewport).toHaveCSS('scroll-snap-type', /x mandatory/)
      await expect(root.getByRole('button', { name: /Pausar|anterior|siguiente/ })).toHaveCount(0)
    }
  })
})
