import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { holdRequests } from './hold-requests.ts'

const api = '**/api/site-content'

/** The failed request as the browser reports it, and the log line of the floating buttons about it. */
export const menuFailures = /status of 500|HTTP error! status: 500|Unexpected data structure/

export const failRequest = (page: Page) =>
  page.route(api, (route) => route.fulfill({ status: 500, body: '{}' }))

/** Lets the site say that a menu with other names was saved since the page was published. */
export const renameMenu = (page: Page) =>
  page.route(api, async (route) => {
    const response = await route.fetch()
    const result = await response.json()
    result.siteContent.navMenu.items = [
      { label: 'Portada', path: '/' },
      { label: 'Padecimientos', path: '/enfermedades' },
    ]
    await route.fulfill({ response, json: result })
  })

/** Triggers hydration and waits for one island. */
export async function hydrated(page: Page, island: string) {
  await page.mouse.move(5, 700)
  await page.mouse.move(8, 690)
  await expect(page.locator(`[data-island="${island}"][data-ready]`)).toBeAttached()
}

/** Blocks a script until the returned function is called. */
export async function holdScript(page: Page, name: string): Promise<() => void> {
  return (await holdRequests(page, `**/assets/${name}-*.js`)).release
}
