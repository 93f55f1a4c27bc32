import { z } from 'zod'
import { loadConfig } from '#server/config.ts'
import { run } from '#server/process/run.ts'

const localServers = z.record(z.string(), z.number())

/** Like `main.ts`, but the import of a former site reads servers on this machine: their names and ports are the argument. */
await run(async () => {
  const config = loadConfig()
  const { createSite } = await import('#server/site.ts')
  return createSite(config, { localServers: localServers.parse(JSON.parse(process.argv[2] ?? '{}')) })
})
