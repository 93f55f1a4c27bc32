import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../../support/admin.ts'
import {
  chooser,
  details,
  library,
  openPicture,
  publishOne,
  screen,
  tile,
} from '../../support/media-screen.ts'
import { heicFile, photoFile, svgFile, type TestFile } from '../../support/pictures.ts'

test.use({ allowedErrors: /status of (4\d\d|503)|ERR_FAILED/ })
const upload = (page: Page, ...files: TestFile[]) => chooser(page).setInputFiles(files)
const queue = (page: Page) => page.getByRole('region', { name: 'Subidas' })
const row = (page: Page, name: string) => queue(page).getByRole('listitem').filter({ hasText: name })

test('several photographs upload, and a failing one does not block the others', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await signIn(page, screen)
  await expect(page.getByText('Aún no hay fotos')).toBeVisible()
  await expectAccessible(page)

  await upload(
    page,
    await photoFile('fachada.jpg'),
    svgFile,
    heicFile,
    await photoFile('sala.jpg', { color: '#a62f30' }),
  )

  await expect(row(page, 'logo.svg')).toContainText('Los dibujos SVG no se aceptan')
  await expect(row(page, 'IMG_0001.jpg')).toContainText('HEIC')
  await expect(row(page, 'fachada.jpg')).toContainText('Lista')
  await expect(row(page, 'sala.jpg')).toContainText('Lista')
  await expect(queue(page).getByRole('status')).toContainText('2 de 4 listas; 2 con error')
  await expect(page.getByRole('link', { name: /fachada/ })).toContainText('Falta el texto')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.screenshot({ path: 'test-results/medios-360.png', fullPage: true })
})

test('an upload asks for its text at once and warns about doubtful texts', async ({ page }) => {
  await signIn(page, screen)
  await upload(page, await photoFile('IMG_2034.jpg'), await photoFile('adorno.jpg', { color: '#085c38' }))
  const text = row(page, 'IMG_2034.jpg').getByLabel('Qué se ve')

  await text.fill('IMG_2034')
  await expect(row(page, 'IMG_2034.jpg')).toContainText('Parece el nombre del archivo')
  await text.fill('Imagen de la sala')
  await expect(row(page, 'IMG_2034.jpg')).toContainText('empiece por lo que se ve')
  await text.fill('La sala de espera, con luz natural')
  await text.blur()
  await row(page, 'adorno.jpg')
    .getByLabel(/Decorativa/)
    .check()

  await expect(row(page, 'IMG_2034.jpg')).toContainText('Texto guardado')
  await expect(row(page, 'adorno.jpg')).toContainText('Texto guardado')
  await expect
    .poll(async () => (await library(page)).map(({ alt, decorative }) => [alt, decorative]).sort())
    .toEqual([
      ['', true],
      ['La sala de espera, con luz natural', false],
    ])
  await page.getByText('Sin texto (0)').click()
  await expect(page.getByText('Ninguna foto cumple con eso.')).toBeVisible()
})

test('a failed file can be sent again, and the same file twice makes one picture', async ({ page }) => {
  await signIn(page, screen)
  // The upload is repeated twice by itself.
  let refusals = 3
  await page.route('**/api/media', (route) =>
    route.request().method() === 'POST' && refusals-- > 0 ? route.abort() : route.fallback(),
  )
  await upload(page, await photoFile('fachada.jpg'))
  await expect(row(page, 'fachada.jpg')).toContainText('No hubo conexión')
  await row(page, 'fachada.jpg').getByRole('button', { name: 'Reintentar' }).click()
  await expect(row(page, 'fachada.jpg')).toContainText('Lista')

  await upload(page, await photoFile('otra.jpg'))
  await expect(row(page, 'otra.jpg')).toContainText('Ya estaba en Medios')
  expect(await library(page)).toHaveLength(1)
})

test('a photograph can be pasted and dropped', async ({ page }) => {
  await signIn(page, screen)
  const { buffer } = await photoFile('pegada.jpg')
  await page.evaluate((base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const transfer = () => {
      const data = new DataTransfer()
      data.items.add(new File([bytes], 'pegada.jpg', { type: 'image/jpeg' }))
      return data
    }
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer(), bubbles: true }))
    document.body.dispatchEvent(
      new DragEvent('drop', { dataTransfer: transfer(), bubbles: true, cancelable: true }),
    )
  }, buffer.toString('base64'))

  await expect(row(page, 'pegada.jpg')).toHaveCount(2)
  await expect(queue(page).getByRole('status')).toContainText('2 de 2 listas')
  expect(await library(page)).toHaveLength(1)
})

