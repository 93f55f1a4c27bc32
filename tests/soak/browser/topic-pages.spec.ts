import { expect, test } from '../../support/fixtures.ts'
import { soakIf } from '../../support/tiers.ts'
import { expectWholeEntry, expectWholeList, kinds } from '../../support/topic-pages.ts'

for (const kind of kinds) {
  const { path, list, entries } = kind
  // The gate has the lists of services.
  if (path !== '/servicios')
    test(`${path} links to every entry, to contact and back`, async ({ page }) => {
      await expectWholeList(page, kind)
    })

  for (const { width, opened } of [
    { width: 320, opened: true },
    { width: 360, opened: true },
    { width: 1024, opened: false },
    { width: 1280, opened: false },
  ]) {
    test(
      `the banner of ${path} lists every entry with its icon at ${width} px`,
      soakIf(width !== 360 && !(width === 1280 && path === '/enfermedades')),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 740 })
        await page.goto(path)

        const index = page.getByRole('navigation', { name: `Índice: ${list}` })
        if (opened) await index.getByText(`Ir directo a un tema (${entries.length})`).click()
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
      },
    )
  }

  // The gate has the first entry of each list.
  for (const entry of entries.slice(1)) {
    test(`${path}/${entry.id} shows every part of the entry`, soakIf(true), async ({ page }) => {
      await expectWholeEntry(page, kind, entry)
    })
  }
}

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

test('the banner of a list shows its last entry without scrolling from 1280 px', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/enfermedades')

  const index = page.getByRole('navigation', { name: 'Índice: Enfermedades' })
  await expect(index.getByRole('link', { name: 'Endometriosis' })).toBeInViewport({ ratio: 1 })
  await expect(index.getByRole('link').last()).toBeInViewport({ ratio: 1 })
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
