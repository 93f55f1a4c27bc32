import type { Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures.ts'

const path = '/servicios/ultrasonido-obstetrico'

// High enough that the first figure is as near as browsers request lazy pictures, and the page needs no scroll.
test.use({ viewport: { width: 1280, height: 1600 } })

const late = [/\/escenas\//, /\/figuras\//, /\/friso\.svg$/]

/** Opens the page in its state before the first paint ends; returns the paths that it requests. */
async function open(page: Page): Promise<readonly string[]> {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  // A script in the page would be too late on a slow machine.
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Animation.enable')
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 })
  // Not by `page.goto`, which waits for the loader.
  await page.mainFrame().goto(path, { waitUntil: 'load' })
  return requested
}

async function expectPictures(page: Page, requested: readonly string[]) {
  for (const picture of late)
    await expect.poll(() => requested).toContainEqual(expect.stringMatching(picture))
  const figure = page.locator('figure img').first()
  await figure.scrollIntoViewIfNeeded()
  await expect(figure).toBeInViewport()
}

test.describe('without the loader', () => {
  test.use({ allowedErrors: /\/assets\/loader-/ })

  test('pictures below the first screen are requested a moment after it', async ({ page }) => {
    await page.route(/\/loader-[^/]+\.js$/, (route) => route.abort())
    const requested = await open(page)
    expect(requested).toContainEqual(expect.stringMatching(/\/emblema\.svg$/))
    for (const picture of late) expect(requested).not.toContainEqual(expect.stringMatching(picture))

    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish()
    })
    await expectPictures(page, requested)
  })
})
