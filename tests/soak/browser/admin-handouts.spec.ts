import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../../support/admin.ts'
import { changeContent } from '../../support/site-info.ts'

test.use({ viewport: { width: 360, height: 740 } })

const printedPages = async (page: Page) =>
  pageSizes(await page.pdf({ preferCSSPageSize: true, printBackground: true }))

/** The size of each page of a PDF, in mm. */
function pageSizes(pdf: Buffer): readonly string[] {
  const boxes = pdf.toString('latin1').matchAll(/\/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]/g)
  const millimetres = (points: string | undefined) => Math.round((Number(points) / 72) * 25.4)
  return [...boxes].map(([, width, height]) => `${millimetres(width)} × ${millimetres(height)}`)
}

test('an owner prints a poster on her phone on one sheet, and takes a card for the print shop', async ({
  page,
  admin,
}) => {
  await signIn(page, '/admin/imprimir')
  await expect(page.getByRole('img', { name: 'Vista de la hoja' }).first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  expect(await printedPages(page)).toEqual(['216 × 279'])

  await page.getByLabel('Qué imprimir').selectOption('Tarjeta')
  await page.getByLabel('A dónde lleva').selectOption('WhatsApp')
  await expect(page.getByLabel('Qué dice')).toHaveValue('Escríbame por WhatsApp')
  await page.getByLabel('Qué dice').fill('Pida su cita')
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: 'SVG para la imprenta' }).click()
  const download = await started
  expect(download.suggestedFilename()).toBe('tarjeta.svg')
  const drawing = (await (await download.createReadStream()).toArray()).join('')
  expect(drawing).toContain('Pida su cita')
  expect(drawing).toContain('width="85mm"')
  expect(admin.url).toContain('127.0.0.1')
})

test('a review is asked for with one link and the same words', async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  await signIn(page, '/admin/imprimir')
  await expect(page.getByText('Falta su enlace de Google')).toBeVisible()
  await changeContent(page, ({ doctorWorkInfo }) => {
    doctorWorkInfo.consulting.reviewLink = 'https://g.page/r/CabcDEF/review'
  })
  await page.reload()
  await page.getByLabel('WhatsApp de la paciente').fill('55 12')
  await expect(page.getByText('Escriba diez dígitos')).toBeVisible()
  await page.getByLabel('WhatsApp de la paciente').fill('55 1234 5678')
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Abrir WhatsApp' }).click()
  const address = decodeURIComponent((await opened).url())
  expect(address).toContain('https://wa.me/525512345678?text=')
  expect(address).toContain('https://g.page/r/CabcDEF/review')
})
