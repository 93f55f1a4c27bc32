import { request } from '@playwright/test'
import type { SectionType } from '#content/catalogue/index.ts'
import { test as base, expect } from './fixtures.ts'
import { owner } from './owner-client.ts'
import { siteStart } from './site-start.ts'

export { expect }

type Choice = Readonly<Partial<Record<SectionType, string>>>

type Publish = (choice: Choice) => Promise<void>

/** Playwright's test with a site that shows the test's variants: `test.use({ sections: { Header: … } })`. */
export const test = base.extend<{ sections: Choice; published: undefined }, { publish: Publish }>({
  sections: [{}, { option: true }],

  site: [
    async ({ host }, use) => {
      const server = await host.start()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: siteStart },
  ],

  publish: [
    async ({ site }, use) => {
      const api = await request.newContext({ baseURL: site.url })
      const post = async (path: string, data?: unknown) => {
        const response = await api.post(path, { ...(data !== undefined && { data }) })
        expect(response.status(), await response.text()).toBe(200)
      }
      await post('/api/auth/sign-in/email', owner)
      const defaults = await (await api.get('/api/selected-sections')).json()
      let shown = '{}'
      await use(async (choice) => {
        if (JSON.stringify(choice) === shown) return
        const chosen = Object.entries(choice).map(([type, component]) => [type, { component, display: true }])
        await post('/api/selected-sections', { ...defaults, ...Object.fromEntries(chosen) })
        await post('/api/update-sections')
        shown = JSON.stringify(choice)
      })
      await api.dispose()
    },
    { scope: 'worker' },
  ],

  published: [
    async ({ publish, sections }, use) => {
      await publish(sections)
      await use(undefined)
    },
    { auto: true },
  ],
})
