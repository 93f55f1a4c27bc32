import { loadConfig } from '../config.ts'
import { run } from '../process/run.ts'
import { fakeRenderer } from './fake-renderer.ts'

/** Like `main.ts`, for tests that need a process but no built site. */
await run(async () => {
  const config = loadConfig()
  const { createSite } = await import('../site.ts')
  return createSite(config, {
    loadRenderer: async () => fakeRenderer(),
    folders: { client: '/nowhere', admin: '/nowhere', previews: '/nowhere' },
  })
})
