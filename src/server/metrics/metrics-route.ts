import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyPluginAsync } from 'fastify'
import type { BackupSchedule } from '../backup/backup-schedule.ts'
import type { Config } from '../config.ts'
import type { RequestCounts } from '../http/server.ts'
import type { Publisher } from '../releases/publisher.ts'
import { metricsText, metricsType } from './metrics.ts'
import { mayReadMetrics } from './metrics-access.ts'

type Options = {
  readonly config: Pick<Config, 'metricsToken'>
  readonly counts: RequestCounts
  readonly publisher: Publisher
  /** Number of lines of the log that could not be written. */
  readonly lostLogLines: () => number
  readonly backups?: Pick<BackupSchedule, 'state'> | undefined
}

/** Sampling interval of the event-loop delay, in ms. */
const resolution = 50

/**
 * Metrics for Prometheus, for requests from this machine or with the token. Everybody else gets the not-found page.
 */
export const metricsRoute: FastifyPluginAsync<Options> = async (app, options) => {
  const { config, counts, publisher, lostLogLines } = options
  const delay = monitorEventLoopDelay({ resolution })
  delay.enable()
  app.addHook('onClose', async () => void delay.disable())

  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request.raw, config.metricsToken)) return reply.callNotFound()
    const [connections, backups] = await Promise.all([openConnections(), options.backups?.state()])
    const text = metricsText({ counts, publisher, delay, connections, backups, lostLogLines: lostLogLines() })
    delay.reset()
    return reply.header('Cache-Control', 'no-store').type(metricsType).send(text)
  })

  const openConnections = () =>
    new Promise<number>((resolve, reject) =>
      app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    )
}
