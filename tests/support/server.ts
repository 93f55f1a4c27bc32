import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './server/free-port.ts'
import { databaseUrlOf } from './server-database.ts'
import { isRefused, until } from './until.ts'

export { freePort }

const projectRoot = join(import.meta.dirname, '../..')
const startTimeout = 30_000
const stopLimit = 10_000

export type RunningServer = Awaited<ReturnType<typeof launchServer>>

type Options = {
  readonly env?: Record<string, string>
  /** A data folder that outlives the server; without it, a temporary one. */
  readonly dataDir?: string | undefined
  readonly port?: number | undefined
  /** Timeout for the start in ms; raise it for tests that load the machine on purpose. */
  readonly timeout?: number | undefined
  /** The command to run instead of the built server's. */
  readonly command?: readonly string[]
  /** A program that executes the server in its own process: `['setpriv', '--nnp']`. */
  readonly through?: readonly string[] | undefined
}

/** Like `npm start`. */
export const usualCommand = ['sh', 'deploy/start.sh'] as const

/** Starts the real server as a separate process, by default on a free port, and waits until it is ready. */
export async function startServer(options: Options = {}) {
  const server = await launchServer(options)
  await server.ready()
  return server
}

/** Starts it without waiting: it may be killed before it is ready, or exit by itself. */
export async function launchServer({
  env = {},
  command = usualCommand,
  through = [],
  ...keptFolder
}: Options = {}) {
  const dataDir = keptFolder.dataDir ?? (await mkdtemp(join(tmpdir(), 'consultorio-')))
  const port = keptFolder.port ?? (await freePort())
  const url = `http://127.0.0.1:${port}`
  const database = await databaseUrlOf(dataDir)
  const [program = '', ...given] = [...through, ...command]
  const child = spawn(program, given, {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Pass nothing else from this environment: a developer's DATABASE_URL must not reach a test.
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: `${port}`,
      SITE_URL: url,
      DATA_DIR: dataDir,
      ...(database !== undefined && { DATABASE_URL: database }),
      ...env,
    },
  })

  let logs = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      logs += text
    })
  }

  // All output has arrived by then.
  const closed = once(child, 'close')

  return {
    url,
    port,
    dataDir,
    pid: child.pid ?? 0,
    /** Sends a signal and returns the exit code after the process ended; null if a signal ended it. */
    async kill(signal: NodeJS.Signals): Promise<number | null> {
      if (!hasEnded(child)) {
        const ended = once(child, 'exit')
        child.kill(signal)
        await ended
      }
      return child.exitCode
    },
    /** The exit code of a server that should end by itself; null if a signal ended it. */
    async ended(): Promise<number | null> {
      await closed
      return child.exitCode
    },
    /** @throws {ServerNotStartedError} */
    async ready(): Promise<void> {
      try {
        await ready(child, url, keptFolder.timeout ?? startTimeout)
      } catch (error) {
        await this.stop()
        throw new ServerNotStartedError(logs, { cause: error })
      }
    },
    /** All output of the server so far. */
    get logs() {
      return logs
    },
    async stop() {
      await end(child)
      if (!keptFolder.dataDir) await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The server ended, or did not respond in time. */
export class ServerNotStartedError extends Error {
  /** All output of the server. */
  readonly logs: string

  constructor(logs: string, options?: ErrorOptions) {
    super(`The server did not start. It printed:\n${logs}`, options)
    this.logs = logs
  }
}

async function ready(child: ChildProcess, url: string, timeout: number) {
  const isReady = async () => {
    if (hasEnded(child)) throw new Error('The server ended before it was ready.')
    try {
      return (await fetch(`${url}/readyz`)).ok
    } catch (error) {
      // It does not listen yet, or has just ended.
      if (isRefused(error) || hasEnded(child)) return false
      throw error
    }
  }
  await until(isReady, { timeout })
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
