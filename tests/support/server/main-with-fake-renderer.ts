import { loadConfig } from '#server/config.ts'
import { run } from '#server/process/run.ts'
import { fakeRenderer } from './fake-renderer.ts'

/** Like `main.ts`, for tests that need a process but no built site. */
await run(async () => {
  const config = loadConfig()
  const { createSite } = await import('#server/site.ts')
  return createSite(config, {
    loadRenderer: async () => fakeRenderer(),
    folders: { client: '/nowhere', admin: '/nowhere', previews: '/nowhere' },
  })
})
