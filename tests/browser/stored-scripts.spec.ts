import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sampleDocuments } from '../../sample-site/index.ts'
import { parseSnapshot } from '../../src/content/documents/snapshot.ts'
import { openStore } from '../../src/server/store/store.ts'
import { startLoader } from '../../src/site/start-loader.ts'
import { strangeParts } from '../server/attacks/strange-parts.ts'
import { test as base, expect } from '../support/fixtures.ts'
import { hostileContent } from '../support/hostile-content.ts'
import { type OwnerClient, ownerEnv, signInOwner } from '../support/owner-client.ts'
import { everyPage, pageKinds } from '../support/routes.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { gate, soakIf } from '../support/tiers.ts'
import { defaultsWith, rounds } from '../support/variant-site.ts'

type HostileSite = RunningServer & { readonly owner: OwnerClient }

/** A site with hostile diseases, symptoms, services and testimonials in its store. */
const test = base.extend<object, { hostileSite: HostileSite }>({
  hostileSite: [
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'consultorio-'))
      const store = await openStore({ kind: 'sqlite', file: join(dataDir, 'consultorio.db') })
      const {
        revisedAt: _revisedAt,
        media: _media,
        formerIds: _formerIds,
        entryTimes: _entryTimes,
        moment: _moment,
        ...hostile
      } = parseSnapshot({ ...sampleDocuments, ...hostileContent(sampleDocuments, 0) })
      await store.seed(hostile, 'prueba')
      await store.close()
      const server = await startServer({ env: ownerEnv, dataDir })
      await use(Object.assign(server, { owner: await signInOwner(server) }))
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

/** Saves hostile texts in every editable field, and shows them in different layouts in each round. */
async function publishRound({ owner }: HostileSite, round: number) {
  const { 'site-content': siteContent, gallery } = hostileContent(sampleDocuments, round)
  const choice = defaultsWith(rounds[round % rounds.length])
  const selection = Object.fromEntries(
    Object.entries(choice).map(([type, component]) => [type, { component, display: true }]),
  )
  for (const [path, body] of [
    ['/api/selected-sections', selection],
    ['/api/gallery', { gallery }],
    ['/api/update-sections', undefined],
    ['/api/site-content', { siteContent }],
  ] as const) {
    const response = await owner.post(path, body)
    expect(response.status, `${path}: ${response.ok ? '' : await response.text()}`).toBe(200)
  }
}

for (const [layouts, count] of [
  ['the default layout', 1],
  ['every layout', rounds.length],
] as const) {
  test(
    `${layouts} renders the text of every field as text only`,
    soakIf(count > 1, gate),
    async ({ hostileSite, page }) => {
      test.slow()
      const pages = [...(await everyPage(hostileSite.url)), '/no-existe']

      for (let round = 0; round < count; round += 1) {
        await publishRound(hostileSite, round)
        const looked = round === 0 ? pages : pages.filter((path) => pageKinds.includes(path))
        for (const path of looked) {
          const text = await (await fetch(hostileSite.url + path)).text()
          // The site's own http address is the only one that is not https here.
          const html = text.replaceAll(hostileSite.url, 'https://sitio.example')

          expect(html).toContain('xss=1')
          expect({ round, path, strange: await page.evaluate(strangeParts, { html, startLoader }) }).toEqual({
            round,
            path,
            strange: [],
          })
        }
      }
    },
  )
}

test('a browser that uses the pages executes none of the hostile texts', async ({ hostileSite, page }) => {
  const alarms: string[] = []
  page.on('dialog', (dialog) => {
    alarms.push(`dialog: ${dialog.message()}`)
    dialog.dismiss().catch(() => {})
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(hostileSite.url)) alarms.push(`request: ${request.url()}`)
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`policy: ${violatedDirective} ${blockedURI}`)
    })
  })

  for (const path of pageKinds.filter((kind) => kind !== '/no-existe')) {
    await page.goto(hostileSite.url + path)
    // Hydrates the islands, which render the same texts again in the browser.
    await page.mouse.move(100, 100)
    await page.mouse.wheel(0, 20_000)
    await page.waitForLoadState('networkidle')
    await page.keyboard.press('Tab')

    expect(await page.evaluate(() => 'xss' in window), path).toBe(false)
  }
  expect(alarms).toEqual([])
})
