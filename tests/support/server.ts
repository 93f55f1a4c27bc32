import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

const projectRoot = join(import.meta.dirname, '../..')
const startLimit = 20_000
const stopLimit = 10_000

export type RunningServer = Awaited<ReturnType<typeof startServer>>

/** Starts the real server as a process of its own, on a free port and an empty data folder that goes with it. */
export async function startServer({ env = {} }: { env?: Record<string, string> } = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'consultorio-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Nothing else of this environment: a DATABASE_URL of the developer's must not reach a test.
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: `${port}`,
      SITE_URL: url,
      DATA_DIR: dataDir,
      ...env,
    },
  })

  let logs = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      logs += text
    })
  }

  const server = {
    url,
    /** All that the server has printed so far. */
    get logs() {
      return logs
    },
    async stop() {
      await end(child)
      await rm(dataDir, { recursive: true, force: true })
    },
  }

  try {
    await ready(child, url)
  } catch (error) {
    await server.stop()
    throw new Error(`The server did not start. It printed:\n${logs}`, { cause: error })
  }
  return server
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')

  if (!address || typeof address === 'string') throw new Error('The system gave no port.')
  return address.port
}

async function ready(child: ChildProcess, url: string) {
  const deadline = AbortSignal.timeout(startLimit)
  while (!hasEnded(child)) {
    deadline.throwIfAborted()
    const answer = await fetch(`${url}/readyz`, { signal: deadline }).catch(() => undefined)
    if (answer?.ok) return
    await delay(50)
  }
  throw new Error('The server ended before it was ready.')
}

async function end(child: ChildProcess) {
  if (hasEnded(child)) return

  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const forced = setTimeout(() => child.kill('SIGKILL'), stopLimit)
  await ended
  clearTimeout(forced)
}

function hasEnded(child: ChildProcess) {
  return child.exitCode !== null || child.signalCode !== null
}
