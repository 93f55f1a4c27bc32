import { type Kysely, sql } from 'kysely'
import type { MediaItems } from '#content/documents/snapshot.ts'
import { centre, type MediaItem, type Rendition } from '#content/media/media.ts'
import { readContent } from './blob.ts'
import { createFormerPictures, removeExpiredFormers, removeUnused, storeFormer } from './former-pictures.ts'
import { readMediaItem, readMediaItems, type StoredItem } from './media-rows.ts'
import { versionOf } from './media-version.ts'
import type { Store } from './store.ts'
import type { MediaSourceTable, Tables } from './tables.ts'
import { transact } from './transact.ts'

type NewSource = Omit<MediaSourceTable, 'created_at'>
export type NewItem = Pick<MediaItem, 'id' | 'title' | 'fileName' | 'alt' | 'decorative'> & {
  readonly sourceHash: string
  readonly focus?: MediaItem['focus']
  readonly crop?: MediaItem['crop']
  readonly preparedFor?: string
}
type Changeable = Omit<NewItem, 'id' | 'focus' | 'crop' | 'preparedFor'> & Pick<MediaItem, 'focus' | 'crop'>

/** Fields that are missing or undefined are not changed. */
type ItemChanges = { readonly [Key in keyof Changeable]?: Changeable[Key] | undefined }

export type MediaStore = ReturnType<typeof createMediaStore>

/** How long, in ms, unused sources and renditions are kept: a picture may be about to use them. */
const graceTime = 60 * 60 * 1000

/** How long, in ms, a prepared file or crop is kept that no draft shows: a tab may hold the draft. */
const preparedLifetime = 7 * 24 * 60 * 60 * 1000

/** Stores the pictures of the library, their sources and their renditions. */
export function createMediaStore(
  { db, writeLarge }: Pick<Store, 'db' | 'writeLarge'>,
  now = () => new Date(),
) {
  return {
    /** All pictures by id, newest first. */
    items: (): Promise<MediaItems> => readMediaItems(db),

    find: (id: string): Promise<StoredItem | undefined> => readMediaItem(db, id),

    /** Id of the oldest picture that shows this source. */
    idOfSource: async (hash: string): Promise<string | undefined> => {
      const found = db
        .selectFrom('media_item')
        .select('id')
        .where('source_hash', '=', hash)
        .where('prepared_for', 'is', null)
      return (await found.orderBy('created_at').limit(1).executeTakeFirst())?.id
    },

    /** In pixels. */
    sourceSize: (hash: string) =>
      db.selectFrom('media_source').select(['width', 'height']).where('hash', '=', hash).executeTakeFirst(),

    readSource: (hash: string): Promise<Buffer | undefined> => readContent(db, 'media_source', { hash }),

    /** Stores a source with its first rendition, unless the source is already stored. */
    addSource: (source: NewSource, rendition: Rendition, content: Buffer): Promise<void> => {
      const created_at = now().toISOString()
      const insert = db
        .insertInto('media_source')
        .values({ ...source, created_at })
        .onConflict((conflict) => conflict.column('hash').doNothing())
      return writeLarge([insert.compile(), insertRendition(db, rendition, content, created_at)])
    },

    addItem: async ({ id, title, alt, focus = centre, ...item }: NewItem): Promise<void> => {
      const createdAt = now().toISOString()
      const row = {
        id,
        title,
        alt,
        source_hash: item.sourceHash,
        file_name: item.fileName,
        version: versionOf(item.sourceHash, item.crop ?? null),
        crop: item.crop ? JSON.stringify(item.crop) : null,
        prepared_for: item.preparedFor ?? null,
        decorative: Number(item.decorative),
        focus_x: focus.x,
        focus_y: focus.y,
        created_at: createdAt,
        updated_at: createdAt,
      }
      await db
        .insertInto('media_item')
        .values(row)
        // The id identifies the picture, so another instance has already added the same one.
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
    },

    updateItem: (id: string, changes: ItemChanges): Promise<void> =>
      transact(db, (tx) => updateMediaItem(tx, id, changes, now())),

    /**
     * The picture can be put back for a while; `prune` later removes its source and renditions.
     * @param refuseUsed Throws when the picture is used. It reads in the transaction that removes the picture, and
     * no other transaction writes meanwhile, so no save can begin to use the picture.
     */
    removeItem: (id: string, refuseUsed: (tx: Kysely<Tables>) => Promise<void>): Promise<void> =>
      transact(db, async (tx) => {
        await refuseUsed(tx)
        await storeFormer(tx, id, now())
        for (const table of ['draft', 'draft_change'] as const)
          await tx
            .deleteFrom(table)
            .where(({ and }) => and({ document: 'pictures', entry: id }))
            .execute()
        await tx
          .deleteFrom('media_item')
          .where(({ or, eb }) => or([eb('id', '=', id), eb('prepared_for', '=', id)]))
          .execute()
      }),

    ...createFormerPictures(db, now),

    saveRendition: (rendition: Rendition, content: Buffer): Promise<void> =>
      writeLarge([insertRendition(db, rendition, content, now().toISOString())]),

    /** The stored widths of a version in one format. */
    renditionWidths: async ({
      version,
      format,
    }: Pick<Rendition, 'version' | 'format'>): Promise<number[]> => {
      const rows = db.selectFrom('media_rendition').select('width').where('version', '=', version)
      return (await rows.where('format', '=', format).execute()).map(({ width }) => width)
    },

    /** The versions of the library's pictures. */
    currentVersions: async (): Promise<ReadonlySet<string>> => {
      const rows = await db.selectFrom('media_item').select('version').execute()
      return new Set(rows.map(({ version }) => version))
    },

    readRendition: ({ version, format, width }: Rendition): Promise<Buffer | undefined> =>
      readContent(db, 'media_rendition', { version, format, width }),

    /** Removes sources and renditions that no current or restorable picture uses. */
    prune: (): Promise<void> =>
      transact(db, async (tx) => {
        await removeExpiredFormers(tx, now())
        await removeUnusedPrepared(tx, new Date(now().getTime() - preparedLifetime))
        await removeUnused(tx, new Date(now().getTime() - graceTime))
      }),
  }
}

