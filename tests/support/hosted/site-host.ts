import { existsSync, readFileSync, rmSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startHelper } from '#server/process/helper.ts'
import { ownerEnv } from '../owner-client.ts'
import { freePort } from '../server/free-port.ts'
import type { LocalServers } from '../server/local-network.ts'
import { testEnvironment } from '../server/test-environment.ts'
import type { HostJob } from './host-job.ts'

export type SiteHost = ReturnType<typeof startSiteHost>
export type HostedSite = Awaited<ReturnType<SiteHost['start']>>

type Options = {
  readonly env?: Readonly<Record<string, string>>
  /** Default: a copy of the sample site with an owner. 'new': as a first start leaves it. */
  readonly from?: 'new' | { readonly dataDir: string }
  /** Default: a free one. */
  readonly port?: number | undefined
  /** Servers on this machine that it reads instead of the internet, with their ports. */
  readonly formerSites?: LocalServers
}

/** A daily backup would start in the middle of a test, in a process of its own. */
const hostedEnv = { HOST: '127.0.0.1', BACKUP_KEEP: '0' }

/**
 * Starts a process that runs sites. Each site has its own database and files, in a folder that stays until the
 * host closes. Its pages are rendered on request.
 */
export function startSiteHost() {
  const { NODE_COMPILE_CACHE } = testEnvironment
  const helper = startHelper(join(import.meta.dirname, 'host.ts'), { environment: { NODE_COMPILE_CACHE } })
  const folders: string[] = []
  let working: Promise<unknown> = Promise.resolve()
  let template: Promise<string> | undefined
  const removeFolders = () => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', removeFolders)

  /** One job after the other, as the helper wants it. */
  function run(job: HostJob): Promise<unknown> {
    working = working.then(
      () => helper.run(job),
      () => helper.run(job),
    )
    return working
  }

  async function newFolder(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'consultorio-'))
    folders.push(folder)
    return folder
  }

  async function startIn(dataDir: string, { env = {}, port: usedPort, formerSites }: Options) {
    const port = usedPort ?? (await freePort())
    const url = `http://127.0.0.1:${port}`
    const logFile = `${dataDir}.log`
    const settings = { ...hostedEnv, PORT: `${port}`, SITE_URL: url, DATA_DIR: dataDir, ...env }
    await run({ do: 'start', port, env: settings, logFile, formerSites })
    return {
      url,
      port,
      dataDir,
      /** All lines of its log so far. */
      get logs() {
        return existsSync(logFile) ? readFileSync(logFile, 'utf8') : ''
      },
      async stop() {
        await run({ do: 'stop', port })
        await rm(logFile, { force: true })
      },
    }
  }

  /** A stopped sample site with an owner, made once. */
  async function makeTemplate(): Promise<string> {
    const dataDir = await newFolder()
    await (await startIn(dataDir, { env: ownerEnv })).stop()
    return dataDir
  }

  async function folderFor(from: Options['from']): Promise<string> {
    if (typeof from === 'object') return from.dataDir
    const dataDir = await newFolder()
    if (from === 'new') return dataDir
    template ??= makeTemplate()
    await cp(await template, dataDir, { recursive: true })
    return dataDir
  }

  return {
    async start(options: Options = {}) {
      return startIn(await folderFor(options.from), options)
    },

    /** Sets the clock that the sites read so many ms ahead of the system's. */
    async shiftClock(ms: number): Promise<void> {
      await run({ do: 'shift', ms })
    },

    async close(): Promise<void> {
      await working
      await helper.close()
      process.off('exit', removeFolders)
      removeFolders()
    },
  }
}
