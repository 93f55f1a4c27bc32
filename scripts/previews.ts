import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { chromiumPath } from '#tests/chromium.ts'
import { defaultsWith, snapshotOf, startVariantSite, type VariantSite } from '#tests/variant-site.ts'
import { catalogue, isSectionType, sectionTypes } from '../src/content/catalogue/index.ts'
import { openPage, takePreview } from './previews/take-previews.ts'
import { variantSheet } from './previews/variant-sheet.ts'

/**
 * Takes the pictures of the site itself with the sample content: the preview of every section variant (`previews/`,
 * shown together in `docs/variants.md`), the picture for shared links, and the README's picture. With names of section
 * types, only their previews: `npm run previews -- Hero Footer`. Commit the written files.
 */
const root = join(import.meta.dirname, '..')
const folder = join(root, 'previews')
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !isSectionType(name))
if (unknown.length > 0) {
  console.error(`There is no section type ${unknown.join(', ')}. There are ${sectionTypes.join(', ')}.`)
  process.exit(1)
}

const site = await startVariantSite()
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  await takePreviews(browser, site)
  if (wanted.length === 0) {
    site.show(snapshotOf('sample', defaultsWith()))
    await takeShareImage(browser)
    await takeReadmePicture(browser)
  }
  await writeFile(join(root, 'docs/variants.md'), variantSheet())
} finally {
  await browser.close()
  await site.stop()
}

async function takePreviews(browser: Browser, site: VariantSite) {
  if (wanted.length === 0) await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const type of sectionTypes.filter((each) => wanted.length === 0 || wanted.includes(each))) {
    for (const { file, imagePath } of catalogue[type].variants) {
      const picture = await takePreview(browser, site, type, file)
      await writeFile(join(folder, imagePath), picture)
      console.log(`${imagePath}: ${(picture.length / 1000).toFixed(1)} kB`)
    }
  }
}

/** 1200×630, which Open Graph readers show in full. */
async function takeShareImage(browser: Browser) {
  const page = await openPage(browser, site.url, { width: 1200, height: 630 })
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-legal], [data-section="Header"]')) element.remove()
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
  const page = await openPage(browser, site.url, { width: 1280, height: 900 })
  await writeFile(
    join(root, 'docs/home.webp'),
    await sharp(await page.screenshot())
      .webp({ quality: 80 })
      .toBuffer(),
  )
  await page.close()
}
