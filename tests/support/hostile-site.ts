import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { sampleDocuments } from '../../sample-site/index.ts'
import { parseSnapshot } from '../../src/content/documents/snapshot.ts'
import { openStore } from '../../src/server/store/store.ts'
import { speculationRules } from '../../src/site/speculation-rules.ts'
import { startLoader } from '../../src/site/start-loader.ts'
import { test as base, expect } from './fixtures.ts'
import type { HostedSite } from './hosted/site-host.ts'
import { hostileContent } from './hostile-content.ts'
import { type OwnerClient, ownerEnv, signInOwner } from './owner-client.ts'
import { everyPage, pageKinds } from './routes.ts'
import { siteStart } from './site-start.ts'
import { strangeParts } from './strange-parts.ts'
import { defaultsWith, rounds } from './variant-site.ts'

const ownScripts = [
  `<script>${startLoader}</script>`,
  `<script type="speculationrules">${speculationRules}</script>`,
]

type HostileSite = HostedSite & { readonly owner: OwnerClient }

/** A site with hostile diseases, symptoms, services and testimonials in its store. */
export const test = base.extend<object, { hostileSite: HostileSite }>({
  hostileSite: [
    async ({ host }, use) => {
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
      const server = await host.start({ env: ownerEnv, from: { dataDir } })
      await use(Object.assign(server, { owner: await signInOwner(server) }))
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: siteStart },
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

/** Expects the pages of a site to render the hostile texts as text only. */
export async function expectTextOnlyOn(page: Page, url: string, paths: readonly string[], round = 0) {
  for (const path of paths) {
    const text = await (await fetch(url + path)).text()
    // The site's own http address is the only one that is not https here.
    const html = text.replaceAll(url, 'https://sitio.example')

    expect(html).toContain('xss=1')
    expect({ round, path, strange: await page.evaluate(strangeParts, { html, own: ownScripts }) }).toEqual({
      round,
      path,
      strange: [],
    })
  }
}

/** Expects the pages of the given rounds of layouts to render the hostile texts as text only. */
export async function expectTextOnly(page: Page, hostileSite: HostileSite, count: number): Promise<void> {
  const pages = [...(await everyPage(hostileSite.url)), '/no-existe']

  for (let round = 0; round < count; round += 1) {
    await publishRound(hostileSite, round)
    const looked = round === 0 ? pages : pages.filter((path) => pageKinds.includes(path))
    await expectTextOnlyOn(page, hostileSite.url, looked, round)
  }
}
