import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import type { SecurityHeaders } from '../http/security-headers.ts'
import type { Clock } from '../process/clock.ts'
import type { Scheduler } from '../process/scheduler.ts'
import type { SiteOverrides, SiteSources } from './site-overrides.ts'

/** What every step of a start uses. */
export type StartContext = {
  readonly config: Config
  readonly sources: SiteSources
  readonly overrides: SiteOverrides
  readonly log: FastifyBaseLogger
  /** Number of the log's lines that could not be written. */
  readonly lostLines: () => number
  readonly clock: Clock
  /** Does all that happens later, and gives the time. */
  readonly scheduler: Scheduler
  readonly security: SecurityHeaders
  /** Closed in reverse order when the site stops, and when its start fails. */
  readonly opened: AsyncDisposableStack
}
