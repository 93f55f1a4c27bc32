import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { chromiumPath } from '../../support/chromium.ts'
import { expect, test } from '../../support/fixtures.ts'

/** Relative luminance of a picture's most frequent colour, from 0 for black to 1 for white. */
async function ground(picture: Buffer): Promise<number> {
  const { dominant } = await sharp(picture).stats()
  const [red = 0, green = 0, blue = 0] = [dominant.r, dominant.g, dominant.b].map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test('a browser that darkens pages keeps the colours of the site', async ({ site }) => {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--enable-features=WebContentsForceDark'],
  })
  try {
    // As on a phone: the browser darkens pages while the system is dark.
    const page = await browser.newPage({
      baseURL: site.url,
      viewport: { width: 360, height: 780 },
      colorScheme: 'dark',
    })
    await page.setContent('<body style="background: #fff">Otra página')
    expect(await ground(await page.screenshot())).toBeLessThan(0.1)

    for (const path of ['/', '/admin/entrar']) {
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      expect(await ground(await page.screenshot()), path).toBeGreaterThan(0.8)
    }

    await page.goto('/enfermedades/endometriosis')
    const call = page.locator('.on-dark .btn-call').first()
    // Dark blue on amber.
    expect(await ground(await call.screenshot())).toBeGreaterThan(0.45)
    expect(await call.evaluate((button) => getComputedStyle(button).color)).toBe('rgb(5, 24, 67)')
  } finally {
    await browser.close()
  }
})
