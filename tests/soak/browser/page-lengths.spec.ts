import type { Page } from '@playwright/test'
import { article, folds, longest, part, phone, screensOf } from '../../support/folded-page.ts'
import { defaultsWith, snapshotOf } from '../../support/variant-site.ts'
import { expect, test } from '../../support/variants.ts'

test.use({ viewport: phone, reducedMotion: 'reduce' })
const articles = (['services', 'diseases', 'symptoms'] as const).flatMap((kind) =>
  longest[kind].map(
    ({ id }) => `/${{ services: 'servicios', diseases: 'enfermedades', symptoms: 'sintomas' }[kind]}/${id}`,
  ),
)

/** The texts of the parts of the content that phones fold, with single spaces, without what changes with the time. */
const foldable = (page: Page) =>
  page.locator('main [data-fold]').evaluateAll((parts) =>
    parts.map((part) => {
      for (const live of part.querySelectorAll('[data-island="OpenState"]')) live.remove()
      return part instanceof HTMLElement ? part.innerText.replaceAll(/\s+/g, ' ').trim() : ''
    }),
  )

test.beforeEach(({ variantSite }) => variantSite.show(longest))

test.describe('with motion', () => {
  // Without it, logos that nothing moves into view are in rows.
  test.use({ reducedMotion: 'no-preference' })

  test('the home page folds no section, and shows one insurer and one way to pay at 420 px', async ({
    page,
    variantSite,
  }) => {
    variantSite.show(snapshotOf('sample', defaultsWith()))
    await page.setViewportSize({ width: 420, height: 800 })
    await page.goto('/')
    await page.mouse.wheel(0, 2)
    await expect(page.locator('footer [data-fold] > details').first()).toBeAttached()

    await expect(page.locator('main [data-fold]')).toHaveCount(0)
    for (const type of ['Insurance', 'PaymentMethods']) {
      const slides = page.locator(`[data-section="${type}"] [aria-roledescription="carrusel"] li`)
      await slides.first().scrollIntoViewIfNeeded()
      await expect.poll(() => slides.evaluateAll(countInWindow), type).toBe(1)
    }
  })
})

/** How many elements are more than half in the window, from left to right. */
const countInWindow = (elements: readonly Element[]) =>
  elements.filter((element) => {
    const { left, right, width } = element.getBoundingClientRect()
    return Math.min(right, innerWidth) - Math.max(left, 0) > width / 2
  }).length

for (const [path, limit] of [
  [article, 9],
  ['/contacto', 5],
] as const) {
  test(`${path} of the longest practice takes at most ${limit} screens of a phone`, async ({ page }) => {
    expect(await screensOf(page, path)).toBeLessThanOrEqual(limit)
  })

  test(`${path} has every text of its folded parts once they are open`, async ({ page }) => {
    // The first place is open, so no other card moves before it.
    if (path === '/contacto') await page.clock.setFixedTime('2026-11-30T18:00:00Z')
    await page.setViewportSize({ width: 1280, height: 740 })
    await page.goto(path)
    await expect(folds(page)).toHaveCount(0)
    const texts = await foldable(page)
    expect(texts.length).toBeGreaterThan(2)

    await page.setViewportSize(phone)
    await page.goto(path)
    await expect(folds(page)).not.toHaveCount(0)
    const folded = await foldable(page)
    expect(folded.join('').length).toBeLessThan(texts.join('').length / 2)
    await folds(page).evaluateAll((all) => {
      for (const details of all) details.setAttribute('open', '')
    })

    expect(await foldable(page)).toEqual(texts)
  })
}

test('every article of the longest practice takes at most 10 screens of a phone', async ({ page }) => {
  test.slow()
  const long: string[] = []
  for (const path of articles) {
    const screens = await screensOf(page, path)
    if (screens > 10) long.push(`${path}: ${screens.toFixed(2)}`)
  }

  expect(long).toEqual([])
})

test('alarm signs, the first chapter, when to book and the sources are never folded', async ({ page }) => {
  await page.goto(article)
  await expect(part(page, 'tratamiento')).toBeAttached()

  await expect(page.getByRole('heading', { name: 'Acuda a urgencias si…' })).toBeVisible()
  for (const id of ['que-es', 'cuando-pedir-cita', 'fuentes']) {
    await expect(page.locator(`#${id}`)).not.toHaveAttribute('data-fold')
    await expect(page.locator(`#${id} :is(p, li)`).first()).toBeVisible()
  }
})

test('a link opens a part again that was closed after the first tap', async ({ page }) => {
  await page.goto(article)
  const chapter = part(page, 'causas')
  // The table of contents is not shown beside folded chapters, but other texts may link to one.
  await page.locator('#cuando-pedir-cita').evaluate((place) => {
    place.insertAdjacentHTML('beforeend', '<a href="#causas">Causas del climaterio</a>')
  })
  const link = page.getByRole('link', { name: 'Causas del climaterio' })
  await link.click()
  await expect(chapter).toHaveAttribute('open')
  await chapter.locator('summary').click()
  await expect(chapter).not.toHaveAttribute('open')

  await link.click()

  await expect(chapter).toHaveAttribute('open')
})

test('a folded part opens with the keyboard and keeps its heading', async ({ page }) => {
  await page.goto(article)
  const summary = part(page, 'causas').locator('summary')
  await expect(summary.getByRole('heading', { level: 2, name: 'Causas' })).toBeVisible()

  await summary.press('Enter')

  await expect(page.locator('#causas p').first()).toBeVisible()
})

test('paper has every part, and afterwards the page is folded as before', async ({ page }) => {
  await page.goto(article)
  await part(page, 'causas').locator('summary').click()
  const open = () => folds(page).evaluateAll((all) => all.map((details) => details.hasAttribute('open')))
  const before = await open()
  expect(new Set(before)).toEqual(new Set([true, false]))
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  expect(new Set(await open())).toEqual(new Set([true]))

  await page.evaluate(() => dispatchEvent(new Event('afterprint')))

  expect(await open()).toEqual(before)
})

test('nothing is folded while the owner edits the page', async ({ page }) => {
  await page.addInitScript(() => {
    window.name = 'edicion'
  })
  await page.goto(article)

  await expect(page.locator('#tratamiento li').first()).toBeVisible()
  await expect(folds(page)).toHaveCount(0)
})

test('on the contact page the open place comes first and is open, and each says its own state', async ({
  page,
}) => {
  // A Monday at 17:00 in Mexico City, when only the second place is open.
  await page.clock.setFixedTime('2026-11-30T23:00:00Z')
  await page.goto('/contacto')
  await page.mouse.wheel(0, 2)

  const places = page.locator('[id^="lugar-"]')
  await expect(places.first()).toHaveId('lugar-star-medica')
  await expect(part(page, 'lugar-star-medica')).toHaveAttribute('open')
  await expect(part(page, 'lugar-star-medica').locator('summary')).toContainText(
    'Abierto ahora · cierra a las 20:00',
  )
  await expect(part(page, 'lugar-torre').locator('summary')).toContainText('Cerrado ahora')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every chapter is open', async ({ page }) => {
    await page.goto(article)

    await expect(page.locator('#tratamiento li').first()).toBeVisible()
    await expect(folds(page)).toHaveCount(0)
  })
})
