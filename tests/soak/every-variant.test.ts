import { afterAll, expect, test } from 'vitest'
import { catalogue, type SectionType, sectionTypes } from '../../src/content/catalogue/index.ts'
import { type OwnerClient, ownerEnv, signInOwner } from '../support/owner-client.ts'
import { startServer } from '../support/server.ts'

const topicPath = '/servicios/ultrasonido-obstetrico'
const server = await startServer({ env: ownerEnv })
afterAll(() => server.stop())
const owner = await signInOwner(server)

test.each(
  sectionTypes,
)('%s is published in each of its variants, and the page stays complete', async (type) => {
  const path = type === 'CallToActionIndividual' ? topicPath : '/'
  const { variants } = catalogue[type]
  const pages: string[] = []

  for (const { file } of variants) {
    await publish(owner, type, file)
    pages.push(await (await fetch(server.url + path)).text())
  }

  const [sections] = pages.map(sectionsOf)
  expect(sections).toContain(type)
  for (const [index, { file }] of variants.entries()) {
    expect(sectionsOf(pages[index]), `the sections with ${file}`).toEqual(sections)
    expect(pages[index], file).not.toMatch(/Error: |Failed to load content/)
  }
  expect(new Set(pages).size, 'pages that differ').toBe(variants.length)
})

/** Saves the sample's selection with one other variant, and publishes it. */
async function publish(client: OwnerClient, type: SectionType, component: string) {
  const calls = [
    ['/api/selected-sections', { [type]: { component, display: true } }],
    ['/api/update-sections', {}],
  ] as const
  for (const [address, body] of calls) {
    const response = await client.post(address, body)
    expect(response.status, `${address} with ${component}`).toBe(200)
  }
}

const sectionsOf = (html = '') => [...html.matchAll(/<div data-section="(\w+)"/g)].map(([, type]) => type)
