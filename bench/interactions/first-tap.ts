import type { Browser } from '@playwright/test'
import { openTab, phone } from '../support/browser.ts'

/**
 * Opens a page with an empty cache on a slow network and processor, and taps the menu button as soon as it shows.
 * Returns the ms from the touch to the end of the first frame with the menu.
 */
export async function timeOfFirstTap(browser: Browser, url: string): Promise<number> {
  await using opened = new AsyncDisposableStack()
  const context = await browser.newContext(phone)
  opened.defer(() => context.close())
  const { page } = await openTab(context, { cpu: true, network: true })
  await page.addInitScript(() => {
    const look = (began: number) => {
      const isShown = document.querySelector('#menu')?.checkVisibility() ?? false
      requestAnimationFrame(() => {
        if (isShown) Object.assign(window, { firstTap: performance.now() - began })
        else look(began)
      })
    }
    addEventListener('pointerdown', ({ timeStamp }) => look(timeStamp), { capture: true, once: true })
  })

  await page.goto(url, { waitUntil: 'commit' })
  const opener = page.getByRole('button', { name: 'Abrir menú' })
  await opener.waitFor()
  await opener.tap({ force: true })
  const time = await page.waitForFunction(() => Reflect.get(window, 'firstTap'))
  return Number(await time.jsonValue())
}
