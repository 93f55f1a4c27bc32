import { expect, test } from '../../support/fixtures.ts'
import { hydrated } from '../../support/menus.ts'
import { expectEach } from './each.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('the side menu leads to prices and insurers in one tap', async ({ page }) => {
  const links = [
    ['Costos y formas de pago', 'PaymentMethods', '$1,200'],
    ['¿Atiende mi seguro?', 'Insurance', 'Alameda Seguros'],
  ] as const
  await expectEach(links, async ([label, section, answer]) => {
    await page.goto('/')
    await hydrated(page, 'MobileMenu')
    await page.getByRole('button', { name: 'Abrir menú' }).click()
    const menu = page.getByRole('dialog', { name: 'Menú' })

    await menu.getByRole('link', { name: label }).click()

    await expect(menu).toBeHidden()
    const answers = page.locator(`[data-section="${section}"]`)
    await expect(answers).toBeInViewport()
    await expect(answers.getByText(answer).or(answers.getByAltText(answer)).last()).toBeVisible()
  })
})

test('a link from another page opens the prices at once, without scrolling through the home page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const positions = new Set<number>()
    const note = () => {
      if (scrollY > 0) positions.add(scrollY)
      document.documentElement.dataset.positions = `${positions.size}`
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  await page.goto('/servicios')

  await page
    .locator('a[href="/#costos"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())

  await expect(page).toHaveURL('/#costos')
  await expect(page.locator('#costos')).toBeInViewport()
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth')
  // Pictures above may move the page once more.
  expect(Number(await page.locator('html').getAttribute('data-positions'))).toBeLessThanOrEqual(3)
})
