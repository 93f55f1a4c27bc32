import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { ownerEnv } from '../../../support/owner-client.ts'
import { temporaryFolder } from '../../../support/server/temporary-folder.ts'
import { type RunningServer, startServer } from '../../../support/server.ts'

export const day = 24 * 60 * 60 * 1000

/** A server whose clock the test sets, while it runs or before a restart. */
export async function siteWithClock(env: Record<string, string> = ownerEnv) {
  const dataDir = temporaryFolder()
  const file = join(temporaryFolder(), 'dias')
  writeFileSync(file, '0')
  const start = async (port?: number) => {
    const options = `--import ${join(import.meta.dirname, 'shifted-clock.ts')}`
    const clock = { NODE_OPTIONS: options, CLOCK_DAYS_FILE: file }
    const server = await startServer({ dataDir, port, env: { ...env, ...clock } })
    onTestFinished(() => server.stop())
    return server
  }
  let server = await start()

  return {
    server,
    /** Moves the clock to this many days from the true time, with or without a restart. */
    async jump(days: number, { restart = false } = {}): Promise<RunningServer> {
      writeFileSync(file, String(days))
      if (restart) {
        await server.kill('SIGTERM')
        server = await start(server.port)
      } else {
        process.kill(server.pid, 'SIGUSR2')
        await expect.poll(() => server.logs).toContain(`El reloj saltó a ${days * day} ms.`)
      }
      return server
    },
  }
}
