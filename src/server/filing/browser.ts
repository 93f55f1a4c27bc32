import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { z } from 'zod'
import { childEnvironment } from '../process/child-environment.ts'

export type Browser = {
  /** Sends a command of the DevTools protocol to the only page. @throws if the browser refuses it or has ended. */
  readonly send: (method: string, params?: object) => Promise<unknown>
  /** Resolves with the next event of this name. */
  readonly next: (event: string) => Promise<void>
  readonly close: () => Promise<void>
}

type Options = {
  readonly path: string
  /** The only address that the browser may connect to: `127.0.0.1:34567`. */
  readonly origin: string
  /** Ends the browser. */
  readonly signal: AbortSignal
  /** In bytes, of all its processes together. */
  readonly maxMemory: number
  /** Where its profile is created. A profile of a killed server is deleted with this folder at the next start. */
  readonly folder: string
}

const flags = [
  ...['--headless', '--remote-debugging-pipe', '--disable-gpu', '--disable-dev-shm-usage', '--mute-audio'],
  ...['--no-first-run', '--disable-extensions', '--disable-background-networking', '--hide-scrollbars'],
  ...[
    '--disable-component-update',
    '--disable-sync',
    '--force-color-profile=srgb',
    '--renderer-process-limit=1',
  ],
]

const reply = z.object({
  id: z.int().optional(),
  method: z.string().optional(),
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
})
const target = z.object({ targetId: z.string() })
const session = z.object({ sessionId: z.string() })

/** Chromium is there, but the system does not let it start. */
export class BrowserNotStartedError extends Error {
  override readonly name = 'BrowserNotStartedError'
}

/**
 * Starts Chromium with a profile of its own, and opens one page. Root and a service without namespaces cannot use
 * Chromium's sandbox. They start it without, because it opens only pages of this site.
 * @throws {BrowserNotStartedError}
 */
export async function startBrowser(options: Options): Promise<Browser> {
  if (process.getuid?.() !== 0) {
    const sandboxed = await start(options, []).catch(() => undefined)
    if (sandboxed) return sandboxed
    options.signal.throwIfAborted()
  }
  try {
    return await start(options, ['--no-sandbox'])
  } catch (cause) {
    options.signal.throwIfAborted()
    throw new BrowserNotStartedError(`${options.path} did not start.`, { cause })
  }
}

async function start(
  { path, origin, signal, maxMemory, folder }: Options,
  moreFlags: readonly string[],
): Promise<Browser> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const profile = await mkdtemp(join(resolve(folder), 'chromium-'))
  const child = spawn(
    path,
    [
      ...flags,
      ...moreFlags,
      `--user-data-dir=${profile}`,
      `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${hostOf(origin)}`,
    ],
    {
      // Only the descriptors 3 and 4 talk to it. Its group ends with it.
      ...{ stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'], detached: true },
      env: { ...childEnvironment(), HOME: profile, LANG: 'es_MX.UTF-8', ...temporaryFiles(profile) },
    },
  )
  const messages = new Messages(child)
  const end = () => killGroup(child)
  signal.addEventListener('abort', end, { once: true })
  const watch = setInterval(() => {
    void memoryOf(child).then((bytes) => {
      if (bytes <= maxMemory) return
      messages.fail(new Error(`Chromium used ${Math.round(bytes / 1024 / 1024)} MB of memory.`))
      end()
    })
  }, 1000)

  async function close(): Promise<void> {
    clearInterval(watch)
    signal.removeEventListener('abort', end)
    end()
    await messages.ended
    await rm(profile, { recursive: true, force: true, maxRetries: 5 }).catch(() => {})
  }

  try {
    signal.throwIfAborted()
    const { targetId } = target.parse(await messages.send('Target.createTarget', { url: 'about:blank' }))
    const attached = await messages.send('Target.attachToTarget', { targetId, flatten: true })
    const { sessionId } = session.parse(attached)
    const send: Browser['send'] = (method, params = {}) => messages.send(method, params, sessionId)
    await send('Page.enable')
    return { send, next: (event) => messages.next(event), close }
  } catch (error) {
    await close()
    throw error
  }
}

