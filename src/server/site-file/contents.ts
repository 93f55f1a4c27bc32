import type { Tables } from '../store/tables.ts'
import type { SiteFileKind } from './site-file-info.ts'

type Table = keyof Tables

/**
 * Tables that no file contains. They grant access or count attempts, so after a restore everybody signs in again and
 * makes new links to drafts.
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
  'draft_link',
]

/** The tables of an archive, each after the tables it refers to. A new table is excluded until it is listed here. */
export const archiveTables = [
  'revision',
  'entry_revision',
  'former_id',
  'release',
  'media_source',
  'media_item',
  'media_rendition',
] as const

/**
 * Whether a file contains the rows of a table. An archive is a backup without accounts, because it may be given to
 * others.
 */
export function isWritten(kind: SiteFileKind, table: string): boolean {
  if (table.startsWith('kysely_')) return true
  if (kind === 'archive') return archiveTables.some((name) => name === table)
  return !leftOut.some((name) => name === table)
}

/**
 * SQL condition for the rows of a table that go into a file; the row is named `own`. Undefined: all rows. An archive
 * leaves out replaced and removed pictures.
 */
export function writtenRows(kind: SiteFileKind, table: string): string | undefined {
  if (kind === 'backup') return table === 'media_rendition' ? isFirstRendition : undefined
  if (table === 'media_source') return 'own.hash in (select source_hash from media_item)'
  if (table === 'media_rendition') return 'own.version in (select version from media_item)'
  return undefined
}

const widths = (rest: string) =>
  `(select ${rest} from media_rendition as other where other.version = own.version and other.format = 'webp'`

/**
 * The one rendition of each picture that a backup contains. A restored site can show every picture at once, and the
 * library makes the other renditions again. An upload starts with the same width: see `firstWidth`.
 */
const isFirstRendition = `own.format = 'webp' and own.width = coalesce(
  ${widths('max(other.width)')} and other.width <= 1280), ${widths('min(other.width)')}))`
