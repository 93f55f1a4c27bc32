import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { expect, expectAccessible, expectNoSidewaysScroll, signIn } from '../support/admin.ts'
import { choose, host, pictureOf, test } from '../support/former-site.ts'
import { type ExportItem, wordpressExport } from '../support/old-site/wordpress-export.ts'

// A picture that does not exist any more is asked for too.
test.use({ viewport: { width: 360, height: 740 }, allowedErrors: /status of 400/ })

/** Two pages with pictures of the site, of its library, and of its past. */
function itemsOf(formerSite: string): ExportItem[] {
  const uploads = `${formerSite}/wp-content/uploads/2019/03`
  return [
    {
      id: 1,
      title: 'Vacuna contra el VPH',
      link: `${formerSite}/2019/03/vacuna-vph/`,
      type: 'post',
      html: `<p>Se aplica en dos o tres dosis. Vea <a href="/quienes/">quiénes somos</a>.</p><img src="${uploads}/foto-2-300x225.jpg" alt="La vacuna"><img src="${uploads}/foto-9.jpg" alt="La sala">[contact-form-7 id="3"]`,
      meta: { _thumbnail_id: '7' },
    },
    { id: 2, title: 'Quiénes somos', link: `${formerSite}/quienes/` },
    { id: 3, status: 'draft', title: 'A medias' },
    { id: 7, type: 'attachment', status: 'inherit', file: `${uploads}/foto-1.jpg` },
  ]
}

test('a WordPress site is brought with its pictures, reviewed and published on a phone', async ({
  page,
  admin,
  formerSite,
}) => {
  await signIn(page, '/admin/importar')
  await choose(
    page,
    'Elegir el archivo',
    'sitio.xml',
    wordpressExport(itemsOf(formerSite), { address: formerSite }),
  )
  const list = page.getByRole('region', { name: `Lo que hay en ${host}` })
  await expect(list.getByText('2 páginas por traer')).toBeVisible()
  await expect(list.getByText('No viene: un formulario.')).toBeVisible()
  await list.getByText('Lo que no viene').click()
  await expect(list.getByText('Borradores: 1 (A medias)')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  await list.getByRole('button', { name: 'Traer 2 páginas' }).click()

  const taken = page.getByRole('region', { name: 'Llegaron 2 páginas' })
  await expect(taken.getByText('con 2 fotos en Medios')).toBeVisible()
  await taken.getByText('1 foto sin llegar').click()
  await expect(taken.getByText('foto-9.jpg: Su sitio anterior respondió con el error 404.')).toBeVisible()
  await expect(page.getByText('Todo lo que trae ya está aquí, y no se tocó.')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  await taken.getByRole('link', { name: 'Revisar y publicar' }).click()
  await page.getByRole('button', { name: /^Publicar/ }).click()
  await expect
    .poll(async () => (await fetch(`${admin.url}/2019/03/vacuna-vph`)).url)
    .toBe(`${admin.url}/paginas/vacuna-vph`)
  const html = await (await fetch(`${admin.url}/paginas/vacuna-vph`)).text()
  expect(html).toContain('href="/paginas/quienes"')
  expect(html).toContain('alt="La vacuna"')
})

test('what is no export and no ZIP is refused in words, pictures come from a ZIP, and an import is undone', async ({
  page,
  formerSite,
}) => {
  const items = itemsOf(formerSite).slice(0, 2)
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
