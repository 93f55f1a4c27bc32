import type { Auth } from '../auth/auth.ts'
import type { RequestLimit } from '../auth/request-limit.ts'
import type { BackupSchedule } from '../backup/backup-schedule.ts'
import type { SiteChecks } from '../checks/site-checks.ts'
import type { SourceChecks } from '../checks/source-checks.ts'
import type { Config } from '../config.ts'
import type { Copies } from '../copies/copies.ts'
import type { SecurityHeaders } from '../http/security-headers.ts'
import type { Network } from '../internet/public-request.ts'
import type { MediaLibrary } from '../media/library/media-library.ts'
import type { DraftCards } from '../media/serving/draft-cards.ts'
import type { Publisher } from '../releases/publisher.ts'
import type { Renderer } from '../releases/renderer.ts'
import type { DismissedChecks } from '../store/dismissed-checks.ts'
import type { Drafts } from '../store/drafts.ts'
import type { PrivateFiles } from '../store/private-files.ts'
import type { Store } from '../store/store.ts'
import type { StoreProbe } from '../store/store-probe.ts'
import type { VisitCounter } from '../visits/visit-counter.ts'
import type { NextVersion } from './next-version.ts'
import type { Saver } from './saver.ts'

/** The parts of the server that the handlers of API calls use. */
export type Api = {
  readonly store: Store
  readonly probeStore: StoreProbe
  readonly publisher: Publisher
  readonly renderer: Renderer
  readonly saver: Saver
  readonly drafts: Drafts
  readonly nextVersion: NextVersion
  readonly files: PrivateFiles
  readonly library: MediaLibrary
  /** Instead of the internet, for tests: where pictures of former sites are read. */
  readonly formerSites?: Partial<Network> | undefined
  readonly draftCards: DraftCards
  readonly checks: SiteChecks
  readonly sources: SourceChecks
  readonly dismissed: DismissedChecks
  readonly copies: Copies
  readonly visits: VisitCounter
  /** Undefined when backups are disabled. */
  readonly backups?: Pick<BackupSchedule, 'state'> | undefined
  readonly auth: Auth
  readonly requestLimit: RequestLimit
  readonly security: SecurityHeaders
  readonly config: Pick<Config, 'siteUrl'>
  /** The site's clock. */
  readonly now: () => Date
  /** Folder with the preview pictures of the variants. */
  readonly previewsFolder: string
}
