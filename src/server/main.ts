import { Buffer } from 'node:buffer'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'

// A small buffer is part of a shared block, which stays in memory as long as one of its buffers does. With Node's
// 64 KB, the responses of a release kept 5 MB that nothing used.
Buffer.poolSize = 8 * 1024

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
