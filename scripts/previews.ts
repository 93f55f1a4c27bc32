import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { catalogue, type SectionType, sectionTypes } from '../src/content/catalogue.ts'
import { chromiumPath } from '../tests/support/chromium.ts'
import { startServer } from '../tests/support/server.ts'

/**
 * Takes the pictures that are of the site itself, from the running site with the sample content: the preview of
 * every section variant (`previews/`), the picture for shared links, and the README's. Commit what it writes.
 */
const root = join(import.meta.dirname, '..')
const desktop = { width: 1280, height: 900 }
/** Largest preview, in bytes: the admin shows eighteen of them at once. */
const previewBytes = 60_000
const previewSize = { width: 960, height: 600 }

/** Where a section type is seen, for those that the home page does not hold. */
const pageOf: Partial<Record<SectionType, string>> = { CallToActionIndividual: '/enfermedades/endometriosis' }

const server = await startServer()
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  await takePreviews(browser)
  await takeShareImage(browser)
  await takeReadmePicture(browser)
} finally {
  await browser.close()
  await server.stop()
}

async function openPage(browser: Browser, path: string, viewport = desktop): Promise<Page> {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
  await page.goto(server.url + path)
  // The site's fonts are shown from the first paint or not at all: the second time they are there.
  await page.reload({ waitUntil: 'networkidle' })
  await page.evaluate(async () => {
    await document.fonts.ready
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
  return page
}

async function takePreviews(browser: Browser) {
  const folder = join(root, 'previews')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  for (const type of sectionTypes) {
    const page = await openPage(browser, pageOf[type] ?? '/')
    // What floats over the page belongs to no section.
    await page.evaluate(() => document.querySelector('[data-floating]')?.remove())
    const picture = await sectionPicture(page, type)
    // Until the issue that adds more of them, the default variant is the only one.
    const [{ imagePath }] = catalogue[type].variants
    await writeFile(join(folder, imagePath), await toPreview(picture))
    await page.close()
  }
}

/** The section as it stands in the page. Its own element has no box: what it holds does. */
async function sectionPicture(page: Page, type: SectionType): Promise<Buffer> {
  const clip = await page.evaluate((name) => {
    const children = [...document.querySelectorAll(`[data-section="${name}"] > *`)]
    const box = children
      .map((child) => child.getBoundingClientRect())
      .find(({ width, height }) => width * height > 0)
    return box && { x: box.x, y: box.y + scrollY, width: box.width, height: box.height }
  }, type)
  if (!clip) throw new Error(`${type} is not on its page.`)
  return page.screenshot({ clip, fullPage: true })
}

async function toPreview(picture: Buffer): Promise<Buffer> {
  for (let quality = 82; quality >= 40; quality -= 6) {
    const preview = await sharp(picture)
      .resize({ ...previewSize, fit: 'inside', withoutEnlargement: true })
      .webp({ quality, effort: 6 })
      .toBuffer()
    if (preview.length <= previewBytes) return preview
  }
  throw new Error('A preview does not get small enough.')
}

/** 1200×630, what Open Graph readers show whole. */
async function takeShareImage(browser: Browser) {
  const page = await openPage(browser, '/', { width: 1200, height: 630 })
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-legal], [data-section="Header"], [data-floating]'))
      element.remove()
  })
  await page.waitForLoadState('networkidle')
  const picture = await page.screenshot()
  await writeFile(
    join(root, 'public/compartir.jpg'),
    await sharp(picture).jpeg({ quality: 80, mozjpeg: true }).toBuffer(),
  )
  await page.close()
}

async function takeReadmePicture(browser: Browser) {
  const page = await openPage(browser, '/')
  await page.waitForLoadState('networkidle')
  await mkdir(join(root, 'docs'), { recursive: true })
  await writeFile(
    join(root, 'docs/home.webp'),
    await sharp(await page.screenshot())
      .webp({ quality: 80 })
      .toBuffer(),
  )
  await page.close()
}
