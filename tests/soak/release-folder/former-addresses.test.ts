import { accessSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, type Question, type Reply } from '../../support/ask.ts'
import { runCommand } from '../../support/command.ts'
import { formerPaths, hiddenSymptom, oldAddresses } from '../../support/hidden-symptom.ts'
import { seedSite } from '../../support/large-site.ts'
import { type ReleaseSite, startReleaseSite } from '../../support/release-site.ts'
import { eventually } from '../../support/server/eventually.ts'
import { freePort } from '../../support/server.ts'
import {
  serveExport,
  serveExportByCaddy,
  startWebServer,
  type WebServer,
  webServerNames,
} from '../../support/web-servers.ts'

const { alias, current, gone } = formerPaths
const revalidated = 'public, max-age=0, must-revalidate'

type Ask = (path: string, question?: Question) => Promise<Reply>

/** Where the addresses of a former site lead. */
async function expectOldAddresses(ask: Ask): Promise<void> {
  for (const path of oldAddresses.aliases) {
    const { status, headers } = await ask(`${path}?de=google`)
    expect([path, status, headers.location]).toEqual([path, 308, `${oldAddresses.page}?de=google`])
  }
  expect((await ask(oldAddresses.page)).status).toBe(200)
}

/** What every way to serve a site must do with its former addresses. */
async function expectFormerAddresses(ask: Ask): Promise<void> {
  for (const method of ['GET', 'HEAD']) {
    const moved = await ask(alias, { method })
    expect([method, moved.status, moved.headers.location]).toEqual([method, 308, current])
    expect(moved.headers['cache-control']).toBe(revalidated)
    const removed = await ask(gone, { method })
    expect([method, removed.status, removed.headers['content-type']]).toEqual([
      method,
      410,
      'text/html; charset=utf-8',
    ])
    expect(removed.headers['cache-control']).toBe(revalidated)
  }
  const withQuery = await ask(`${alias}?de=anuncio&a=1`)
  expect([withQuery.status, withQuery.headers.location]).toEqual([308, `${current}?de=anuncio&a=1`])

  const page = await ask(`${gone}?de=anuncio`)
  expect(page.status).toBe(410)
  expect(page.text).toContain('Esta página ya no está publicada')
  expect(page.text).toContain('href="/sintomas"')

  expect((await ask(current)).status).toBe(200)
  for (const path of [
    '/servicios/ninguno',
    '/servicios/*',
    '/_moved/to/papanicolau/papanicolau',
    '/_gone/sintomas',
    '/to',
    '/to/papanicolau',
    `${current}.html`,
    '/index.html',
  ])
    expect([path, (await ask(path)).status]).toEqual([path, 404])
}

describe('a site with aliases and hidden entries', () => {
  let site: ReleaseSite
  const webs = new Map<string, WebServer>()
  const through =
    (name: string): Ask =>
    (path, question) => {
      const web = webs.get(name)
      if (!web) throw new Error(`${name} is not started.`)
      return web.ask(path, question)
    }

  beforeAll(async () => {
    site = await startReleaseSite(hiddenSymptom)
    // Rendered after the release is live.
    await eventually(() => accessSync(join(site.folder, `current${current}.html`)))
    for (const name of webServerNames) webs.set(name, await startWebServer(name, site.process))
  })
  afterAll(async () => {
    for (const web of webs.values()) await web.stop()
    await site?.stop()
  })

  test('redirects and says 410 from the process', async () => {
    const through: Ask = (path, question) => ask(site.server.url, path, question)
    await expectFormerAddresses(through)
    await expectOldAddresses(through)
  })

  test.each(
    webServerNames,
  )('redirects and says 410 behind %s, with the headers of the process', async (name) => {
    await expectFormerAddresses(through(name))
    await expectOldAddresses(through(name))

    const theirs = await through(name)(alias)
    const ours = await ask(site.server.url, alias)
    for (const header of [
      'x-content-type-options',
      'referrer-policy',
      'x-frame-options',
      'permissions-policy',
    ])
      expect([header, theirs.headers[header]]).toEqual([header, ours.headers[header]])
  })

  test('redirects and says 410 behind nginx and Caddy while the process is stopped', async () => {
    await site.server.kill('SIGKILL')

    for (const name of webServerNames) await expectFormerAddresses(through(name))
  })
})

describe('an export of a site with aliases and hidden entries', () => {
  let folder: string
  let dataDir: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'consultorio-export-'))
    dataDir = await mkdtemp(join(tmpdir(), 'consultorio-'))
    await seedSite(dataDir, hiddenSymptom)
    const { code, words } = await runCommand('export', {
      args: [folder],
      env: { DATA_DIR: dataDir, SITE_URL: 'https://localhost' },
    })
    if (code !== 0) throw new Error(words)
  })
  afterAll(async () => {
    for (const made of [folder, dataDir]) await rm(made, { recursive: true, force: true })
  })

  test.each([
    ['nginx', serveExport],
    ['Caddy', serveExportByCaddy],
  ] as const)('redirects and says 410 with %s alone', async (_name, serve) => {
    const port = await freePort()
    const web = await serve(folder, port)
    try {
      const through: Ask = (path, question) => ask(`http://127.0.0.1:${port}`, path, question)
      for (const path of [alias, `${alias}?de=anuncio`, gone]) {
        const { status, headers, text } = await through(path)
        expect([path, status]).toEqual([path, path === gone ? 410 : 308])
        expect(headers['cache-control']).toBe(revalidated)
        if (path === gone) expect(text).toContain('Esta página ya no está publicada')
        else expect(headers.location).toBe(path.replace(alias, current))
      }
      expect((await through(current)).status).toBe(200)
      await expectOldAddresses(through)
      expect((await through('/servicios/ninguno')).status).toBe(404)
    } finally {
      await web.stop()
    }
  })
})
