import { once } from 'node:events'
import { connect } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { z } from 'zod'
import type { BackupState } from '#server/backup/backup-schedule.ts'
import { type Config, loadConfig } from '#server/config.ts'
import type { SmtpServer } from '#server/mail/smtp-options.ts'
import { createSite } from '#server/site.ts'
import type { SiteFolders, SiteOverrides } from '#server/startup/site-overrides.ts'
import { emptyDatabase } from './databases.ts'
import { fakeRenderer } from './fake-renderer.ts'
import { type OnEnd, temporaryFolder } from './temporary-folder.ts'

type Settings = Pick<
  Config,
  'port' | 'siteUrl' | 'dataFolder' | 'releaseFolder' | 'database' | 'trustProxy' | 'metricsToken'
>

type Options = Partial<Settings> &
  Pick<
    SiteOverrides,
    'askSource' | 'clock' | 'createUploadFile' | 'askAddress' | 'encoder' | 'formerSites' | 'withoutLock'
  > & {
    renderer?: ReturnType<typeof fakeRenderer>
    folders?: Partial<SiteFolders>
    /** State of the backups; without it there are none. */
    backups?: BackupState
    /** Sends mail through this server. */
    smtp?: SmtpServer
  }

const noFolders: SiteFolders = { client: '/nowhere', admin: '/nowhere', previews: '/nowhere' }

const environment = {
  BACKUP_KEEP: '0',
  AUTH_SECRET: 'un secreto solo para las pruebas, de 32 y más',
}

/**
 * Runs a new site as production does, with the sample content, but with a fake renderer and without a build. It is
 * stopped when the test ends.
 */
export async function runningSite(options: Options = {}, onEnd: OnEnd = onTestFinished) {
  const {
    database = await emptyDatabase(onEnd),
    dataFolder = temporaryFolder(onEnd),
    port = 0,
    siteUrl = 'http://localhost:3000',
    trustProxy = false,
    metricsToken,
    releaseFolder,
    smtp,
    renderer = fakeRenderer(),
    folders,
    backups,
    ...overrides
  } = options
  const from = { name: 'Consultorio', address: 'avisos@ejemplo.mx' }
  const config: Config = {
    ...loadConfig(environment),
    port,
    database,
    dataFolder,
    releaseFolder,
    siteUrl,
    trustProxy,
    metricsToken,
    mail: smtp && { smtp, from },
  }
  const lines: string[] = []

  const site = await createSite(config, {
    askSource: async () => 200,
    ...overrides,
    log: pino({ base: null }, { write: (line) => lines.push(line) }),
    loadRenderer: async () => renderer,
    folders: { ...noFolders, ...folders },
    ...(backups && { backups: { state: async () => backups } }),
  })
  onEnd(site.stop)

  return {
    ...site,
    url: site.address,
    renderer,
    dataFolder,
    /** The lines of the log so far. */
    lines,
    /** The errors in the log so far: `Error: /servicios is broken`. */
    errors: () => lines.map((line) => logLine.parse(JSON.parse(line))).flatMap(errorIn),
  }
}

/**
 * One running site for all tests of a file or of a `describe`, which must leave it as they find it.
 * @returns a function that returns it, for the tests.
 */
export function sharedSite(options?: Options) {
  const ends: Parameters<OnEnd>[0][] = []
  let site: Awaited<ReturnType<typeof runningSite>> | undefined
  beforeAll(async () => {
    site = await runningSite(options, (end) => ends.push(end))
  })
  afterAll(async () => {
    for (const end of ends.reverse()) await end()
  })
  return () => {
    if (!site) throw new Error('The site runs only during the tests.')
    return site
  }
}

const logLine = z.object({
  level: z.number(),
  msg: z.string(),
  err: z.object({ type: z.string(), message: z.string() }).optional(),
})

/** Number of pino's level `error`. */
const errorLevel = 50

function errorIn({ level, msg, err }: z.output<typeof logLine>): string[] {
  return level < errorLevel ? [] : [err ? `${err.type}: ${err.message}` : msg]
}

/** Sends exactly these bytes, and returns everything received until the server closes the connection. */
export async function sendRaw(url: string, request: string): Promise<string> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let response = ''
  socket.setEncoding('utf8').on('data', (chunk) => {
    response += chunk
  })
  socket.write(request)
  await once(socket, 'close')
  return response
}
