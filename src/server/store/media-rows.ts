import type { Kysely } from 'kysely'
import type { MediaItems } from '#content/documents/snapshot.ts'
import {
  type MediaFormat,
  type MediaItem,
  mediaCrop,
  mediaFormats,
  renditionWidths,
} from '#content/media/media.ts'
import { cropArea } from './media-version.ts'
import { DamagedStoreError } from './store-errors.ts'
import { parseJson } from './stored-value.ts'
import type { MediaItemTable, MediaSourceTable, Tables } from './tables.ts'

/** A picture as the library shows it, with the hash of its source. */
export type StoredItem = { readonly item: MediaItem; readonly sourceHash: string }

type Ready = ReadonlyMap<string, Readonly<Record<MediaFormat, number[]>>>
type Row = MediaItemTable & Pick<MediaSourceTable, 'width' | 'height' | 'uploaded_bytes' | 'color'>

/** Every picture of the library by id, newest first. */
export async function readMediaItems(db: Kysely<Tables>): Promise<MediaItems> {
  const rows = await itemRows(db).orderBy('media_item.created_at', 'desc').orderBy('id').execute()
  const ready = rows.length === 0 ? new Map() : await readyRenditions(db)
  return new Map(rows.map((row) => [row.id, toItem(row, ready)]))
}

export async function readMediaItem(db: Kysely<Tables>, id: string): Promise<StoredItem | undefined> {
  const row = await itemRows(db).where('id', '=', id).executeTakeFirst()
  return row && { item: toItem(row, await readyRenditions(db, row.version)), sourceHash: row.source_hash }
}

const itemRows = (db: Kysely<Tables>) =>
  db
    .selectFrom('media_item')
    .innerJoin('media_source', 'media_source.hash', 'media_item.source_hash')
    .selectAll('media_item')
    .select(['media_source.width', 'media_source.height', 'uploaded_bytes', 'color'])

async function readyRenditions(db: Kysely<Tables>, version?: string): Promise<Ready> {
  const rows = await db
    .selectFrom('media_rendition')
    .select(['version', 'format', 'width'])
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? ''))
    .orderBy('width')
    .execute()
  const ready = new Map<string, Record<MediaFormat, number[]>>()
  for (const { version, format, width } of rows) {
    const widths = ready.get(version) ?? { avif: [], webp: [] }
    ready.set(version, widths)
    widths[format].push(width)
  }
  return ready
}

function toItem(row: Row, ready: Ready): MediaItem {
  const crop = readCrop(row.id, row.crop)
  const { width, height } = cropArea(crop, row)
  const { avif, webp } = ready.get(row.version) ?? { avif: [], webp: [] }
  const isReady = { avif: hasAll(avif, width), webp: hasAll(webp, width) }
  return {
    id: row.id,
    version: row.version,
    title: row.title,
    fileName: row.file_name,
    alt: row.alt,
    decorative: row.decorative !== 0,
    focus: { x: row.focus_x, y: row.focus_y },
    crop,
    width,
    height,
    sourceWidth: row.width,
    sourceHeight: row.height,
    bytes: row.uploaded_bytes,
    color: row.color,
    renditions: { avif: isReady.avif ? avif : [], webp },
    isComplete: mediaFormats.every((format) => isReady[format]),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    ...(row.prepared_for !== null && { preparedFor: row.prepared_for }),
  }
}

const hasAll = (ready: readonly number[], own: number) =>
  renditionWidths(own).every((width) => ready.includes(width))

export function readCrop(id: string, crop: string | null): MediaItem['crop'] {
  if (crop === null) return null
  const { data } = mediaCrop.safeParse(parseJson(crop))
  if (!data) throw new DamagedStoreError(`El recorte de la imagen ${id} es ilegible.`)
  return data
}
