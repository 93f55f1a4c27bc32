import { expect, onTestFinished, test } from 'vitest'
import { fakeRenderer } from '#tests/server/fake-renderer.ts'
import { temporaryFolder } from '#tests/server/temporary-folder.ts'
import { loadConfig } from './config.ts'
import { StartError } from './process/run.ts'
import { createSite } from './site.ts'
import type { SiteOverrides } from './startup/site-overrides.ts'

const overrides: SiteOverrides = {
  loadRenderer: async () => fakeRenderer(),
  folders: { client: '/nowhere', admin: '/nowhere', previews: '/nowhere' },
}

function siteIn(dataFolder: string, more: Record<string, string> = {}) {
  return loadConfig({ DATA_DIR: dataFolder, PORT: '0', LOG_LEVEL: 'silent', BACKUP_KEEP: '0', ...more })
}

async function startedSite(dataFolder: string) {
  const site = await createSite(siteIn(dataFolder), overrides)
  onTestFinished(site.stop)
  return site
}

test('a start that fails at its first publish releases the data folder', async () => {
  const dataFolder = temporaryFolder()
  const renderer = fakeRenderer()
  renderer.broken.add('/')

  const failed = createSite(siteIn(dataFolder), { ...overrides, loadRenderer: async () => renderer })

  await expect(failed).rejects.toThrow('/ is broken')
  const { address } = await startedSite(dataFolder)
  expect((await fetch(address)).status).toBe(200)
})

test('a start that fails because its port is in use reports it and releases the data folder', async () => {
  const dataFolder = temporaryFolder()
  const other = await startedSite(temporaryFolder())
  const { port } = new URL(other.address)

  const failed = createSite(siteIn(dataFolder, { PORT: port }), overrides)

  await expect(failed).rejects.toThrow(StartError)
  await expect(failed).rejects.toThrow(`El puerto ${port} ya está en uso`)
  const { address } = await startedSite(dataFolder)
  expect((await fetch(address)).status).toBe(200)
})

test('stopping a site, even twice, releases the data folder', async () => {
  const dataFolder = temporaryFolder()
  const first = await startedSite(dataFolder)

  await first.stop()
  await first.stop()

  const second = await startedSite(dataFolder)
  expect((await fetch(`${second.address}/readyz`)).status).toBe(200)
  await expect(fetch(first.address)).rejects.toThrow()
})
