import { mkdir, writeFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { z } from 'zod'
import { type MediaItem, mediaItem } from '../../../src/content/media/media.ts'
import { callApi, expect as expectSoon, signIn, test } from '../../support/admin.ts'
import { photograph } from '../../support/pictures.ts'
import { field, savedToast } from '../../support/site-info.ts'

test.setTimeout(400_000)

/** In ms. Encoding photographs is slow on a busy machine. */
const expect = expectSoon.configure({ timeout: 120_000 })

/** The subject of each photograph, in upload order; the first is as large as a phone's. */
const shots = {
  'portada-ancha': 'La entrada del consultorio, con luz de la mañana',
  'portada-mediana': 'La puerta del consultorio',
  'portada-alta': 'La fachada vista desde la calle',
  retrato: 'La doctora en su escritorio',
  sala: 'La sala de espera',
  escritorio: 'El escritorio donde se conversa',
  ultrasonido: 'El equipo de ultrasonido',
  exploracion: 'La sala de exploración',
} as const

type Shot = keyof typeof shots
const names = Object.keys(shots) as Shot[]

const sizes: Partial<Record<Shot, readonly [number, number]>> = {
  'portada-ancha': [4032, 3024],
  'portada-alta': [1500, 2000],
  retrato: [1500, 1800],
}

async function file(name: Shot) {
  const [width, height] = sizes[name] ?? [1600, 1200]
  const buffer = await photograph(width, height, names.indexOf(name) * 45)
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer }
}

const list = z.object({ items: z.array(mediaItem) })

async function item(page: Page, name: Shot): Promise<MediaItem> {
  const { items } = list.parse(await callApi(page, '/api/media'))
  const found = items.find(({ alt }) => alt === shots[name])
  if (!found) throw new Error(`${name} is not in the library.`)
  return found
}

async function choose(page: Page, path: string, name: Shot) {
  await page.goto(`/admin/sitio#${path}`)
  await field(page, path).click()
  const picker = page.getByRole('dialog', { name: /Elegir/ })
  await picker.getByRole('tab', { name: 'Mis fotos' }).click()
  await picker.getByRole('button', { name: new RegExp(name) }).click()
  await expect(picker).toHaveCount(0)
}

async function publish(page: Page) {
  await page.goto('/admin/revisar')
  await page.getByRole('button', { name: /^Publicar \d/ }).click()
  await expect(page.getByText('Publicado: ya se ve en el sitio.')).toBeVisible()
}

/** The picture that a window of this width loads and shows. */
async function visit(browser: Browser, url: string, width: number) {
  const context = await browser.newContext({ viewport: { width, height: width < 600 ? 740 : 800 } })
  const page = await context.newPage()
  let bytes = 0
  page.on('response', async (response) => {
    if (response.url().includes('/medios/')) bytes += (await response.body()).length
  })
  await page.goto(url)
  const end = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < end; y += 500) {
    await page.mouse.wheel(0, 500)
    await page.waitForTimeout(80)
  }
  await page.waitForLoadState('networkidle')
  const shown = await page.evaluate(() =>
    [...document.images]
      .filter(({ currentSrc, naturalWidth }) => currentSrc.includes('/medios/') && naturalWidth > 0)
      .map((image) => ({
        address: new URL(image.currentSrc).pathname,
        enough: image.naturalWidth >= image.clientWidth * 0.95,
      })),
  )
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await mkdir('test-results', { recursive: true })
  await page.screenshot({ path: `test-results/fotografias-${width}.png`, fullPage: true })
  await context.close()
  return { shown, bytes }
}

// Encoding the photographs takes minutes. `admin-media.spec.ts` and `pictures.spec.ts` test the same with small ones.
test('the owner sets eight photographs from a phone, and replaces one everywhere', async ({
  page,
  admin,
  browser,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, '/admin/medios')
  await page
    .locator('input[type=file][aria-label="Subir fotos"]')
    .first()
    .setInputFiles(await Promise.all(names.map(file)))
  const queue = page.getByRole('region', { name: 'Subidas' })
  for (const name of names) {
    const row = queue.getByRole('listitem').filter({ hasText: `${name}.jpg` })
    await expect(row).toContainText('Lista')
    await row.getByLabel('Qué se ve').fill(shots[name])
    await row.getByLabel('Qué se ve').blur()
    await expect(row).toContainText('Texto guardado')
  }

  await page.getByRole('link', { name: /retrato/ }).click()
  const details = page.getByRole('dialog').first()
  await details.getByRole('slider', { name: 'Vertical' }).fill('20')
  await publish(page)

  await page.goto('/admin/sitio')
  await choose(page, 'heroSection.mainImage', 'portada-ancha')
  await choose(page, 'heroSection.tabletImage', 'portada-mediana')
  await choose(page, 'heroSection.mobileImage', 'portada-alta')
  await choose(page, 'aboutMe.imagePath', 'retrato')
  await page.keyboard.press('Control+s')
  await expect(savedToast(page)).toBeVisible()

  await page.goto('/admin/galeria')
  await page.getByRole('button', { name: 'Agregar imágenes' }).click()
  const picker = page.getByRole('dialog', { name: /Elegir: imágenes/ })
  for (const name of names.slice(4)) await picker.getByRole('button', { name: new RegExp(name) }).click()
  await picker.getByRole('button', { name: 'Agregar 4 imágenes' }).click()
  await publish(page)
  await expect
    .poll(async () => {
      const { items } = list.parse(await callApi(page, '/api/media'))
      return items.every(({ isComplete }) => isComplete)
    })
    .toBe(true)

  const hero = { 360: await item(page, 'portada-alta'), 1280: await item(page, 'portada-ancha') }
  const portrait = await item(page, 'retrato')
  // The other coordinate was found at the upload.
  expect(portrait.focus.y).toBe(20)
  const report: Record<string, unknown> = {}
  for (const width of [360, 1280] as const) {
    await expect
      .poll(async () => (await (await fetch(admin.url)).text()).includes(`${hero[width].version}/320.avif`))
      .toBe(true)
    const { shown, bytes } = await visit(browser, admin.url, width)
    const addresses = shown.map(({ address }) => address)

    expect(addresses.some((address) => address.includes(hero[width].version))).toBe(true)
    expect(addresses.some((address) => address.includes(portrait.version))).toBe(true)
    expect(addresses.filter((address) => !address.endsWith('.avif'))).toEqual([])
    expect(shown.filter(({ enough }) => !enough)).toEqual([])
    report[width] = { bytes, addresses }
  }
  await writeFile('test-results/fotografias.json', JSON.stringify(report, null, 2))

  await page.goto(`/admin/medios`)
  await page.getByRole('link', { name: /retrato/ }).click()
  await page
    .locator('input[type=file][aria-label="Reemplazar en todas partes"]')
    .first()
    .setInputFiles([{ ...(await file('sala')), buffer: await photograph(1500, 1800, 300) }])
  const dialog = page.getByRole('dialog', { name: 'Reemplazar en todas partes' })
  await dialog.getByRole('button', { name: 'Reemplazar', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await publish(page)

  const replaced = await item(page, 'retrato')
  expect(replaced.version).not.toBe(portrait.version)
  const html = await (await fetch(admin.url)).text()
  expect(html).toContain(replaced.version)
  expect(html).not.toContain(portrait.version)
})
