import { expect, expectAccessible, expectNoSidewaysScroll, signIn } from '../../support/admin.ts'
import { choose, host, test } from '../../support/former-site.ts'
import { twoPages } from '../../support/old-site/two-pages.ts'
import { wordpressExport } from '../../support/old-site/wordpress-export.ts'

// A picture that does not exist any more is asked for too.
test.use({ viewport: { width: 360, height: 740 }, allowedErrors: /status of 400/ })

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
    wordpressExport(twoPages(formerSite), { address: formerSite }),
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
