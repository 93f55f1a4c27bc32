import { hash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyPluginAsync } from 'fastify'
import type { BackupSchedule } from '../backup/backup-schedule.ts'
import type { Config } from '../config.ts'
import type { RequestCounts } from '../http/server.ts'
import type { Publisher } from '../releases/publisher.ts'
import { metricsText, metricsType } from './metrics.ts'

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

const loopbackAddress = /^(?:::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/
const loopbackHost = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i

/** Headers that a proxy adds to a forwarded request. */
const proxyHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'cf-connecting-ip',
] as const

/** Whether the request has the token, or comes directly from this machine and not through a proxy on it. */
function mayReadMetrics(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  token: string | undefined,
): boolean {
  if (headers.authorization !== undefined) return token !== undefined && bears(headers.authorization, token)
  if (proxyHeaders.some((name) => headers[name] !== undefined)) return false
  return loopbackAddress.test(socket.remoteAddress ?? '') && loopbackHost.test(headers.host ?? '')
}

function bears(authorization: string, token: string): boolean {
  const [, given = ''] = /^Bearer +(\S+)$/i.exec(authorization) ?? []
  // The hashes have equal length, and the comparison time does not reveal how much of the guess was right.
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', token, 'buffer'))
}
