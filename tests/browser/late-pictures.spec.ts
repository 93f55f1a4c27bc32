import { expect, test } from '../support/fixtures.ts'

const path = '/servicios/ultrasonido-obstetrico'

// High enough that the first figure is as near as browsers request lazy pictures, and the page needs no scroll.
test.use({ viewport: { width: 1280, height: 1600 } })

test('pictures below the first screen are requested after the first paint', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  const requests = (picture: RegExp) => requested.filter((address) => picture.test(address))
  // Holds the page in its state before the first paint ends. A script in the page would be too late on a slow machine.
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Animation.enable')
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 })

  await page.goto(path, { waitUntil: 'load' })
  expect(requests(/\/emblema\.svg$/)).not.toEqual([])
  expect(requests(/\/(?:escenas|figuras)\/|\/friso\.svg$/)).toEqual([])

  await page.evaluate(() => {
    for (const animation of document.documentElement.getAnimations()) animation.finish()
  })
  for (const picture of [/\/escenas\//, /\/figuras\//, /\/friso\.svg$/])
    await expect.poll(() => requests(picture)).not.toEqual([])
  const figure = page.locator('figure img').first()
  await figure.scrollIntoViewIfNeeded()
  await expect(figure).toBeInViewport()
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('pictures are where they belong at once', async ({ page }) => {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.getAnimations().length)).toBe(0)
    await expect(page.locator('figure img').first()).toHaveCSS('translate', 'none')
  })
})
