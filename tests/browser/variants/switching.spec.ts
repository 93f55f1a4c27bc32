import { test as base, expect } from '@playwright/test'
import { catalogue, type SectionType, sectionTypes } from '../../../src/content/catalogue/index.ts'
import { type OwnerClient, ownerEnv, signInOwner } from '../../support/owner-client.ts'
import { type RunningServer, startServer } from '../../support/server.ts'

const topicPath = '/servicios/ultrasonido-obstetrico'

/** A worker-scoped site with its owner's session. The other tests in this folder check how a variant looks. */
const test = base.extend<object, { site: RunningServer; owner: OwnerClient }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const server = await startServer({ env: ownerEnv })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 40_000 },
  ],
  owner: [async ({ site }, use) => use(await signInOwner(site)), { scope: 'worker' }],
})

for (const type of sectionTypes) {
  test(`${type} is published in each of its variants, and the page stays complete`, async ({
    site,
    owner,
  }) => {
    const path = type === 'CallToActionIndividual' ? topicPath : '/'
    const { variants } = catalogue[type]
    const pages: string[] = []

    for (const { file } of variants) {
      await publish(owner, type, file)
      pages.push(await (await fetch(site.url + path)).text())
    }

    const [sections] = pages.map(sectionsOf)
    expect(sections).toContain(type)
    for (const [index, { file }] of variants.entries()) {
      expect(sectionsOf(pages[index]), `the sections with ${file}`).toEqual(sections)
      expect(pages[index], file).not.toMatch(/Error: |Failed to load content/)
    }
    expect(new Set(pages).size, 'pages that differ').toBe(variants.length)
  })
}

/** Saves the sample's selection with one other variant, and publishes it. */
async function publish(owner: OwnerClient, type: SectionType, component: string) {
  const calls = [
    ['/api/selected-sections', { [type]: { component, display: true } }],
    ['/api/update-sections', {}],
  ] as const
  for (const [address, body] of calls) {
    const response = await owner.post(address, body)
    expect(response.status, `${address} with ${component}`).toBe(200)
  }
}

const sectionsOf = (html = '') => [...html.matchAll(/<div data-section="(\w+)"/g)].map(([, type]) => type)
