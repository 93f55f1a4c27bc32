import type { FastifyBaseLogger } from 'fastify'
import type { BackupSchedule } from '../backup/backup-schedule.ts'
import type { Network } from '../internet/public-request.ts'
import type { EncoderProcess } from '../media/encoder/encoder-process.ts'
import type { UploadFolder } from '../media/encoder/upload-folder.ts'
import type { Clock } from '../process/clock.ts'
import type { Renderer } from '../releases/renderer.ts'
import type { DocumentInputs } from '../store/store.ts'

/** Folders with files that the build or the repository provides. */
export type SiteFolders = {
  /** Bundle for the visitors' browsers. */
  readonly client: string
  /** Bundle of the admin. */
  readonly admin: string
  /** Hashed files of former builds, for pages that are still open. */
  readonly former?: string
  /** Preview pictures of the variants. */
  readonly previews: string
}

/** The parts of a site that come from outside of the server's code. */
export type SiteSources = {
  /** Called once the store has been opened and checked. */
  readonly loadRenderer: (siteUrl: string) => Promise<Renderer>
  /** Documents of a new site. Called on the first start only. */
  readonly loadSamples: () => Promise<DocumentInputs>
  readonly folders: SiteFolders
}

/** Requests an address without following redirects. Rejects for private addresses. */
export type AskAddress = (
  url: string,
) => Promise<{ readonly status: number; readonly location?: string | undefined }>

/** Replacements for single parts of a site, for tests. */
export type SiteOverrides = Partial<SiteSources> & {
  readonly log?: FastifyBaseLogger
  /** Child process that encodes pictures. */
  readonly encoder?: EncoderProcess
  /** Asks the sources of the texts without a network. Resolves with the status of a response. */
  readonly askSource?: (url: string, timeout: number) => Promise<number>
  /** Looks at the site's own address without a network. */
  readonly askAddress?: AskAddress
  /** Where the pictures of a former site are read, in place of the internet. */
  readonly formerSites?: Partial<Network>
  /** Opens the file of an upload for writing. */
  readonly createUploadFile?: UploadFolder['createFile']
  /** Reported instead of the state of the daily backups. */
  readonly backups?: Pick<BackupSchedule, 'state'>
  /** Renders a page, and makes its picture, on the first request. */
  readonly isLazy?: boolean
  /** The clock of all that happens later. */
  readonly clock?: Clock
  /** Lets two sites use one SQLite file, as several servers use one PostgreSQL. */
  readonly withoutLock?: boolean
}
