import type { Page } from '@playwright/test'
import { draftsStored, expect, signIn, test } from '../../support/admin.ts'
import { field } from '../../support/site-info.ts'

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })

const name = 'Dra. María Fernanda Gutiérrez-Santillán'

const question = (page: Page, text: string) => page.getByRole('heading', { level: 2, name: text })

test('the guided start continues later at the step that she left', async ({ page }) => {
  await signIn(page, '/admin/empezar')
  await field(page, 'doctorInfo.name').fill(name)
  await page.getByRole('button', { name: 'Seguir', exact: true }).tap()
  await expect(question(page, '¿A qué números')).toBeVisible()
  await draftsStored(page)

  await page.goto('/admin')
  await page.getByRole('link', { name: 'Empezar o continuar' }).tap()

  await expect(question(page, '¿A qué números')).toBeVisible()
  await expect(page.getByText('1 cambio sin publicar')).toBeVisible()
})

test.describe('without drafts on the server', () => {
  test.use({ allowedErrors: /ERR_FAILED.*\/api\/next\// })

  test('the guided start stays at a step with an error and loses nothing', async ({ page }) => {
    await page.route('**/api/next/**', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    )
    await signIn(page, '/admin/empezar?paso=2')
    await field(page, 'doctorInfo.whatsapp').fill('12')
    await page.getByRole('button', { name: 'Seguir', exact: true }).tap()

    await expect(field(page, 'doctorInfo.whatsapp')).toBeFocused()
    await expect(field(page, 'doctorInfo.whatsapp')).toHaveAttribute('aria-invalid', 'true')
    await expect(question(page, '¿A qué números')).toBeVisible()

    await page.reload()
    await expect(field(page, 'doctorInfo.whatsapp')).toHaveValue('12')
  })
})
