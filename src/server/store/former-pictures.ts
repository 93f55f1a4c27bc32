import { type Kysely, sql } from 'kysely'
import { formerDays } from '#content/media/media.ts'
import type { FormerPicture } from '#contract/media.ts'
import { readCrop } from './media-rows.ts'
import { versionOf } from './media-version.ts'
import type { MediaFormerTable, Tables } from './tables.ts'
import { transact } from './transact.ts'

/** How long, in ms, a replaced or removed picture can be put back. */
export const formerLifetime = formerDays * 24 * 60 * 60 * 1000

/** How long, in ms, unused sources are kept when an owner deletes former pictures: an upload may be about to use them. */
const purgeGraceTime = 60 * 1000

const storedColumns = [
  'source_hash',
  'version',
  'crop',
  'title',
  'file_name',
  'alt',
  'decorative',
  'focus_x',
  'focus_y',
  'created_at',
] as const

/** Reads and restores the earlier states of pictures. */
export function createFormerPictures(db: Kysely<Tables>, now: () => Date) {
  const restorable = (tx = db) => tx.selectFrom('media_former').where('replaced_at', '>=', oldest(now()))

  async function toFormer(row: FormerRow): Promise<FormerPicture> {
    const { version, file_name: fileName, replaced_at: replacedAt } = row
    const renditions = db.selectFrom('media_rendition').select('width').where('version', '=', version)
    const ready = await renditions.where('format', '=', 'webp').orderBy('width').execute()
    const storedUntil = new Date(Date.parse(replacedAt) + formerLifetime).toISOString()
    return {
      version,
      fileName,
      replacedAt,
      storedUntil,
      widths: ready.map(({ width }) => width),
      alt: row.alt,
      decorative: row.decorative !== 0,
      focus: { x: row.focus_x, y: row.focus_y },
    }
  }

  return {
    /** Earlier states of the picture, newest first. */
    formers: async (id: string) => {
      const rows = await restorable()
        .select(formerColumns)
        .where('item_id', '=', id)
        .orderBy('replaced_at', 'desc')
        .execute()
      return Promise.all(rows.map(toFormer))
    },

    /** Pictures that were removed and can be put back, newest first. */
    removed: async () => {
      const rows = await restorable()
        .select(['item_id', 'title', ...formerColumns])
        .where('item_id', 'not in', db.selectFrom('media_item').select('id'))
        .orderBy('replaced_at', 'desc')
        .execute()
      const latest = Map.groupBy(rows, ({ item_id }) => item_id)
        .values()
        .flatMap((states) => states.slice(0, 1))
      return Promise.all(
        latest.map(async (row) => ({ id: row.item_id, title: row.title, ...(await toFormer(row)) })),
      )
    },

    /** The file and crop that a picture shows, that were prepared for it, or that it showed before. */
    fileOf: async (id: string, version: string) => {
      const columns = ['source_hash', 'file_name', 'crop'] as const
      const current = await db
        .selectFrom('media_item')
        .select(columns)
        .where('version', '=', version)
        .where(({ or, eb }) => or([eb('id', '=', id), eb('prepared_for', '=', id)]))
        .executeTakeFirst()
      const former = restorable().select(columns).where('item_id', '=', id).where('version', '=', version)
      const row = current ?? (await former.executeTakeFirst())
      return row && { sourceHash: row.source_hash, fileName: row.file_name, crop: readCrop(id, row.crop) }
    },

    /**
     * Restores the state that ended at `replacedAt`. The current state, if any, becomes an earlier state. @returns whether
     * that state is still stored.
     */
    putBack: (id: string, replacedAt: string): Promise<boolean> =>
      transact(db, async (tx) => {
        const row = await restorable(tx)
          .select(storedColumns)
          .where('item_id', '=', id)
          .where('replaced_at', '=', replacedAt)
          .executeTakeFirst()
        if (!row) return false

        await tx
          .deleteFrom('media_former')
          .where(({ and }) => and({ item_id: id, replaced_at: replacedAt }))
          .execute()
        await storeFormer(tx, id, now())
        const item = { ...row, updated_at: now().toISOString() }
        await tx
          .insertInto('media_item')
          .values({ ...item, id })
          .onConflict((conflict) => conflict.column('id').doUpdateSet(item))
          .execute()
        return true
      }),

    /**
     * Deletes the picture's earlier states with the sources and renditions that only they used. @returns whether
     * there were any.
     */
    purgeFormers: (id: string): Promise<boolean> =>
      transact(db, async (tx) => {
        const removed = tx.deleteFrom('media_former').where('item_id', '=', id)
        const rows = await removed.returning(['version', 'source_hash']).execute()
        if (rows.length === 0) return false
        const sources = rows.map(({ source_hash }) => source_hash)
        // A crop that was changed meanwhile left renditions of the same sources, without a row that names them.
        const versions = [
          ...rows.map(({ version }) => version),
          ...sources.map((hash) => versionOf(hash, null)),
        ]
        await removeUnused(tx, new Date(now().getTime() - purgeGraceTime), versions, sources)
        return true
      }),
  }
}

const formerColumns = [
  ...(['version', 'file_name', 'replaced_at'] as const),
  ...(['alt', 'decorative', 'focus_x', 'focus_y'] as const),
] as const
type FormerRow = Pick<MediaFormerTable, (typeof formerColumns)[number]>

/** Stores the current state of the picture. The same file with the same crop is stored once. */
export async function storeFormer(db: Kysely<Tables>, id: string, now: Date): Promise<void> {
  const row = await db.selectFrom('media_item').select(storedColumns).where('id', '=', id).executeTakeFirst()
  if (!row) return
  await db.deleteFrom('media_former').where('item_id', '=', id).where('version', '=', row.version).execute()
  const former = { ...row, item_id: id, replaced_at: now.toISOString() }
  await db
    .insertInto('media_former')
    .values(former)
    .onConflict((conflict) => conflict.columns(['item_id', 'replaced_at']).doUpdateSet(row))
    .execute()
}

/**
 * Removes sources and renditions that no current or restorable picture uses: those stored before `before`, and those
 * that were withdrawn.
 */
export async function removeUnused(
  db: Kysely<Tables>,
  before: Date,
  versions: readonly string[] = [],
  sources: readonly string[] = [],
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

const oldest = (now: Date) => new Date(now.getTime() - formerLifetime).toISOString()
