import type { Browser, Page } from '@playwright/test'
import { type Choice, defaultsWith, snapshotOf, type VariantSite } from '#tests/variant-site.ts'
import type { SectionType } from '../../src/content/catalogue/index.ts'
import { type Box, shape, toPreview } from './frame.ts'

/** Window widths, from the usual one to one whose window fits even a long section. */
const widths = [1280, 1440, 1680, 1920] as const

/** The page that shows a section type which the home page does not have. */
const pageOf: Partial<Record<SectionType, string>> = { CallToActionIndividual: '/enfermedades/endometriosis' }

/** A variant's preview: the section on its page, with the rest veiled. */
export async function takePreview(
  browser: Browser,
  site: VariantSite,
  type: SectionType,
  variant: string,
): Promise<Buffer> {
  const isOnTop = type === 'Header' || type === 'NavMenu'
  site.show(snapshotOf('sample', choiceFor(type, variant, isOnTop)))
  const page = await openPage(browser, site.url + (pageOf[type] ?? '/'))
  try {
    if (type === 'NavMenu') await openMenu(page)
    return isOnTop ? await topPicture(page, type) : await sectionPicture(page, type)
  } finally {
    await page.close()
  }
}

/** Hides the header, which would cover the section while the page scrolls. */
function choiceFor(type: SectionType, variant: string, isOnTop: boolean): Choice {
  const { Header, ...others } = defaultsWith()
  return { ...others, ...(isOnTop && Header ? { Header } : {}), [type]: variant }
}

export async function openPage(
  browser: Browser,
  address: string,
  viewport = sizeOf(widths[0]),
): Promise<Page> {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
  await page.goto(address)
  // The site's fonts show from the first paint or not at all. On the second visit they are cached.
  await page.reload({ waitUntil: 'networkidle' })
  await settle(page)
  return page
}

/** Sends the first sign of use, and waits until every picture is loaded. */
async function settle(page: Page) {
  await page.mouse.move(1, 1)
  await page.evaluate(async () => {
    // Floating elements belong to no section.
    document.querySelector('[data-floating]')?.remove()
    await document.fonts.ready
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
  await page.waitForTimeout(500)
}

const sizeOf = (width: number) => ({ width, height: Math.round(width / shape) })

/** The top of the page: an open menu covers it. */
async function topPicture(page: Page, type: SectionType): Promise<Buffer> {
  const section = type === 'Header' ? await boxOf(page, type) : undefined
  return toPreview(await page.screenshot(), section)
}

async function sectionPicture(page: Page, type: SectionType): Promise<Buffer> {
  let box = await boxOf(page, type)
  let window = sizeOf(widths[0])
  for (const width of widths) {
    window = sizeOf(width)
    await page.setViewportSize(window)
    box = await boxOf(page, type)
    if (box.height <= window.height) break
  }
  // Show a section in a column at a larger scale.
  const width = Math.round(Math.min(window.width, Math.max(900, box.width * 1.15)))
  const height = Math.round(width / shape)
  const whole = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }))
  const isTall = box.height > height
  const clip = {
    x: between(box.x + box.width / 2 - width / 2, whole.width - width),
    y: between(isTall ? box.y : box.y + box.height / 2 - height / 2, whole.height - height),
    width,
    height,
  }
  const screenshot = await page.screenshot({ clip, fullPage: true })
  return toPreview(screenshot, { ...box, x: box.x - clip.x, y: box.y - clip.y })
}

const between = (value: number, max: number) => Math.round(Math.min(Math.max(0, value), Math.max(0, max)))

/** The box around all that a section shows. Its own element has no box, but its children do. */
async function boxOf(page: Page, type: SectionType): Promise<Box> {
  const box = await page.evaluate((name) => {
    const children = [...document.querySelectorAll(`[data-section="${name}"] > *`)]
    const boxes = children.map((child) => child.getBoundingClientRect()).filter(({ height }) => height > 0)
    if (boxes.length === 0) return
    const left = Math.min(...boxes.map((each) => each.left))
    const top = Math.min(...boxes.map((each) => each.top))
    return {
      x: left,
      y: top + scrollY,
      width: Math.max(...boxes.map((each) => each.right)) - left,
      height: Math.max(...boxes.map((each) => each.bottom)) - top,
    }
  }, type)
  if (!box) throw new Error(`${type} is not on its page.`)
  return box
}

/** Opens the first list or panel of the menu: some open on hover, the others on click. */
async function openMenu(page: Page) {
  const opener = page.locator(
    '[data-section="NavMenu"] :is(button[aria-expanded], button[aria-haspopup], button[popovertarget], summary):visible',
  )
  if ((await opener.count()) === 0) return
  const first = opener.first()
  await first.hover()
  await page.waitForTimeout(400)
  if ((await first.getAttribute('aria-expanded')) !== 'true') await first.click()
  await page.waitForTimeout(600)
}
