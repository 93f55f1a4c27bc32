import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'

// The compile cache halves the start time. Everything else is imported afterwards, and what a failed start does not
// need is imported last. The relative path is the same from src/server and from dist/server.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/compiled'))
const { run } = await import('./process/run.ts')

await run(async () => {
  const { loadConfig } = await import('./config.ts')
  const config = loadConfig()

  const { createSite } = await import('./site.ts')
  return createSite(config)
})
flushCompileCache()
