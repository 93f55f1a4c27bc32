import { expect, signIn } from '../support/admin.ts'
import { test, upload } from '../support/former-site.ts'
import { wordpressExport } from '../support/old-site/wordpress-export.ts'

// An address that is none is tried too.
test.use({ viewport: { width: 360, height: 740 }, allowedErrors: /status of 400/ })

test('what is no export is refused in words, and an import is undone', async ({ page, formerSite }) => {
  await signIn(page, '/admin/importar')
  await upload(page, 'notas.xml', '<html>Hola</html>')
  await expect(page.getByRole('alert')).toContainText('no es una exportación de WordPress')

  await upload(
    page,
    'sitio.xml',
    wordpressExport([{ id: 1, title: 'Quiénes somos' }], { address: formerSite }),
  )
  await page.getByRole('button', { name: 'Traer 1 página' }).click()
  await expect(page.getByRole('region', { name: 'Llegó 1 página' })).toBeVisible()
  await page.getByRole('link', { name: 'Páginas', exact: true }).first().click()
  const unpublished = page.getByRole('region', { name: 'Sin publicar' })
  await expect(unpublished.getByRole('link', { name: 'Quiénes somos' })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByText('Se quitó 1 borrador.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Traer 1 página' })).toBeVisible()
  await page.goto('/admin/revisar')
  await expect(page.getByText('Quiénes somos')).toBeHidden()
})
