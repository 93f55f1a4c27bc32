import { test as base, type Page } from '@playwright/test'
import { catalogue, type SectionType, sectionTypes } from '../../src/content/catalogue/index.ts'
import { expect, owner } from '../support/admin.ts'
import { findViolations } from '../support/section-faults.ts'
import { type RunningServer, startServer } from '../support/server.ts'

const topicPath = '/servicios/ultrasonido-obstetrico'

/** A site of the worker's own, with an owner whose session every test of the worker has. */
const test = base.extend<{ asOwner: Page }, { site: RunningServer; session: string }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const server = await startServer({ env: { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password } })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 40_000 },
  ],
  session: [
    async ({ site }, use) => {
      const answer = await fetch(`${site.url}/api/auth/sign-in/email`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(owner),
      })
      if (!answer.ok) throw new Error(`The owner cannot sign in: ${await answer.text()}`)
      await use(answer.headers.getSetCookie()[0] ?? '')
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.url),
  asOwner: async ({ page, site, session }, use) => {
    const [name = '', value = ''] = session.split(';')[0]?.split(/=(.*)/s) ?? []
    await page.context().addCookies([{ name, value, url: site.url }])
    await use(page)
  },
})

test.describe.configure({ mode: 'parallel' })

for (const type of sectionTypes) {
  test(`${type} is published in each of its variants, and the page stays whole`, async ({
    asOwner: page,
  }) => {
    test.setTimeout(120_000)
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    const path = type === 'CallToActionIndividual' ? topicPath : '/'
    let sections: readonly string[] | undefined

    for (const { file } of catalogue[type].variants) {
      await publish(page, type, file)
      await page.goto(path)
      const found = await sectionsOf(page)
      sections ??= found

      expect(found, `the sections with ${file}`).toEqual(sections)
      const section = page.locator(`[data-section="${type}"]`)
      await expect(section).toHaveCount(1)
      expect(await section.innerText(), file).not.toMatch(/Error: |Failed to load content/)
      expect(await findViolations(page, `[data-section="${type}"]`), file).toEqual([])
      expect(errors, `errors that the page reported with ${file}`).toEqual([])
    }
  })
}

/** Saves the sample's selection with one variant changed, and publishes it. */
async function publish(page: Page, type: SectionType, component: string) {
  const calls = [
    ['/api/selected-sections', { [type]: { component, display: true } }],
    ['/api/update-sections', {}],
  ] as const
  for (const [address, data] of calls) {
    const answer = await page.request.post(address, { data })
    expect(answer.status(), `${address} with ${component}`).toBe(200)
  }
}

const sectionsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-section]')].map((each) => each.dataset.section ?? ''),
  )
