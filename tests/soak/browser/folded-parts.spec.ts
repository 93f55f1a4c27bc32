import type { Locator } from '@playwright/test'
import { selectedSections } from '#content/documents/selected-sections.ts'
import { longestPractice } from '../../support/longest-practice.ts'
import { type Choice, rounds, selectionOf } from '../../support/variant-site.ts'
import { expect, test } from '../../support/variants.ts'
import { expectEach } from './each.ts'

// The default layouts are in page-lengths.spec.ts.

test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' })

const longest = longestPractice()
const article = '/enfermedades/menopausia-y-climaterio'

const inLayouts = (choice: Choice) => ({
  ...longest,
  'selected-sections': selectedSections.parse(selectionOf(choice)),
})

const states = (folds: Locator) => folds.evaluateAll((all) => all.map((each) => each.hasAttribute('open')))

/** Only the lists of a footer are folded beside articles and «Contacto». */
const folding = rounds.filter(({ Footer }) => Footer)

test('other layouts fold only the lists of the footer, which paper opens', async ({ page, variantSite }) => {
  await expectEach(folding, async (choice) => {
    variantSite.show(inLayouts(choice))
    await page.goto('/')
    const folds = page.locator('[data-fold] > details')
    await expect(folds.first()).toBeAttached()
    expect(new Set(await states(folds))).toEqual(new Set([false]))
    await expect(page.locator('main [data-fold]')).toHaveCount(0)
    for (const fold of await folds.all()) {
      const summary = fold.locator('> summary')
      await expect(summary.getByRole('heading')).toHaveText(/\S/)
      const title = await summary.getByRole('heading').boundingBox()
      expect(title?.x, 'keeps the margin of the page').toBeGreaterThanOrEqual(20)
      expect((await summary.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await summary.press('Enter')
      await expect(fold.locator(':scope > :not(summary)').first()).toBeVisible()
      await summary.press('Enter')
      await expect(fold).not.toHaveAttribute('open')
    }

    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    expect(new Set(await states(folds))).toEqual(new Set([true]))
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  })
})

/** What the browser does when its search finds a text; Playwright cannot open that search itself. */
const toText = (words: string) => `#:~:text=${encodeURIComponent(words)}`
const folded = 'Ejercicio que incluya fuerza'

test('the part opens whose text the browser looks for', async ({ page, variantSite }) => {
  variantSite.show(longest)
  await page.goto(article)
  const part = page.locator('#tratamiento > details')
  await expect(part).not.toHaveAttribute('open')
  await page.locator('h1').evaluate((title, hash) => {
    title.insertAdjacentHTML('afterend', `<a href="${hash}">Buscar en la página</a>`)
  }, toText(folded))

  await page.getByRole('link', { name: 'Buscar en la página' }).click()

  await expect(part).toHaveAttribute('open')
  await expect(page.getByText(folded)).toBeInViewport()
})

test('a result of the search shows the place that it leads to', async ({ page, variantSite }) => {
  variantSite.show(longest)
  await page.goto('/buscar')
  await page.getByRole('searchbox').fill('Star Médica')
  await page.getByRole('main').getByRole('link', { name: 'Star Médica', exact: true }).click()

  // Folded or not: a part that is in the window when the page opens is not folded.
  await expect(page.locator('#lugar-star-medica address')).toBeInViewport()
})
