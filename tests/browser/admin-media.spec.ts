import { mediaPath } from '../../src/content/media/media.ts'
import { expect, expectAccessible, publicHtml, signIn, test } from '../support/admin.ts'
import {
  chooser,
  details,
  library,
  openPicture,
  publishOne,
  screen,
  withNotes,
} from '../support/media-screen.ts'
import { photoFile } from '../support/pictures.ts'
import { field, savedToast } from '../support/site-info.ts'

test.use({ allowedErrors: /status of (4\d\d|503)|ERR_FAILED/ })

test('a field takes a photograph that visitors see, a replacement shows everywhere, and a picture in use cannot be deleted', async ({
  page,
  admin,
}) => {
  await signIn(page, '/admin/sitio')
  await page.goto('/admin/sitio#heroSection.mainImage')
  const button = field(page, 'heroSection.mainImage')
  await expect(button).toBeFocused()
  await button.click()
  const picker = page.getByRole('dialog', { name: /Elegir: Imagen principal/ })
  await picker.getByRole('tab', { name: 'Ilustraciones' }).click()
  await picker.getByLabel('Buscar una ilustración').fill('recepcion')
  await expect(picker.getByRole('button', { name: 'Recepción' })).toBeVisible()
  await expectAccessible(page)
  await picker.getByRole('tab', { name: 'Mis fotos' }).click()
  await chooser(page, 'Subir una foto').setInputFiles([
    await photoFile('portada.jpg', { width: 640, height: 480 }),
  ])

  await expect(picker).toHaveCount(0)
  await expect(button).toBeFocused()
  await expect(withNotes(page, button)).toContainText(
    'Esta imagen mide 640 píxeles de ancho; aquí conviene al menos 1920.',
  )
  await expectAccessible(page)
  await page.screenshot({ path: 'test-results/campo-1280.png' })
  await page.keyboard.press('Control+z')
  await expect(withNotes(page, button)).not.toContainText('640 px')
  await page.keyboard.press('Control+Shift+z')
  await page.keyboard.press('Control+s')
  await expect(savedToast(page)).toBeVisible()

  const [item] = await library(page)
  if (!item) throw new Error('The library is empty.')
  expect(await publicHtml(admin, '/api/site-content')).toContain(mediaPath(item.id))

  await page.goto(screen)
  await openPicture(page, 'portada')
  await expect(details(page).getByRole('link', { name: /Portada › Imagen principal/ })).toBeVisible()
  await details(page).getByRole('button', { name: 'Borrar', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'La imagen está en uso' })).toContainText('Imagen principal')
  await page.getByRole('button', { name: 'Entendido' }).click()

  await chooser(page, 'Reemplazar en todas partes').setInputFiles([
    await photoFile('nueva.jpg', { width: 1000 }),
  ])
  const dialog = page.getByRole('dialog', { name: 'Reemplazar en todas partes' })
  await expect(dialog).toContainText('Portada › Imagen principal')
  await dialog.getByRole('button', { name: 'Reemplazar', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  expect((await library(page))[0]).toMatchObject({ id: item.id, width: 640 })
  await page.keyboard.press('Escape')
  await publishOne(page)
  expect(await library(page)).toMatchObject([{ id: item.id, width: 1000 }])
})