test('the focal point can be set by keyboard, mouse and range inputs, and waits for the publish', async ({
  page,
}) => {
  await signIn(page, screen)
  await upload(page, await photoFile('fachada.jpg'))
  await expect(row(page, 'fachada.jpg')).toContainText('Lista')
  await openPicture(page, 'fachada')
  await expectAccessible(page)

  const point = details(page).getByRole('button', { name: /Punto de interés/ })
  await expect(point).toHaveAccessibleName('Punto de interés: horizontal 25 %, vertical 31 %')
  await details(page).getByRole('button', { name: 'Al centro' }).click()
  await point.focus()
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('ArrowUp')
  await expect(point).toHaveAccessibleName('Punto de interés: horizontal 40 %, vertical 49 %')
  await details(page).getByRole('slider', { name: 'Vertical' }).fill('20')
  await expect(details(page).getByRole('listitem').first().locator('img')).toHaveCSS(
    'object-position',
    '35% 5%',
  )

  const box = await details(page)
    .getByRole('group', { name: 'Punto de interés' })
    .locator('img')
    .first()
    .boundingBox()
  if (!box) throw new Error('The picture is not drawn.')
  await page.mouse.click(box.x + box.width / 4, box.y + box.height / 2)
  await expect(point).toHaveAccessibleName('Punto de interés: horizontal 25 %, vertical 50 %')
  await page.screenshot({ path: 'test-results/detalle-1280.png' })
  await page.setViewportSize({ width: 360, height: 780 })
  await expectNoSidewaysScroll(page)
  await page.screenshot({ path: 'test-results/detalle-360.png' })
  await details(page).getByLabel('Título').fill('Fachada')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(tile(page, 'Fachada')).toBeFocused()

  expect((await library(page))[0]).toMatchObject({ title: 'Fachada', focus: { x: 25, y: 31 } })
  await publishOne(page)
  expect((await library(page))[0]).toMatchObject({ focus: { x: 25, y: 50 } })
})

test('a typed text is kept while the server is away, and published from the review', async ({ page }) => {
  await signIn(page, screen)
  await upload(page, await photoFile('fachada.jpg'))
  await expect(row(page, 'fachada.jpg')).toContainText('Lista')
  await openPicture(page, 'fachada')
  const calls = '**/api/next/**'
  await page.route(calls, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()))
  await details(page).getByLabel('Qué se ve').fill('La fachada')
  await page.keyboard.press('Escape')
  await openPicture(page, 'fachada')
  await expect(details(page).getByLabel('Qué se ve')).toHaveValue('La fachada')
  await details(page).getByRole('button', { name: 'Deshacer' }).click()
  await expect(details(page).getByLabel('Qué se ve')).toHaveValue('')
  await details(page).getByRole('button', { name: 'Rehacer' }).click()
  await page.keyboard.press('Escape')

  await page.unroute(calls)
  await publishOne(page)
  expect((await library(page))[0]?.alt).toBe('La fachada')
})

test('a crop can be made by keyboard and undone', async ({ page }) => {
  await signIn(page, screen)
  await upload(page, await photoFile('fachada.jpg'))
  await expect(row(page, 'fachada.jpg')).toContainText('Lista')
  await openPicture(page, 'fachada')

  await details(page).getByRole('button', { name: 'Recortar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Recortar' })
  await dialog.getByText('1:1').click()
  await dialog.getByRole('application').focus()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText(/^Quedarán/)).toContainText('600 × 600')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(details(page).getByRole('button', { name: 'Recortar' })).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByText('1:1').click()
  await expect(dialog.getByText(/^Quedarán/)).toContainText('600 × 600')
  await dialog.getByRole('button', { name: 'Usar este recorte' }).click()

  await expect(details(page)).toContainText('600 × 600 px (recorte de 800 × 600)')
  expect((await library(page))[0]).toMatchObject({ crop: null, width: 800 })
  await page.keyboard.press('Escape')
  await publishOne(page)
  expect((await library(page))[0]).toMatchObject({ width: 600, height: 600 })

  await page.goto(screen)
  await openPicture(page, 'fachada')
  await details(page).getByRole('button', { name: 'Quitar recorte' }).click()
  await expect(details(page)).toContainText('800 × 600 px')
  await page.keyboard.press('Escape')
  await publishOne(page)
  expect((await library(page))[0]).toMatchObject({ crop: null, width: 800 })
})
