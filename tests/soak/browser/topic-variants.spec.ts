import { services } from '../../../sample-site/services/index.ts'
import { callApi, expect, signIn, test } from '../../support/admin.ts'

test('services open one by one with the keyboard', async ({ page }) => {
  await signIn(page)
  const selected = (await callApi(page, '/api/selected-sections')) as Record<string, unknown>
  const Services = { component: 'services-accordion', display: true }
  await callApi(page, '/api/selected-sections', { ...selected, Services })
  await callApi(page, '/api/update-sections', {})
  await page.goto('/')
  const section = page.locator('[data-section="Services"]')
  const benefits = section.getByRole('heading', { name: 'Beneficios' })
  await expect(benefits).toHaveCount(1)

  await section.locator('summary').nth(2).focus()
  await page.keyboard.press('Enter')

  await expect(benefits).toHaveCount(2)
  await expect(section.getByText(services[2]?.shortDescription ?? '')).toBeVisible()
})
