import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import { ensureChromium } from '../../scripts/ensure-chromium.ts'

/** The browser of the tests, started in the same way. */
export async function launchBrowser(
  opened: AsyncDisposableStack,
  args: readonly string[] = [],
): Promise<Browser> {
  ensureChromium()
  // Lighthouse looks for the browser when it is imported.
  const { default: config } = await import('../../playwright.config.ts')
  const options = config.use?.launchOptions ?? {}
  const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), ...args] })
  opened.defer(() => browser.close())
  return browser
}

/** Lighthouse's phone, with an empty cache. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const

export const desktop = { viewport: { width: 1350, height: 940 } } as const

/** CPU slowdown that simulates a mid-range phone on this machine. */
export const cpuSlowdown = 4

/** Lighthouse's «slow 4G»: 1.6 Mbit/s down, 0.75 Mbit/s up, and 150 ms more for each request. */
const slow4g = { latency: 150, downloadThroughput: (1.6 * 1e6) / 8, uploadThroughput: (0.75 * 1e6) / 8 }

/** In ms. Generous, because a busy machine is slow. */
const timeout = 180_000

export type Slowness = { readonly cpu?: boolean; readonly network?: boolean }

/** Opens a tab with a DevTools session. */
export async function openTab(
  context: BrowserContext,
  { cpu = false, network = false }: Slowness = {},
): Promise<{ page: Page; devtools: CDPSession }> {
  const page = await context.newPage()
  page.setDefaultTimeout(timeout)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  if (network) await devtools.send('Network.emulateNetworkConditions', { offline: false, ...slow4g })
  if (cpu) await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  return { page, devtools }
}
