import type { Page } from '@playwright/test'
import { article, folds, longest, part, phone, screensOf } from '../../support/folded-page.ts'
import { expect, test } from '../../support/variants.ts'
import { expectEach } from './each.ts'

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

test('«Contacto» of the longest practice takes at most 5.5 screens of a phone, an article 9', async ({
  page,
}) => {
  expect(await screensOf(page, '/contacto')).toBeLessThanOrEqual(5.5)
  expect(await screensOf(page, article)).toBeLessThanOrEqual(9)
})

test('a page has every text of its folded parts once they are open', async ({ page }) => {
  await expectEach([article, '/contacto'], async (path) => {
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
})

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
