import { expect, test } from '../../support/admin.ts'
import { openEditView } from '../../support/edit-view.ts'

test.use({ viewport: { width: 1280, height: 800 } })

test('the bar of a section stays still under the pointer, also over a carousel', async ({ page }) => {
  const site = await openEditView(page)
  const section = site.locator('[data-section="Insurance"]')
  await section.scrollIntoViewIfNeeded()
  const logos = section.getByRole('group', { name: 'Aseguradoras' }).first()
  await logos.hover()
  const bar = page.getByRole('toolbar', { name: 'Aseguradoras' })
  await expect(bar).toBeVisible()
  const before = await bar.boundingBox()

  // Longer than the logos stand between two moves.
  await bar.getByRole('button', { name: 'Diseño y textos' }).hover()
  await page.waitForTimeout(4_000)

  expect(await bar.boundingBox()).toEqual(before)
  await expect(logos).not.toHaveAttribute('data-playing')
  await page.mouse.down()
  await page.mouse.up()
  await expect(
    page.getByRole('region', { name: 'Lo que se edita' }).getByRole('heading', { name: 'Aseguradoras' }),
  ).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })

  test('the bar of a section goes with the section that is tapped', async ({ page }) => {
    const site = await openEditView(page)
    await site
      .locator('[data-section="Hero"] > *')
      .first()
      .tap({ position: { x: 3, y: 3 } })
    await expect(page.getByRole('toolbar', { name: 'Portada' })).toBeVisible()

    const about = site.locator('[data-section="AboutMe"] h2').first()
    await about.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
    await about.tap()

    await expect(page.getByRole('toolbar', { name: 'Portada' })).toHaveCount(0)
    await expect(page.getByRole('toolbar', { name: 'Sobre mí' })).toBeVisible()
  })
})
