import type { Tables } from '../store/tables.ts'
import type { SiteFileKind } from './site-file-info.ts'

type Table = keyof Tables

/**
 * What lets somebody in, or counts how often they tried: after a restore everybody signs in anew. The browser files of
 * builds are stored again by every server that starts.
 */
const leftOut: readonly Table[] = [
  'session',
  'verification',
  'sign_in_attempt',
  'spent_code',
  'setup_link',
  'invitation',
  'password_reset',
  'request_count',
  'browser_file',
]

/** What an archive brings, each after what it refers to: a new table stays out of it until it is named here. */
export const archiveTables = ['revision', 'release', 'media_source', 'media_item', 'media_rendition'] as const

/** Whether the rows of a table go into a file. An archive is a backup without accounts: it may be handed on. */
export function isWritten(kind: SiteFileKind, table: string): boolean {
  if (table.startsWith('kysely_')) return true
  if (kind === 'archive') return archiveTables.some((name) => name === table)
  return !leftOut.some((name) => name === table)
}

/**
 * SQL for the rows of a table that go into a file, of the row `own`; undefined where all do. An archive leaves out the
 * pictures that were replaced or removed.
 * @param schema The schema that holds the tables, with its dot; none where the connection has only one.
 */
export function writtenRows(kind: SiteFileKind, table: string, schema = ''): string | undefined {
  if (kind === 'backup') {
    return table === 'media_rendition' ? isFirstRendition(`${schema}media_rendition`) : undefined
  }
  if (table === 'media_source') return `own.hash in (select source_hash from ${schema}media_item)`
  if (table === 'media_rendition') return `own.version in (select version from ${schema}media_item)`
  return undefined
}

/**
 * SQL for the one rendition of each picture that a backup keeps: a restored site shows every picture at once, and the
 * library makes the others again. The same width is made first of an upload: see `firstWidth`.
 * @param renditions The table, as the query around names it.
 */
function isFirstRendition(renditions: string): string {
  const widths = (rest: string) =>
    `(select ${rest} from ${renditions} as other where other.version = own.version and other.format = 'webp'`
  return `own.format = 'webp' and own.width = coalesce(
    ${widths('max(other.width)')} and other.width <= 1280), ${widths('min(other.width)')}))`
}
