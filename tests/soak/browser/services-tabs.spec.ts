import { services } from '../../../sample-site/services/index.ts'
import { expect, test } from '../../support/fixtures.ts'
import { openTabs, section, shown, tab } from '../../support/service-tabs.ts'

const [first = '', , third = '', fourth = ''] = shown.map(({ title }) => title)

test('the first of five services is open with its whole content', async ({ page }) => {
  await openTabs(page)

  await expect(section(page).getByRole('tab')).toHaveText(shown.map(({ title }) => title))
  await expect(tab(page, first)).toHaveAttribute('aria-selected', 'true')
  const panel = section(page).getByRole('tabpanel', { name: first })
  await expect(panel.getByRole('heading', { level: 3, name: first })).toBeVisible()
  await expect(panel.getByText(services[0]?.shortDescription ?? '')).toBeVisible()
  await expect(panel.getByRole('heading', { name: 'Beneficios' })).toBeVisible()
  await expect(panel.getByRole('listitem')).toHaveText(services[0]?.benefits ?? [])
  await expect(panel.getByRole('link', { name: 'Conocer el servicio' })).toHaveAttribute(
    'href',
    `/servicios/${services[0]?.id}`,
  )
  await expect(panel.getByRole('img')).toBeVisible()
  await expect(section(page).getByRole('link', { name: 'Todos los servicios' })).toHaveAttribute(
    'href',
    '/servicios',
  )
})

test('the service in the address stays open after hydration', async ({ page }) => {
  await openTabs(page, `#servicio-${services[3]?.id}`)

  await expect(tab(page, fourth)).toHaveAttribute('aria-selected', 'true')
  await expect(section(page).getByRole('tabpanel', { name: fourth })).toBeVisible()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the tabs are links that open the panels', async ({ page }) => {
    await page.goto('/')
    const panel = (id = '') => page.locator(`#servicio-${id}`)
    await expect(panel(services[0]?.id)).toBeVisible()
    await expect(panel(services[2]?.id)).toBeHidden()

    await section(page).getByRole('link', { name: third, exact: true }).click()

    await expect(panel(services[2]?.id)).toBeVisible()
    await expect(panel(services[0]?.id)).toBeHidden()
  })
})
