import { loadConfig } from '../config.ts'
import { run } from '../process/run.ts'
import { fakeRenderer } from './fake-renderer.ts'

/** Like `main.ts`, for tests that need a process but no built site. */
await run(async () => {
  const config = loadConfig()
  const { startServer } = await import('../start.ts')
  return startServer({
    config,
    loadSamples: async () => (await import('#sample/index.ts')).sampleDocuments,
    loadRenderer: async () => fakeRenderer(),
    clientFolder: '/nowhere',
    adminFolder: '/nowhere',
    previewsFolder: '/nowhere',
  })
})