/** Changes a picture. If its file changes, the former one can be put back for a while. */
export async function updateMediaItem(
  tx: Kysely<Tables>,
  id: string,
  { title, alt, ...changes }: ItemChanges,
  now: Date,
): Promise<void> {
  const stored = await readMediaItem(tx, id)
  if (!stored) return
  const { decorative, focus, fileName, sourceHash = stored.sourceHash } = changes
  const crop = changes.crop === undefined ? stored.item.crop : changes.crop
  if (sourceHash !== stored.sourceHash) await storeFormer(tx, id, now)
  await tx
    .updateTable('media_item')
    .set({
      version: versionOf(sourceHash, crop),
      crop: crop && JSON.stringify(crop),
      source_hash: sourceHash,
      updated_at: now.toISOString(),
      title,
      alt,
      file_name: fileName,
      decorative: decorative === undefined ? undefined : Number(decorative),
      focus_x: focus?.x,
      focus_y: focus?.y,
    })
    .where('id', '=', id)
    .execute()
}

/** Removes old files and crops that were prepared for a picture and that no draft or dated change shows. */
async function removeUnusedPrepared(tx: Kysely<Tables>, before: Date): Promise<void> {
  const isNamedIn = (text: string) => sql<boolean>`${sql.ref(text)} like '%' || media_item.version || '%'`
  await tx
    .deleteFrom('media_item')
    .where('prepared_for', 'is not', null)
    .where('created_at', '<', before.toISOString())
    .where(({ not, exists }) =>
      not(exists(tx.selectFrom('draft').select('version').where(isNamedIn('draft.value')))),
    )
    .where(({ not, exists }) =>
      not(exists(tx.selectFrom('dated_change').select('id').where(isNamedIn('dated_change.parts')))),
    )
    .execute()
}

/** If two instances make the same rendition, the first one is kept; both are identical. */
function insertRendition(db: Kysely<Tables>, rendition: Rendition, content: Buffer, created_at: string) {
  return db
    .insertInto('media_rendition')
    .values({ ...rendition, created_at, content })
    .onConflict((conflict) => conflict.columns(['version', 'format', 'width']).doNothing())
    .compile()
}
