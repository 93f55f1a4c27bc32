import type { Locator, Page } from '@playwright/test'
import { expect, signIn, test } from '../../support/admin.ts'
import { field } from '../../support/site-info.ts'

/** Where the control is while it is pressed, and 300 ms later, before the release. */
async function press(page: Page, control: Locator, meanwhile?: () => Promise<void>) {
  // Waits until nothing that loads late moves the control.
  await control.hover()
  const before = await control.boundingBox()
  if (!before) throw new Error('The control is not on the page.')
  await page.mouse.down()
  await meanwhile?.()
  await page.waitForTimeout(300)
  const after = await control.boundingBox()
  await page.mouse.up()
  return { before: before.y, after: after?.y ?? Number.NaN }
}

/** The bar of buttons sticks to the window's bottom, except at the end of the page. */
const scrollToEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))

test.describe('a press', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('«Seguir» stays under the pointer when a warning appears', async ({ page }) => {
    await signIn(page, '/admin/empezar?paso=3')
    const link = field(page, 'doctorInfo.googleMapsLink')
    await link.fill('https://maps.app.goo.gl/Ab1')
    await scrollToEnd(page)
    const next = page.getByRole('button', { name: 'Seguir', exact: true })
    const { before, after } = await press(page, next)

    expect(Math.abs(after - before)).toBeLessThan(3)
    await expect(page.getByRole('heading', { name: '¿Qué días' })).toBeVisible()
  })

  test('«Seguir» is clicked when an error appears, and the error is shown', async ({ page }) => {
    await signIn(page, '/admin/empezar?paso=2')
    await field(page, 'doctorInfo.whatsapp').fill('800 123 4567')
    await scrollToEnd(page)
    const next = page.getByRole('button', { name: 'Seguir', exact: true })
    const { before, after } = await press(page, next)

    expect(Math.abs(after - before)).toBeLessThan(3)
    await expect(field(page, 'doctorInfo.whatsapp')).toBeFocused()
    await expect(page.getByText(/^Los números 800 no pueden tener WhatsApp/)).toBeVisible()
  })
})

test('a press that is dragged away acts on nothing', async ({ page }) => {
  await signIn(page, '/admin/empezar?paso=3')
  const next = page.getByRole('button', { name: 'Seguir', exact: true })
  await next.hover()
  await page.mouse.down()
  await page.mouse.move(5, 300)
  await page.mouse.up()
  await page.waitForTimeout(200)
  await expect(page.getByRole('heading', { name: '¿Dónde está' })).toBeVisible()
})

test.describe('with a finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })

  test('a tap reaches the button that a warning would push away', async ({ page }) => {
    await signIn(page, '/admin/empezar?paso=3')
    await field(page, 'doctorInfo.googleMapsLink').fill('https://maps.app.goo.gl/Ab1')
    await scrollToEnd(page)
    await page.getByRole('button', { name: 'Seguir', exact: true }).tap()
    await expect(page.getByRole('heading', { name: '¿Qué días' })).toBeVisible()
  })
})
