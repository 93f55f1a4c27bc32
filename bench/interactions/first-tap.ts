import type { Browser } from '@playwright/test'
import { openTab, phone } from '../support/browser.ts'

/**
 * Opens a page with nothing in the cache, on a slow network and a slow processor, and taps the menu as soon as its button
 * shows. Gives the ms from the finger's touch to the end of the first frame with the menu.
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
