import type { Histogram } from 'node:perf_hooks'
import type { BackupState } from '../backup/backup-schedule.ts'
import { type RequestCounts, requestKinds } from '../http/server.ts'
import type { Publisher } from '../releases/publisher.ts'
import { exposition, type Metric } from './exposition.ts'

export type MetricsSources = {
  readonly counts: RequestCounts
  readonly publisher: Pick<Publisher, 'live' | 'counts'>
  readonly delay: Histogram
  readonly connections: number
  readonly lostLogLines: number
  /** Undefined when backups are disabled. */
  readonly backups?: BackupState | undefined
}

const nanoseconds = 1e9

/** All metrics of the process in Prometheus' text format. */
export function metricsText(sources: MetricsSources): string {
  return exposition([...served(sources), ...published(sources), ...backedUp(sources), ...running(sources)])
}

function served({ counts, connections }: MetricsSources): Metric[] {
  const samples = requestKinds.flatMap((kind) =>
    [1, 2, 3, 4, 5].map((status) => ({
      labels: { kind, status: `${status}xx` },
      value: counts.responses(kind, status),
    })),
  )
  return [
    counter('consultorio_requests_total', 'Respuestas, por lo que se pidió y su estado.', samples),
    gauge('consultorio_connections', 'Conexiones abiertas ahora.', connections),
    counter('consultorio_store_errors_total', 'Veces que la base de datos no respondió.', [
      { value: counts.storeErrors },
    ]),
  ]
}

function published({ publisher: { live, counts } }: MetricsSources): Metric[] {
  const publishedAt = live?.record && unixSeconds(live.record.createdAt)
  return [
    counter('consultorio_publishes_total', 'Publicaciones desde el arranque, por cómo terminaron.', [
      { labels: { result: 'ok' }, value: counts.published },
      { labels: { result: 'failed' }, value: counts.failed },
    ]),
    gauge('consultorio_publish_last_seconds', 'Lo que tardó la última publicación.', counts.lastSeconds),
    gauge('consultorio_release_id', 'Número de la publicación que ven las visitas.', live?.record?.id),
    gauge('consultorio_release_published_seconds', 'Cuándo se publicó, en segundos de Unix.', publishedAt),
  ]
}

function backedUp({ backups }: MetricsSources): Metric[] {
  const madeAt = backups?.lastAt ? unixSeconds(backups.lastAt) : undefined
  const isFailing = backups && Number(backups.failedAt !== null)
  return [
    gauge('consultorio_backup_made_seconds', 'Cuándo se hizo la última copia, en segundos de Unix.', madeAt),
    gauge('consultorio_backup_failing', '1 si falló el último intento de hacer una copia.', isFailing),
    gauge(
      'consultorio_backup_missing_pictures',
      'Imágenes que la última copia no pudo leer.',
      backups?.missingPictures,
    ),
    gauge(
      'consultorio_backup_copy_failing',
      '1 si falló el último intento de llevar la copia a otro lugar.',
      backups && Number(backups.copyFailedAt !== null),
    ),
  ]
}

function running({ delay, lostLogLines }: MetricsSources): Metric[] {
  const { rss, heapUsed } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  const seconds = (value: number) => (Number.isFinite(value) ? value / nanoseconds : undefined)
  return [
    gauge('process_start_time_seconds', 'Cuándo arrancó, en segundos de Unix.', startedAt),
    counter('process_cpu_seconds_total', 'Tiempo de procesador usado.', [{ value: (user + system) / 1e6 }]),
    counter('consultorio_log_lines_lost_total', 'Líneas del registro que no se pudieron escribir.', [
      { value: lostLogLines },
    ]),
    gauge('process_resident_memory_bytes', 'Memoria del proceso.', rss),
    gauge('nodejs_heap_size_used_bytes', 'Memoria que usa el programa.', heapUsed),
    {
      name: 'nodejs_eventloop_delay_seconds',
      type: 'gauge',
      help: 'Retraso del proceso desde la lectura anterior.',
      samples: [
        { labels: { quantile: '0.5' }, value: seconds(delay.percentile(50)) },
        { labels: { quantile: '0.99' }, value: seconds(delay.percentile(99)) },
        { labels: { quantile: '1' }, value: seconds(delay.max) },
      ],
    },
  ]
}

const unixSeconds = (time: string) => Date.parse(time) / 1000

const startedAt = Math.round(Date.now() / 1000 - process.uptime())

const counter = (name: string, help: string, samples: Metric['samples']): Metric => ({
  ...{ name, help, samples },
  type: 'counter',
})

const gauge = (name: string, help: string, value: number | undefined): Metric => ({
  ...{ name, help },
  type: 'gauge',
  samples: [{ value }],
})
