import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { type Amount, amounts, snapshotOfAmount } from '#tests/amounts.ts'
import { chromiumPath } from '#tests/chromium.ts'
import { rounds, startVariantSite } from '#tests/variant-site.ts'

/**
 * Writes pictures of every layout with no, one, two and many items, on a desktop and on a phone, to look at:
 * `node scripts/layouts-sheet.ts <folder>`. A layout that shows nothing without items leaves its place black.
 */
const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Name the folder for the pictures.')

/** Width of a window, and of its picture on the sheet. */
const widths = [
  { width: 1280, scaled: 480 },
  { width: 360, scaled: 240 },
] as const
const gap = 8
const subjectPage = '/enfermedades/menopausia-y-climaterio'

await mkdir(folder, { recursive: true })
const site = await startVariantSite()
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  for (const [round, choice] of rounds.entries()) {
    for (const { width, scaled } of widths) {
      const bySection = new Map<string, (Buffer | undefined)[]>()
      for (const [column, amount] of (Object.keys(amounts) as Amount[]).entries()) {
        site.show(snapshotOfAmount(amount, choice))
        const path = amount === 'none' ? '/servicios' : subjectPage
        const sections = [...(await takeSections('/', width)), ...(await takeSections(path, width))]
        for (const { section, picture } of sections) {
          const pictures = bySection.get(section) ?? []
          pictures[column] ??= picture
          bySection.set(section, pictures)
        }
      }
      for (const [section, pictures] of bySection)
        await writeSheet(pictures, scaled, join(folder, `${section}-${round + 1}-${width}.png`))
    }
    console.log(`Layout ${round + 1} of ${rounds.length} of every section.`)
  }
} finally {
  await browser.close()
  await site.stop()
}

async function takeSections(path: string, width: number) {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    bypassCSP: true,
  })
  try {
    await page.goto(site.url + path)
    await page.mouse.move(1, 1)
    // A picture of the whole page enlarges the window, which must not change the height of the hero.
    await page.addStyleTag({
      content: `
        [data-floating] { display: none !important }
        :root { --hero-share: 765px !important; --hero-share-mobile: 540px !important }`,
    })
    const boxes = await page.evaluate(async () => {
      await document.fonts.ready
      for (const image of document.images) image.loading = 'eager'
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
      return [...document.querySelectorAll<HTMLElement>('[data-section]')].flatMap((section) => {
        const inside = [...section.children].map((child) => child.getBoundingClientRect())
        const shown = inside.filter(({ height }) => height > 0)
        if (shown.length === 0) return []
        const top = Math.floor(Math.min(...shown.map((box) => box.top)) + scrollY)
        const bottom = Math.ceil(Math.max(...shown.map((box) => box.bottom)) + scrollY)
        return [{ section: section.dataset.section ?? '', top, height: bottom - top }]
      })
    })
    const whole = await page.screenshot({ fullPage: true })
    // Late content may have made the page shorter since the boxes were measured.
    const pageHeight = (await sharp(whole).metadata()).height
    const inPage = boxes
      .map((box) => ({ ...box, height: Math.min(box.height, pageHeight - box.top) }))
      .filter(({ height }) => height > 0)
    return await Promise.all(
      inPage.map(async ({ section, top, height }) => ({
        section,
        picture: await sharp(whole).extract({ left: 0, top, width, height }).png().toBuffer(),
      })),
    )
  } finally {
    await page.close()
  }
}

/** Puts the pictures side by side. */
async function writeSheet(pictures: readonly (Buffer | undefined)[], width: number, path: string) {
  const scaled = await Promise.all(
    Array.from(pictures, (picture) =>
      picture ? sharp(picture).resize({ width }).png().toBuffer({ resolveWithObject: true }) : undefined,
    ),
  )
  const height = Math.max(...scaled.map((each) => each?.info.height ?? 0))
  await sharp({
    create: { width: (width + gap) * scaled.length, height, channels: 3, background: '#000' },
  })
    .composite(
      scaled.flatMap((each, index) =>
        each ? [{ input: each.data, left: index * (width + gap), top: 0 }] : [],
      ),
    )
    .png()
    .toFile(path)
}
