import { expect, test } from '../../support/fixtures.ts'
import { expectWholeEntry, expectWholeList, kinds } from '../../support/topic-pages.ts'
import { expectEach } from './each.ts'

// The gate has the list of services, and the first disease.
test('the lists link to every entry, to contact and back', async ({ page }) => {
  for (const kind of kinds.slice(1)) await expectWholeList(page, kind)
})

for (const kind of kinds)
  test(`each page of ${kind.path} shows every part of the entry`, async ({ page }) => {
    await expectEach(kind.entries, (entry) => expectWholeEntry(page, kind, entry))
  })

test('the banners of the lists name every entry with its icon', async ({ page }) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await expectEach(kinds, async ({ path, list, entries }) => {
      await page.goto(path)

      const index = page.getByRole('navigation', { name: `Índice: ${list}` })
      if (width === 320) await index.getByText(`Ir directo a un tema (${entries.length})`).click()
      await expect(index.getByRole('link')).toHaveText(entries.map(({ name }) => name))
      for (const link of await index.getByRole('link').all()) {
        await expect(link.locator('svg')).toBeVisible()
        const { height = 0 } = (await link.boundingBox()) ?? {}
        expect(height).toBeGreaterThanOrEqual(44)
      }
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)

      await index.getByRole('link').last().press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(entries.at(-1)?.name ?? '')
    })
  }
})

test('a symptom links its related conditions to the diseases that have a page', async ({ page }) => {
  await page.goto('/sintomas/dolor-pelvico')

  const related = page.locator('#padecimientos-relacionados')
  await expect(related.getByRole('link', { name: 'Endometriosis' })).toHaveAttribute(
    'href',
    '/enfermedades/endometriosis',
  )
  await expect(related.getByRole('heading', { name: /Vejiga dolorosa/ })).toBeVisible()
  await expect(related.getByRole('link', { name: /Vejiga dolorosa/ })).toHaveCount(0)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('the index of a list opens by keyboard', async ({ page }) => {
    await page.goto('/enfermedades')
    const index = page.getByRole('navigation', { name: 'Índice: Enfermedades' })
    const endometriosis = index.getByRole('link', { name: 'Endometriosis' })
    await expect(endometriosis).toBeHidden()

    await index.locator('summary').press('Enter')

    await expect(endometriosis).toBeVisible()
  })
})
