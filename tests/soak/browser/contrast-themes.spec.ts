import type { Locator, Page } from '@playwright/test'
import { expect, signIn, test } from '../../support/admin.ts'
import { settled } from '../../support/settled.ts'

/** Colours that the browser paints for the switch, its track and its thumb. */
const paint = (input: Locator) =>
  input.evaluate((element) => {
    const track = element.nextElementSibling
    const thumb = track?.firstElementChild
    if (!track || !thumb) throw new Error('The switch has no track with a thumb.')
    const colours = (part: Element) => {
      const { backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(part)
      return { backgroundColor, borderTopColor, borderTopWidth }
    }
    const { backgroundColor: ground } = getComputedStyle(document.body)
    return { track: colours(track), thumb: colours(thumb), ground }
  })

async function inContrastTheme(page: Page, path: string) {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(path)
}

test('switches of the admin show in a contrast theme whether they are on', async ({ page }) => {
  await signIn(page)
  await inContrastTheme(page, '/admin/secciones')
  const toggle = page.locator('.mantine-Switch-input').first()
  await expect(toggle).toBeChecked()

  const on = await paint(toggle)
  await toggle.evaluate((input) => input instanceof HTMLInputElement && input.click())
  await expect(toggle).not.toBeChecked()
  await settled(page.locator('.mantine-Switch-track').first())
  const off = await paint(toggle)

  for (const { track, thumb, ground } of [on, off]) {
    expect(track.borderTopWidth).not.toBe('0px')
    expect(track.borderTopColor).not.toBe(ground)
    expect(thumb.backgroundColor).not.toBe(track.backgroundColor)
  }
  expect(on.track.backgroundColor).not.toBe(off.track.backgroundColor)
})

test('a button and the selected tab have borders in a contrast theme', async ({ page }) => {
  await inContrastTheme(page, '/')
  const call = page
    .getByRole('main')
    .getByRole('link', { name: /^Llamar/ })
    .first()
  const current = page.locator('[data-section="Header"] [aria-current]').first()

  expect(await call.evaluate((link) => getComputedStyle(link).borderTopWidth)).toBe('1px')
  expect(await current.evaluate((link) => getComputedStyle(link).outlineStyle)).toBe('solid')
})
