import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from 'puppeteer-core'

export type Device = {
  readonly width: number
  readonly height: number
  readonly scale: number
  readonly isPhone: boolean
  /** How much of a screen the next one repeats, in CSS pixels, because bars at its edges cover the page. */
  readonly overlap: number
}

export const phone: Device = { width: 390, height: 844, scale: 1.1, isPhone: true, overlap: 160 }
export const desktop: Device = { width: 1280, height: 800, scale: 0.85, isPhone: false, overlap: 120 }

/** Longer pages are cut. */
const maxScreens = 60
const quality = 55
/** In ms, for one page to load. */
const loadTime = 30_000
/** In ms, for fonts and pictures that a page loads later. */
const pictureTime = 5_000
/** In ms, for a page to draw what it shows after scrolling. */
const drawTime = 60

/** Takes pictures of the screens of a page, from top to bottom, as JPEG files. */
export async function photographPage(page: Page, url: string, device: Device): Promise<Uint8Array[]> {
  const { width, height, scale, isPhone, overlap } = device
  await page.setViewport({ width, height, deviceScaleFactor: scale, isMobile: isPhone })
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
  await page.goto(url, { waitUntil: 'load', timeout: loadTime })
  await Promise.race([page.evaluate(showAll), delay(pictureTime)])
  const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight)
  const screens: Uint8Array[] = []
  for (let top = 0; screens.length < maxScreens; top += height - overlap) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
    await delay(drawTime)
    screens.push(await page.screenshot({ type: 'jpeg', quality, captureBeyondViewport: false }))
    if (top + height >= pageHeight) break
  }
  return screens
}

/** Opens parts that a tap opens, and waits for fonts and pictures. Runs in the page. */
async function showAll(): Promise<void> {
  for (const part of document.querySelectorAll('details')) part.open = true
  const pictures = [...document.images]
  for (const picture of pictures) picture.loading = 'eager'
  // A picture that cannot be decoded is shown as a visitor sees it.
  await Promise.all([document.fonts.ready, ...pictures.map((picture) => picture.decode().catch(() => {}))])
}
