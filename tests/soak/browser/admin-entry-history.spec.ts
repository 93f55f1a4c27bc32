import type { Page } from '@playwright/test'
import { z } from 'zod'
import {
  callApi,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  publicHtml,
  signIn,
  test,
} from '../../support/admin.ts'
import { publishAll } from '../../support/publish.ts'

const entry = z.record(z.string(), z.unknown())
const version = (page: Page, revision: string) => page.locator(`[data-revision="${revision}"]`)

/** Saves an entry with some other values. */
async function change(page: Page, path: string, values: object) {
  const before = entry.parse(await callApi(page, path))
  const response = await page.request.put(path, { data: { ...before, ...values } })
  expect(response.status(), await response.text()).toBe(200)
  return before
}

test('the history names the entry and its field, and restores that entry alone', async ({ page, admin }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await signIn(page)
  await change(page, '/api/services/colposcopia', { benefits: ['Se hace en el consultorio.'] })
  await change(page, '/api/services/papanicolau', { shortDescription: 'Una muestra breve.' })
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))

  await page.goto('/admin/historial?documento=services')
  await expect(version(page, 'services/2')).toContainText('Colposcopia › Beneficios')
  await expect(version(page, 'services/3')).toContainText('Papanicolaou › Descripción corta')
  expect(loaded.filter((path) => /^\/api\/revisions\/services\/\d+$/.test(path))).toEqual([])
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await version(page, 'services/2').getByRole('link', { name: 'Historial de «Colposcopia»' }).click()
  await expect(page.getByRole('heading', { name: 'Historial de «Colposcopia»' })).toBeVisible()
  await expect(version(page, 'services/2')).toContainText('La actual')
  await expectAccessible(page)
  await version(page, 'services/1')
    .getByRole('button', { name: /^Restaurar/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Restaurar la versión 1 de «Colposcopia»' })
  await expect(dialog).toContainText('Lo demás del sitio no cambia.')
  await dialog.getByRole('button', { name: 'Restaurar esta versión' }).click()

  const hasText = async (path: string, text: string) => (await publicHtml(admin, path)).includes(text)
  await expect(page.getByText('La versión 1 de «Colposcopia» está entre sus cambios.')).toBeVisible()
  expect(await hasText('/servicios/colposcopia', 'Se hace en el consultorio.')).toBe(true)
  await publishAll(page)
  expect(await hasText('/servicios/colposcopia', 'Se hace en el consultorio.')).toBe(false)
  expect(await hasText('/servicios/papanicolau', 'Una muestra breve.')).toBe(true)
})

test.describe('a deleted entry', () => {
  // The review shows the page as it is live: gone.
  test.use({ allowedErrors: /status of 410 .*\/api\/render/ })

  test('comes back from the history', async ({ page, admin }) => {
    await signIn(page)
    expect((await page.request.delete('/api/symptoms/amenorrea')).status()).toBe(200)
    await page.goto('/admin/historial')
    await expect(version(page, 'symptoms/2')).toContainText('Se borró «Amenorrea')

    await version(page, 'symptoms/2')
      .getByRole('button', { name: /^Recuperar «Amenorrea/ })
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Restaurar esta versión' }).click()
    await expect(page.getByText('La versión 1 de «Amenorrea» está entre sus cambios.')).toBeVisible()
    expect((await fetch(`${admin.url}/sintomas/amenorrea`)).status).toBe(410)
    await page.reload()
    await publishAll(page)

    await page.goto('/admin/historial')
    await expect(version(page, 'symptoms/3')).toContainText('Se agregó «Amenorrea')
    expect((await fetch(`${admin.url}/sintomas/amenorrea`)).status).toBe(200)
    await page.goto('/admin/historial?documento=symptoms&entrada=amenorrea')
    await expect(version(page, 'symptoms/2')).toContainText('Se borró')
    await expect(version(page, 'symptoms/2').getByRole('button')).toHaveCount(0)
  })
})

const list = z.object({ symptoms: z.array(z.looseObject({ id: z.string() })) })
const symptomsNow = async (page: Page) => list.parse(await callApi(page, '/api/symptoms')).symptoms
const reverseSymptoms = async (page: Page) =>
  callApi(page, '/api/symptoms', { symptoms: (await symptomsNow(page)).reverse() })

test('a whole list comes back: texts, order, deleted and added entries', async ({ page }) => {
  await signIn(page)
  const idsNow = async () => (await symptomsNow(page)).map(({ id }) => id)
  const ids = await idsNow()
  const before = await change(page, '/api/symptoms/dispareunia', { shortDescription: 'Otra descripción.' })
  await reverseSymptoms(page)
  const added = { ...before, id: 'otro', name: 'Otro síntoma' }
  await callApi(page, '/api/symptoms', { symptoms: [...(await symptomsNow(page)), added] })
  expect((await page.request.delete('/api/symptoms/amenorrea')).status()).toBe(200)

  await page.goto('/admin/historial?documento=symptoms')
  await version(page, 'symptoms/1').getByRole('button', { name: 'Restaurar toda la lista' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restaurar esta versión' }).click()
  await expect(page.getByText('La versión 1 de Síntomas está entre sus cambios.')).toBeVisible()
  await publishAll(page)

  expect(await idsNow()).toEqual([...ids.filter((id) => id !== 'amenorrea'), 'amenorrea'])
  expect(await callApi(page, '/api/symptoms/dispareunia')).toEqual(before)
})
