import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import type { Browser } from './browser.ts'
import type { Screen } from './picture-pdf.ts'

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

/** A page of more screens is not read by anybody. */
const maxScreens = 60
const quality = 55
/** In ms, for one page to load. */
const loadTime = 30_000

const number = z.object({ result: z.object({ value: z.number() }) })
const data = z.object({ data: z.base64() })

/** Opens parts that a tap opens, and waits for fonts and pictures. @returns the height of the page. */
const prepare = `(async () => {
  for (const part of document.querySelectorAll('details')) part.open = true
  const pictures = [...document.images]
  for (const picture of pictures) picture.loading = 'eager'
  const loaded = Promise.all([document.fonts.ready, ...pictures.map((picture) => picture.decode().catch(() => {}))])
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, 5000))])
  return document.documentElement.scrollHeight
})()`

const scrollTo = (top: number) => `(async () => {
  scrollTo({ top: ${top}, behavior: 'instant' })
  await new Promise((resolve) => setTimeout(resolve, 60))
  return scrollY
})()`

/** Takes pictures of the screens of a page, from top to bottom. */
export async function photographPage(browser: Browser, url: string, device: Device): Promise<Screen[]> {
  const { width, height, scale, isPhone, overlap } = device
  await browser.send('Emulation.setDeviceMetricsOverride', {
    ...{ width, height, deviceScaleFactor: scale, mobile: isPhone },
  })
  await browser.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
  })
  await openPage(browser, url)
  const evaluate = async (expression: string) => {
    const options = { expression, awaitPromise: true, returnByValue: true }
    return number.parse(await browser.send('Runtime.evaluate', options)).result.value
  }
  const pageHeight = await evaluate(prepare)
  const screens: Screen[] = []
  for (let top = 0; screens.length < maxScreens; top += height - overlap) {
    await evaluate(scrollTo(top))
    const taken = data.parse(await browser.send('Page.captureScreenshot', { format: 'jpeg', quality }))
    screens.push({
      jpeg: Buffer.from(taken.data, 'base64'),
      width: Math.round(width * scale),
      height: Math.round(height * scale),
    })
    if (top + height >= pageHeight) break
  }
  return screens
}

const printed = { printBackground: true, preferCSSPageSize: true, displayHeaderFooter: false }

/** Prints a page with its styles for paper. */
export async function printPage(browser: Browser, url: string): Promise<Buffer> {
  await browser.send('Emulation.clearDeviceMetricsOverride')
  await openPage(browser, url)
  return Buffer.from(data.parse(await browser.send('Page.printToPDF', printed)).data, 'base64')
}

async function openPage(browser: Browser, url: string): Promise<void> {
  const stop = new AbortController()
  const loaded = browser.next('Page.loadEventFired')
  const late = delay(loadTime, undefined, { signal: stop.signal }).then(() => {
    throw new Error(`${url} did not load in time.`)
  })
  // Only the race below reports their errors.
  loaded.catch(() => {})
  late.catch(() => {})
  try {
    await browser.send('Page.navigate', { url })
    await Promise.race([loaded, late])
  } finally {
    stop.abort()
  }
}
