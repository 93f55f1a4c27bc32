import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  publicHtml,
  signIn,
  test,
} from '../../support/admin.ts'
import type { HostedSite } from '../../support/hosted/site-host.ts'
import { publishAll } from '../../support/publish.ts'

const field = (page: Page, path: string) => page.locator(`[id="campo-${path}"]`)
const isPublished = async (admin: HostedSite) => (await publicHtml(admin)).includes('colposcopio verde')

test('a consent is recorded in words, and its withdrawal hides the testimonial', async ({ page, admin }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await signIn(page)
  const entry = { name: 'María', shortTestimonial: 'Me explicó el colposcopio verde.', visible: false }
  expect((await page.request.put('/api/testimonials/t-maria', { data: entry })).status()).toBe(200)
  await page.goto('/admin/testimonios/t-maria#consentimiento')

  await field(page, 'consent.givenOn').fill('2026-05-03')
  await field(page, 'consent.way').selectOption({ label: 'Firmado en papel' })
  await field(page, 'consent.isWritten').check({ force: true })
  await field(page, 'consent.note').fill('Carpeta azul')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('tab').first().click()
  await field(page, 'visible').check({ force: true })
  await publishAll(page)
  expect(await isPublished(admin)).toBe(true)

  await page.goto('/admin/testimonios/t-maria#consentimiento')
  await page.getByRole('button', { name: 'Retirar consentimiento' }).click()
  await expect(page.getByRole('alert')).toContainText('Al publicar, este testimonio deja de mostrarse')
  await expect(field(page, 'consent.withdrawnOn')).toHaveValue(/^\d{4}-\d{2}-\d{2}$/)
  await publishAll(page)

  await page.goto('/admin/testimonios/t-maria#consentimiento')
  await expect(page.getByRole('alert')).toContainText('Este testimonio no se muestra en el sitio.')
  expect(await isPublished(admin)).toBe(false)
  await page.reload()
  await expect(field(page, 'consent.givenOn')).toHaveValue('2026-05-03')
  await expect(field(page, 'consent.note')).toHaveValue('Carpeta azul')
  await expectAccessible(page)
})
