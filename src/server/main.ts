import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { beginSmall } from './process/small-process.ts'

beginSmall()

// Repository root; the same relative path from src/server and from dist/server.
const root = join(import.meta.dirname, '../..')
const distFolder = join(root, 'dist')

// The compile cache halves the start time. Everything else is imported afterwards, and what a failed start does not
// need is imported last.
enableCompileCache(join(root, 'node_modules/.cache/compiled'))
const { run } = await import('./process/run.ts')

await run(async () => {
  const { loadConfig } = await import('./config.ts')
  const config = loadConfig()

  const { startServer } = await import('./start.ts')
  return startServer({
    config,
    loadSamples: async () => (await import('#sample/index.ts')).sampleDocuments,
    loadRenderer: async (siteUrl) =>
      (await import('./releases/renderer.ts')).loadRenderer(distFolder, siteUrl),
    clientFolder: join(distFolder, 'client'),
    adminFolder: join(distFolder, 'admin'),
    previewsFolder: join(root, 'previews'),
  })
})
flushCompileCache()
