import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

const api = '**/api/site-content'

/** The request's own failure, which the browser reports too, and the floating buttons' log of it. */
export const menuFailures = /status of 500|HTTP error! status: 500|Unexpected data structure/

export const failRequest = (page: Page) =>
  page.route(api, (route) => route.fulfill({ status: 500, body: '{}' }))

export const answerRequest = (page: Page, json: unknown) =>
  page.route(api, (route) => route.fulfill({ json }))

/** Lets the islands wake and waits for one. */
export async function hydrated(page: Page, island: string) {
  await page.mouse.move(5, 700)
  await page.mouse.move(8, 690)
  await expect(page.locator(`[data-island="${island}"][data-ready]`)).toBeAttached()
}

/** Keeps a script from arriving until the returned function is called. */
export async function holdScript(page: Page, name: string) {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    await held
    await route.continue()
  })
  return release
}
