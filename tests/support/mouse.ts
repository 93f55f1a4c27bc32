import type { Locator, Page } from '@playwright/test'

/**
 * Moves the mouse to a point of a page that was not used before. The first event of a mouse in a page has no distance,
 * like that of a mouse that rests there, and browsers join the events of one frame: so it moves once more a frame later.
 * @param x In CSS pixels of the window, like y.
 */
export async function moveMouse(page: Page, x: number, y: number): Promise<void> {
  await page.mouse.move(x - 4, y - 4)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  await page.mouse.move(x, y)
}

/** The same to the middle of an element. */
export async function moveMouseOver(element: Locator): Promise<void> {
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await moveMouse(element.page(), x + width / 2, y + height / 2)
}
