import type { Histogram } from 'node:perf_hooks'
import type { BackupState } from '../backup/backup-schedule.ts'
import { type RequestCounts, requestKinds } from '../http/server.ts'
import type { Publisher } from '../releases/publisher.ts'

export type MetricsSources = {
  readonly counts: RequestCounts
  readonly publisher: Pick<Publisher, 'live' | 'counts'>
  readonly delay: Histogram
  readonly connections: number
  readonly lostLogLines: number
  /** Undefined when backups are disabled. */
  readonly backups?: BackupState | undefined
}

export const metricsType = 'text/plain; version=0.0.4; charset=utf-8'

/** All metrics of the process in Prometheus' text format. */
export const metricsText = (sources: MetricsSources): string =>
  [...served(sources), ...published(sources), ...backedUp(sources), ...running(sources)].join('')

const served = ({ counts, connections }: MetricsSources) => [
  counter(
    'consultorio_requests_total',
    'Respuestas, por lo que se pidió y su estado.',
    requestKinds.flatMap((kind) =>
      [1, 2, 3, 4, 5].map((status) => [
        `{kind="${kind}",status="${status}xx"}`,
        counts.responses(kind, status),
      ]),
    ),
  ),
  gauge('consultorio_connections', 'Conexiones abiertas ahora.', connections),
  counter('consultorio_store_errors_total', 'Veces que la base de datos no respondió.', counts.storeErrors),
]

const published = ({ publisher: { live, counts } }: MetricsSources) => [
  counter('consultorio_publishes_total', 'Publicaciones desde el arranque, por cómo terminaron.', [
    ['{result="ok"}', counts.published],
    ['{result="failed"}', counts.failed],
  ]),
  gauge('consultorio_publish_last_seconds', 'Lo que tardó la última publicación.', counts.lastSeconds),
  gauge('consultorio_release_id', 'Número de la publicación que ven las visitas.', live?.record?.id),
  gauge(
    'consultorio_release_published_seconds',
    'Cuándo se publicó, en segundos de Unix.',
    unixSeconds(live?.record?.createdAt),
  ),
]

const backedUp = ({ backups }: MetricsSources) => [
  gauge(
    'consultorio_backup_made_seconds',
    'Cuándo se hizo la última copia, en segundos de Unix.',
    unixSeconds(backups?.lastAt),
  ),
  gauge(
    'consultorio_backup_failing',
    '1 si falló el último intento de hacer una copia.',
    backups && Number(backups.failedAt !== null),
  ),
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

function running({ delay, lostLogLines }: MetricsSources) {
  const { rss, heapUsed } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  const seconds = (value: number) => (Number.isFinite(value) ? value / 1e9 : undefined)
  return [
    gauge('process_start_time_seconds', 'Cuándo arrancó, en segundos de Unix.', startedAt),
    counter('process_cpu_seconds_total', 'Tiempo de procesador usado.', (user + system) / 1e6),
    counter(
      'consultorio_log_lines_lost_total',
      'Líneas del registro que no se pudieron escribir.',
      lostLogLines,
    ),
    gauge('process_resident_memory_bytes', 'Memoria del proceso.', rss),
    gauge('nodejs_heap_size_used_bytes', 'Memoria que usa el programa.', heapUsed),
    gauge('nodejs_eventloop_delay_seconds', 'Retraso del proceso desde la lectura anterior.', [
      ['{quantile="0.5"}', seconds(delay.percentile(50))],
      ['{quantile="0.99"}', seconds(delay.percentile(99))],
      ['{quantile="1"}', seconds(delay.max)],
    ]),
  ]
}

const unixSeconds = (time: string | null | undefined) => (time ? Date.parse(time) / 1000 : undefined)

const startedAt = Math.round(Date.now() / 1000 - process.uptime())

/** One value, or one for each set of labels. Those without a value are omitted. */
type Values = number | undefined | (string | number | undefined)[][]

/** @param help One line that explains the metric to the operator. */
const metricOf = (type: 'counter' | 'gauge') => (name: string, help: string, values: Values) => {
  const samples = Array.isArray(values) ? values : [['', values]]
  const lines = samples.flatMap(([labels, value]) =>
    value === undefined ? [] : `${name}${labels} ${value}\n`,
  )
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`
}

const counter = metricOf('counter')
const gauge = metricOf('gauge')
