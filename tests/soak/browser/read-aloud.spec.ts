import { signIn, test as testOfOwner } from '../../support/admin.ts'
import { expect, test } from '../../support/fixtures.ts'

/*
 * What a screen reader says, in its order: role, name and state of everything that it stops at. Read a file before you
 * accept its change (`--update-snapshots`): it must make sense without the picture. The article's texts are left out.
 */

const phone = { width: 360, height: 740 }

test('a patient hears her way from the home page to an appointment', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  await expect(page.getByRole('banner')).toMatchAriaSnapshot({ name: 'patient-1-header.aria.yml' })
  await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: 'patient-2-home.aria.yml' })

  await page.getByRole('button', { name: 'Abrir menú' }).click()
  const menu = page.getByRole('dialog')
  await menu.locator('summary', { hasText: 'Mostrar Servicios' }).click()
  await expect(menu).toMatchAriaSnapshot({ name: 'patient-3-menu.aria.yml' })

  await menu.getByRole('link', { name: 'Parto con alivio del dolor' }).click()
  await expect(page).toHaveURL(/parto-natural/)
  await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: 'patient-4-service.aria.yml' })

  await page.goto('/contacto')
  // What is below depends on the time of the day.
  const ways = page.getByRole('region', { name: 'La forma más rápida' })
  await expect(ways).toMatchAriaSnapshot({ name: 'patient-5-contact.aria.yml' })
})

testOfOwner('the owner hears her way from the start to another design', async ({ page }) => {
  await page.setViewportSize(phone)
  await signIn(page, '/admin')
  const guide = page.getByRole('region', { name: 'Haga suyo el sitio' })
  await expect(guide).toMatchAriaSnapshot({ name: 'owner-1-start.aria.yml' })

  await page.goto('/admin/secciones')
  const card = page.getByRole('region', { name: 'Valoración', exact: true })
  await expect(card).toMatchAriaSnapshot({ name: 'owner-2-section.aria.yml' })

  await card.getByRole('button', { name: /Elegir diseño/ }).click()
  const designs = page.getByRole('dialog', { name: 'Diseño de Valoración' })
  await expect(designs.getByRole('radio', { name: 'Carta firmada' })).toBeVisible()
  await expect(designs).toMatchAriaSnapshot({ name: 'owner-3-designs.aria.yml' })
})
