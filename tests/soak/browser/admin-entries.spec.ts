import { draftsStored, expect, expectAccessible, publicHtml, signIn, test } from '../../support/admin.ts'
import { choose, idsOf, listOf, row, visit } from '../../support/entry-lists.ts'
import { publishAll } from '../../support/publish.ts'
import { field } from '../../support/site-info.ts'

test.use({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  allowedErrors: /status of (4\d\d|503)|ERR_FAILED/,
})

test('the owner hides a symptom and deletes the sample testimonials', async ({ page, admin }) => {
  await signIn(page, '/admin/sintomas')
  await choose(page, 'Amenorrea', 'Ocultar')
  await expect(page.getByText('«Amenorrea» deja de verse cuando publique.')).toBeVisible()
  await expect(row(page, 'Amenorrea')).toContainText('Oculto')
  expect(await visit(admin, '/sintomas/amenorrea')).toEqual([200, null])
  await publishAll(page)
  expect((await listOf(page, 'symptoms')).find(({ id }) => id === 'amenorrea')?.visible).toBe(false)
  expect(await visit(admin, '/sintomas/amenorrea')).toEqual([410, null])
  for (const path of ['/', '/sintomas', '/sitemap.xml']) {
    expect(await publicHtml(admin, path)).not.toContain('/sintomas/amenorrea')
  }

  await page.goto('/admin/testimonios')
  const count = (await idsOf(page, 'testimonials')).length
  for (let left = count; left > 0; left -= 1) {
    await page.getByRole('button', { name: 'Acciones: {Nombre}' }).first().tap()
    // Two taps: nothing is asked, because the list brings it back.
    await page.getByRole('menuitem', { name: 'Borrar', exact: true }).tap()
    await expect(page.getByRole('button', { name: 'Acciones: {Nombre}' })).toHaveCount(left - 1)
  }
  await expect(page.getByRole('button', { name: /^Recuperar: / })).toHaveCount(count)
  await expectAccessible(page)
  expect(await publicHtml(admin)).toContain('Testimonio de muestra')
  await publishAll(page)
  await page.goto('/admin/testimonios')
  await expect(page.getByText('Aún no hay testimonios.')).toBeVisible()
  expect(await publicHtml(admin)).not.toContain('Testimonio de muestra')
  await expectAccessible(page)
})

test('a deleted entry says what linked to it, and its screen leads to the history', async ({ page }) => {
  await signIn(page, '/admin/enfermedades')
  await choose(page, 'Endometriosis', 'Borrar…')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Esto enlaza con su página')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Borrar' }).tap()
  await expect(page.getByRole('button', { name: 'Acciones: Endometriosis' })).toHaveCount(0)
  await draftsStored(page)
  await page.goto('/admin/enfermedades/endometriosis')
  await expect(page.getByText('Se borra del sitio cuando publique.')).toBeVisible()
  await page.getByRole('button', { name: 'Recuperar' }).tap()
  await draftsStored(page)
  await page.goto('/admin/enfermedades')
  await expect(row(page, 'Endometriosis')).toBeVisible()
  await choose(page, 'Endometriosis', 'Borrar…')
  await dialog.getByRole('button', { name: 'Borrar' }).tap()
  await publishAll(page)

  await page.goto('/admin/enfermedades/endometriosis')

  await expect(page.getByRole('heading', { name: 'No existe esa enfermedad' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Buscar en el Historial' })).toHaveAttribute(
    'href',
    '/admin/historial?documento=diseases&entrada=endometriosis',
  )
})

test('a copy starts hidden, and an address in use is refused at its field', async ({ page }) => {
  await signIn(page, '/admin/servicios')
  await choose(page, 'Colposcopia', 'Hacer una copia')
  await expect(field(page, 'title')).toHaveValue('Colposcopia (copia)')
  await expect(field(page, 'id')).toHaveValue('colposcopia-copia')
  await field(page, 'id').fill('papanicolau')
  await expect(page.getByText('Esa dirección ya la tiene «Papanicolaou»')).toBeVisible()
  await page.getByRole('link', { name: 'Publicar 1 cambio' }).tap()
  await page.getByRole('button', { name: 'Publicar 1 cambio' }).tap()
  await expect(page.getByText(/La dirección «papanicolau» ya está en uso: escriba otra\./)).toBeVisible()
  await page.getByRole('link', { name: 'Ver el primero' }).tap()
  await expect(field(page, 'id')).toBeFocused()
  await field(page, 'id').fill('admin')
  await expect(page.getByText('Esa dirección la usa el sitio')).toBeVisible()

  await field(page, 'id').fill('Colposcopía Digital')
  await publishAll(page)

  await page.goto('/admin/servicios/colposcopia-digital')
  expect((await listOf(page, 'services')).at(-1)).toMatchObject({ id: 'colposcopia-digital', visible: false })
  await expect(page.getByText('Oculto: no se ve en el sitio')).toBeVisible()
})

test('an unsaved new entry that reached no server is there again after the browser closed', async ({
  page,
  context,
}) => {
  const calls = '**/api/next/**'
  await context.route(calls, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  )
  await signIn(page, '/admin/enfermedades/nueva')
  await field(page, 'name').fill('Adenomiosis')
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain('Adenomiosis')
  await page.close({ runBeforeUnload: false })

  const again = await context.newPage()
  await again.goto('/admin/enfermedades/nueva')

  await expect(field(again, 'name')).toHaveValue('Adenomiosis')
  await expect(field(again, 'id')).toHaveValue('adenomiosis')
})
