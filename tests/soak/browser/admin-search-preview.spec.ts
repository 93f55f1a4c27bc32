import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../../support/admin.ts'

// A test lets the request for a card fail.
test.use({ allowedErrors: /ERR_FAILED/ })

const field = (page: Page, path: string) => page.locator(`[id="campo-${path}"]`)
const google = (page: Page) => page.getByRole('region', { name: 'Así se verá en Google' })
const card = (page: Page) => page.getByRole('figure', { name: 'Al compartir el enlace' })

test('the search result and the share card follow what the owner types', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await signIn(page, '/admin/servicios/colposcopia#buscadores')

  const automatic = 'Colposcopia en Ciudad | Dra. Nombre Apellido'
  await expect(google(page)).toContainText(automatic)
  await expect(google(page)).toContainText('› servicios › colposcopia')
  await expect(card(page).getByRole('img')).toHaveAttribute('alt', 'Imagen con el título «Colposcopia»')

  await field(page, 'metadata.title').fill('Colposcopia en su idioma')
  await expect(google(page)).toContainText('Colposcopia en su idioma')
  await expect(google(page)).toContainText('Título: 24 caracteres. Se lee completo.')

  await field(page, 'metadata.title').fill(
    'Colposcopia con biopsia dirigida: cuándo conviene hacerla y cómo duele',
  )
  await google(page).getByText('Computadora', { exact: true }).click()
  await expect(google(page)).toContainText(
    'Título: 70 caracteres. Google lo corta en teléfono y computadora.',
  )
  await expect(
    page
      .getByRole('region', { name: 'Resultado en una computadora' })
      .getByText(/^Colposcopia con biopsia .* …$/),
  ).toBeVisible()

  await field(page, 'metadata.title').fill('')
  await field(page, 'metadata.description').fill('')
  await expect(google(page)).toContainText(automatic)
  await expect(field(page, 'metadata.title')).toHaveAttribute('placeholder', automatic)
  await expect(google(page)).toContainText('texto automático')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

test('a share card that the server cannot make can be asked for again', async ({ page }) => {
  await page.route('**/api/share-card', (route) => route.abort())
  await signIn(page, '/admin/servicios/colposcopia#buscadores')
  await expect(card(page).getByRole('alert')).toContainText('No se pudo preparar la imagen.')

  await page.unroute('**/api/share-card')
  await card(page).getByRole('button', { name: 'Intentar de nuevo' }).click()

  await expect(card(page).getByRole('img')).toBeVisible()
})
