import type { Page } from '@playwright/test'
import { expect, publicHtml, signIn, test } from '../support/admin.ts'
import { choose, idsOf, row } from '../support/entry-lists.ts'
import { photoFile } from '../support/pictures.ts'
import { publishAll } from '../support/publish.ts'
import { field } from '../support/site-info.ts'

test.use({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  allowedErrors: /status of (4\d\d|503)|ERR_FAILED/,
})
const tab = (page: Page, name: string) => page.getByRole('tab', { name })

test('the owner adds a service with a photograph and moves it to first place', async ({ page, admin }) => {
  await signIn(page, '/admin/servicios')
  await page.getByRole('button', { name: 'Agregar servicio' }).tap()
  await page.getByRole('menuitem', { name: 'Con guía de cada parte' }).tap()
  await field(page, 'title').fill('Menopausia: consulta integral')
  await expect(page.getByText('/servicios/menopausia-consulta-integral')).toBeVisible()
  await field(page, 'shortDescription').fill('Una consulta para llegar bien a la siguiente etapa.')
  await tab(page, 'Artículo').tap()
  await expect(page.getByText('Guía: ¿Qué es, en palabras de una paciente?')).toBeVisible()
  await field(page, 'alarmSigns-agregar').tap()
  await field(page, 'alarmSigns.0').fill('sangra después de un año sin regla')
  await tab(page, 'Fotos').tap()
  await page.getByRole('button', { name: 'Elegir: Imagen de la página' }).tap()
  const picker = page.getByRole('dialog')
  await picker
    .locator('input[type=file]')
    .first()
    .setInputFiles([await photoFile('consulta.jpg')])
  await expect(picker).toBeHidden()

  await expect(page.getByText('1 cambio sin publicar')).toBeVisible()
  await publishAll(page)

  const html = await publicHtml(admin, '/servicios/menopausia-consulta-integral')
  expect(html).toContain('sangra después de un año sin regla')
  expect(html).toContain('/medios/')

  await page.goto('/admin/servicios')
  await choose(page, 'Menopausia: consulta integral', 'Mover al principio')
  await expect(page.getByText('Cambió el orden o borró algo.')).toBeVisible()
  await expect(row(page, 'Menopausia: consulta integral')).toContainText('En la portada')
  expect((await idsOf(page, 'services'))[0]).not.toBe('menopausia-consulta-integral')
  await publishAll(page)
  expect((await idsOf(page, 'services'))[0]).toBe('menopausia-consulta-integral')
  expect(await publicHtml(admin)).toContain('/servicios/menopausia-consulta-integral')
})
