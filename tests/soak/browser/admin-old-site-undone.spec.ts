import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { expect, signIn } from '../../support/admin.ts'
import { choose, pictureOf, test } from '../../support/former-site.ts'
import { twoPages } from '../../support/old-site/two-pages.ts'
import { wordpressExport } from '../../support/old-site/wordpress-export.ts'

// A picture that does not exist any more is asked for too.
test.use({ viewport: { width: 360, height: 740 }, allowedErrors: /status of 400/ })

test('what is no export and no ZIP is refused in words, pictures come from a ZIP, and an import is undone', async ({
  page,
  formerSite,
}) => {
  const items = twoPages(formerSite).slice(0, 2)
  const zip = new ZipFile()
  zip.addBuffer(await pictureOf(9), 'uploads/2019/03/foto-9.jpg')
  zip.end()
  await signIn(page, '/admin/importar')
  await choose(page, 'Elegir el archivo', 'notas.xml', '<html>Hola</html>')
  await expect(page.getByRole('alert')).toContainText('no es una exportación de WordPress')
  await choose(page, 'Elegir el archivo', 'sitio.xml', wordpressExport(items, { address: formerSite }))
  await choose(page, 'Elegir el ZIP de fotos', 'fotos.zip', 'Hola')
  await expect(page.getByRole('alert')).toContainText('no es un ZIP que se pueda leer')

  await choose(page, 'Elegir el ZIP de fotos', 'fotos.zip', await buffer(zip.outputStream))
  await expect(page.getByText('Ese ZIP tiene 1 foto')).toBeVisible()
  await page.getByRole('button', { name: 'Traer 2 páginas' }).click()
  await expect(page.getByText('con 2 fotos en Medios')).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByText('Se quitaron 2 borradores.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Traer 2 páginas' })).toBeVisible()
  await page.goto('/admin/revisar')
  await expect(page.getByText('Quiénes somos')).toBeHidden()
})
