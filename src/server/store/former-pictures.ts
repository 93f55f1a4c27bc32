import { type Kysely, sql } from 'kysely'
import { formerDays } from '#content/media/media.ts'
import type { MediaFormerTable, Tables } from './tables.ts'

/** How long, in ms, a replaced or removed picture can be put back. */
export const formerLifetime = formerDays * 24 * 60 * 60 * 1000

/** An earlier state of a picture, before it was replaced or removed. */
export type FormerPicture = {
  readonly version: string
  readonly fileName: string
  /** ISO 8601. Unique among the earlier states of one picture. */
  readonly replacedAt: string
  /** ISO 8601. */
  readonly storedUntil: string
  /** Widths, in pixels, of the WebP renditions that can be shown. */
  readonly widths: readonly number[]
}

/** A picture that the library no longer has, in its last state. */
export type RemovedPicture = FormerPicture & { readonly id: string; readonly title: string }

const kept = [
  ...(['source_hash', 'version', 'crop', 'title', 'file_name', 'alt', 'decorative'] as const),
  ...(['focus_x', 'focus_y', 'created_at'] as const),
] as const

/** Stores the current state of the picture. The same file with the same crop is stored once. */
export async function keepFormer(db: Kysely<Tables>, id: string, now: Date): Promise<void> {
  const row = await db.selectFrom('media_item').select(kept).where('id', '=', id).executeTakeFirst()
  if (!row) return
  await db.deleteFrom('media_former').where('item_id', '=', id).where('version', '=', row.version).execute()
  const former = { ...row, item_id: id, replaced_at: now.toISOString() }
  await db
    .insertInto('media_former')
    .values(former)
    .onConflict((conflict) => conflict.columns(['item_id', 'replaced_at']).doUpdateSet(row))
    .execute()
}

/** Newest first. */
export async function listFormers(db: Kysely<Tables>, id: string, now: Date): Promise<FormerPicture[]> {
  const rows = await formersOf(db, id, now)
    .select(['version', 'file_name', 'replaced_at'])
    .orderBy('replaced_at', 'desc')
    .execute()
  return Promise.all(rows.map((row) => readFormer(db, row)))
}

/** The pictures that were removed from the library and can be put back, newest first. */
export async function listRemoved(db: Kysely<Tables>, now: Date): Promise<RemovedPicture[]> {
  const rows = await db
    .selectFrom('media_former')
    .select(['item_id', 'title', 'version', 'file_name', 'replaced_at'])
    .where('replaced_at', '>=', oldest(now))
    .where('item_id', 'not in', db.selectFrom('media_item').select('id'))
    .orderBy('replaced_at', 'desc')
    .execute()
  const latest = [...Map.groupBy(rows, ({ item_id }) => item_id).values()].flatMap((states) =>
    states.slice(0, 1),
  )
  return Promise.all(
    latest.map(async (row) => ({ id: row.item_id, title: row.title, ...(await readFormer(db, row)) })),
  )
}

type FormerRow = Pick<MediaFormerTable, 'version' | 'file_name' | 'replaced_at'>

async function readFormer(
  db: Kysely<Tables>,
  { version, file_name: fileName, replaced_at: replacedAt }: FormerRow,
): Promise<FormerPicture> {
  const renditions = db.selectFrom('media_rendition').select('width').where('version', '=', version)
  const ready = await renditions.where('format', '=', 'webp').orderBy('width').execute()
  const storedUntil = new Date(Date.parse(replacedAt) + formerLifetime).toISOString()
  return { version, fileName, replacedAt, storedUntil, widths: ready.map(({ width }) => width) }
}

/** Ids from the list that have a restorable earlier state. */
export async function recoverableIds(
  db: Kysely<Tables>,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  for (const id of ids) {
    if (await formersOf(db, id, now).select('version').limit(1).executeTakeFirst()) found.add(id)
  }
  return found
}

/**
 * Restores the state that ended at `replacedAt`, or the latest one. The current state, if any, becomes an earlier
 * state.
 * @returns whether such an earlier state exists.
 */
export async function putBackFormer(
  db: Kysely<Tables>,
  id: string,
  replacedAt: string | undefined,
  now: Date,
): Promise<boolean> {
  const former = await formersOf(db, id, now)
    .select([...kept, 'replaced_at'])
    .$if(replacedAt !== undefined, (query) => query.where('replaced_at', '=', replacedAt ?? ''))
    .orderBy('replaced_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!former) return false

  const { replaced_at, ...row } = former
  await db
    .deleteFrom('media_former')
    .where('item_id', '=', id)
    .where('replaced_at', '=', replaced_at)
    .execute()
  await keepFormer(db, id, now)
  const item = { ...row, updated_at: now.toISOString() }
  await db
    .insertInto('media_item')
    .values({ ...item, id })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(item))
    .execute()
  return true
}

/** Forgets all earlier states of a picture. @returns their versions and sources. */
export async function removeFormers(db: Kysely<Tables>, id: string): Promise<Withdrawn> {
  const rows = await db
    .deleteFrom('media_former')
    .where('item_id', '=', id)
    .returning(['version', 'source_hash'])
    .execute()
  return {
    versions: rows.map(({ version }) => version),
    sources: rows.map(({ source_hash }) => source_hash),
  }
}

/** Versions and hashes of sources. */
export type Withdrawn = { readonly versions: readonly string[]; readonly sources: readonly string[] }

/**
 * Removes sources and renditions that no current or restorable picture uses: those stored before `before`, and those
 * that were withdrawn.
 */
export async function removeUnused(
  db: Kysely<Tables>,
  before: Date,
  { versions, sources }: Withdrawn = { versions: [], sources: [] },
): Promise<void> {
  const isOld = sql<boolean>`created_at < ${before.toISOString()}`
  await db
    .deleteFrom('media_rendition')
    .where(({ or, eb }) => or([isOld, ...versions.map((version) => eb('version', '=', version))]))
    .where('version', 'not in', db.selectFrom('media_item').select('version'))
    .where('version', 'not in', db.selectFrom('media_former').select('version'))
    .execute()
  await db
    .deleteFrom('media_source')
    .where(({ or, eb }) => or([isOld, ...sources.map((hash) => eb('hash', '=', hash))]))
    .where('hash', 'not in', db.selectFrom('media_item').select('source_hash'))
    .where('hash', 'not in', db.selectFrom('media_former').select('source_hash'))
    .execute()
}

export async function removeExpiredFormers(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('media_former').where('replaced_at', '<', oldest(now)).execute()
}

const formersOf = (db: Kysely<Tables>, id: string, now: Date) =>
  db.selectFrom('media_former').where('item_id', '=', id).where('replaced_at', '>=', oldest(now))

const oldest = (now: Date) => new Date(now.getTime() - formerLifetime).toISOString()
