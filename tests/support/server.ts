import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

const projectRoot = join(import.meta.dirname, '../..')
const usualStartLimit = 20_000
const stopLimit = 10_000

export type RunningServer = Awaited<ReturnType<typeof startServer>>

type Options = {
  readonly env?: Record<string, string>
  /** A folder that stays when the server is gone; without it, an empty one that goes with it. */
  readonly dataDir?: string | undefined
  readonly port?: number | undefined
  /** What runs, if not the built server as it is: Node with options, or bound to a core. */
  readonly command?: readonly [string, ...string[]]
  /** How long, in ms, it may take until it is ready. */
  readonly startLimit?: number
}

const usualCommand = [process.execPath, 'dist/server/main.js'] as const

/** Starts the real server as a process of its own, by default on a free port. */
export async function startServer({
  env = {},
  command = usualCommand,
  startLimit = usualStartLimit,
  ...kept
}: Options = {}) {
  const dataDir = kept.dataDir ?? (await mkdtemp(join(tmpdir(), 'consultorio-')))
  const port = kept.port ?? (await freePort())
  const url = `http://127.0.0.1:${port}`
  const [program, ...args] = command
  const child = spawn(program, args, {
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
    port,
    dataDir,
    pid: child.pid ?? 0,
    /** Sends a signal and gives the exit code once the process is gone: null when a signal ended it. */
    async kill(signal: NodeJS.Signals): Promise<number | null> {
      if (!hasEnded(child)) {
        const ended = once(child, 'exit')
        child.kill(signal)
        await ended
      }
      return child.exitCode
    },
    /** All that the server has printed so far. */
    get logs() {
      return logs
    },
    async stop() {
      await end(child)
      if (!kept.dataDir) await rm(dataDir, { recursive: true, force: true })
    },
  }

  try {
    await ready(child, url, startLimit)
  } catch (error) {
    await server.stop()
    throw new ServerNotStartedError(logs, { cause: error })
  }
  return server
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')

  if (!address || typeof address === 'string') throw new Error('The system gave no port.')
  return address.port
}

/** The server ended, or did not answer in time. */
export class ServerNotStartedError extends Error {
  /** All that it printed. */
  readonly logs: string

  constructor(logs: string, options: ErrorOptions) {
    super(`The server did not start. It printed:\n${logs}`, options)
    this.logs = logs
  }
}

async function ready(child: ChildProcess, url: string, startLimit: number) {
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
