import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** How long, in ms, a replaced or removed picture can be put back. */
export const formerLifetime = 30 * 24 * 60 * 60 * 1000

/** An earlier state of a picture, before it was replaced or removed. */
export type FormerPicture = {
  readonly version: string
  readonly fileName: string
  /** ISO 8601. Unique among the earlier states of one picture. */
  readonly replacedAt: string
  /** Widths, in pixels, of the WebP renditions that can be shown. */
  readonly widths: readonly number[]
}

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
  return Promise.all(
    rows.map(async ({ version, file_name: fileName, replaced_at: replacedAt }) => {
      const renditions = db.selectFrom('media_rendition').select('width').where('version', '=', version)
      const ready = await renditions.where('format', '=', 'webp').orderBy('width').execute()
      return { version, fileName, replacedAt, widths: ready.map(({ width }) => width) }
    }),
  )
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

export async function removeExpiredFormers(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('media_former').where('replaced_at', '<', oldest(now)).execute()
}

const formersOf = (db: Kysely<Tables>, id: string, now: Date) =>
  db.selectFrom('media_former').where('item_id', '=', id).where('replaced_at', '>=', oldest(now))

const oldest = (now: Date) => new Date(now.getTime() - formerLifetime).toISOString()
