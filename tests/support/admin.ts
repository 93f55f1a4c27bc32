import type { Page } from '@playwright/test'
import { storedMediaType } from '#content/facts/stored-media-type.ts'
import { axeOn } from './axe.ts'
import { test as base, expect } from './fixtures.ts'
import type { HostedSite } from './hosted/site-host.ts'
import { owner } from './owner-client.ts'
import { siteStart } from './site-start.ts'

export { expect, owner }

/** Playwright's test with a site of its own, a copy of the sample site with an owner. */
export const test = base.extend<{ admin: HostedSite }>({
  // Fewer frames to draw.
  reducedMotion: 'reduce',

  admin: [
    async ({ host }, use) => {
      const site = await host.start()
      await use(site)
      await site.stop()
    },
    { timeout: siteStart },
  ],

  baseURL: ({ admin }, use) => use(admin.url),
})

/** The page beside the forms starts closed: its own test opens it, and the others would only wait for it. */
const closePageBeside = (page: Page) =>
  page.addInitScript(() => {
    try {
      const key = 'consultorio:pagina-al-lado'
      if (localStorage.getItem(key) === null) localStorage.setItem(key, 'no')
    } catch {
      // A frame without an origin has no storage.
    }
  })

/** Opens an admin page with the owner's session. The sign-in page has its own tests. */
export async function signIn(page: Page, path = '/admin', password: string = owner.password) {
  const data = { email: owner.email, password }
  const result = await page.request.post('/api/auth/sign-in/email', { data })
  expect(result.status(), await result.text()).toBe(200)
  await closePageBeside(page)
  await page.goto(path)
  await expect(page.getByRole('navigation', { name: 'Administración' })).toBeVisible()
}

/** Waits until the server holds every draft of the page, and nothing of one is on its way. */
export const draftsStored = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-drafts', 'stored')

/** Calls the API from the page with its session. */
export function callApi(page: Page, path: string, body?: unknown): Promise<unknown> {
  return page.evaluate(
    async ([address, data, accept]) => {
      const post = {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(data),
      }
      const get = { headers: { accept }, cache: 'no-store' } as const
      const response = await fetch(address, data === undefined ? get : post)
      if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`)
      return response.json()
    },
    [path, body, storedMediaType] as const,
  )
}

/** The response for a visitor without a session. */
export async function publicHtml(server: Pick<HostedSite, 'url'>, path = '/'): Promise<string> {
  return (await fetch(server.url + path)).text()
}

/** @param exclude Selector of a part that another test checks. */
export async function expectAccessible(page: Page, exclude?: string) {
  const builder = axeOn(page)
  const { violations } = await (exclude ? builder.exclude(exclude) : builder).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

/** Expects the content to be no wider than the window. */
export async function expectNoSidewaysScroll(page: Page) {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(excess, 'px beyond the window').toBeLessThanOrEqual(0)
}