/** In characters. The address of a socket may have 107, and Chromium adds about 45 to its temporary folder. */
const longestTemporaryPath = 60

const temporaryFiles = (profile: string) =>
  profile.length <= longestTemporaryPath ? { TMPDIR: profile } : {}

const hostOf = (origin: string) => origin.replace(/:\d+$/, '')

type Waiting = { readonly resolve: (value: unknown) => void; readonly reject: (error: Error) => void }

/** Commands and events on the pipes 3 and 4: JSON texts, each ended by a zero byte. */
class Messages {
  readonly ended: Promise<void>
  readonly #write: Writable
  readonly #waiting = new Map<number, Waiting>()
  readonly #events = new Map<string, Waiting[]>()
  #lastId = 0
  #rest = ''
  #hasEnded = false

  constructor(child: ChildProcess) {
    // The types know only the first three descriptors as pipes.
    const [, , , write, read] = child.stdio as (Readable | Writable | null)[]
    if (!isWritable(write) || !isReadable(read)) throw new Error('Chromium has no pipes.')
    this.#write = write
    write.on('error', () => {})
    read.setEncoding('utf8')
    read.on('error', (error) => this.fail(error))
    read.on('data', (text: string) => this.#receive(text))
    this.ended = new Promise((resolve) => {
      const finish = (error: Error) => {
        this.fail(error)
        resolve()
      }
      child.on('error', finish)
      child.on('exit', (code, signal) => finish(new Error(`Chromium ended with ${signal ?? code}.`)))
    })
  }

  /** Rejects everything that waits, and every later command. */
  fail(error: Error): void {
    this.#hasEnded = true
    const events = [...this.#events.values()].flat()
    for (const { reject } of [...this.#waiting.values(), ...events]) reject(error)
    this.#waiting.clear()
    this.#events.clear()
  }

  send(method: string, params: object, sessionId?: string): Promise<unknown> {
    if (this.#hasEnded) return Promise.reject(new Error('Chromium has ended.'))
    this.#lastId += 1
    const id = this.#lastId
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#write.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
    })
  }

  next(event: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiting = this.#events.get(event) ?? []
      this.#events.set(event, [...waiting, { resolve: () => resolve(), reject }])
    })
  }

  #receive(text: string): void {
    const texts = (this.#rest + text).split('\0')
    this.#rest = texts.pop() ?? ''
    try {
      for (const one of texts) this.#settle(reply.parse(JSON.parse(one)))
    } catch (cause) {
      this.fail(new Error('Chromium sent something else than a reply.', { cause }))
    }
  }

  #settle({ id, method, result, error }: z.output<typeof reply>): void {
    const waiting = id === undefined ? undefined : this.#waiting.get(id)
    if (id !== undefined) this.#waiting.delete(id)
    if (error) waiting?.reject(new Error(`Chromium refused: ${error.message}`))
    else waiting?.resolve(result)
    if (method === undefined) return
    const listeners = this.#events.get(method) ?? []
    this.#events.delete(method)
    for (const { resolve } of listeners) resolve(undefined)
  }
}

const isWritable = (stream: Readable | Writable | null | undefined): stream is Writable =>
  !!stream && 'write' in stream
const isReadable = (stream: Readable | Writable | null | undefined): stream is Readable =>
  !!stream && 'setEncoding' in stream

function killGroup({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid === undefined || exitCode !== null || signalCode !== null) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended meanwhile.
  }
}

/** Memory of all processes of its group, in bytes; what several of them share counts once. 0 where unknown. */
async function memoryOf({ pid }: ChildProcess): Promise<number> {
  const names = await readdir('/proc').catch(() => [])
  const sizes = await Promise.all(
    names
      .filter((name) => /^\d+$/.test(name))
      .map(async (name) => {
        const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
        // After the name in parentheses: state, parent, group.
        const [, , group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
        if (Number(group) !== pid) return 0
        const memory = await readFile(`/proc/${name}/smaps_rollup`, 'utf8').catch(() => '')
        return Number(/^Pss:\s+(\d+) kB/m.exec(memory)?.[1] ?? 0) * 1024
      }),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
