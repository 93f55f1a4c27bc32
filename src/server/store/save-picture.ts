import type { Kysely } from 'kysely'
import type { MediaItem } from '#content/media/media.ts'
import { type PictureDraft, pictureDraft, pictureDraftOf, pictureTag } from '#content/media/picture-draft.ts'
import { Problem } from '../problems/problem.ts'
import { readMediaItem } from './media-rows.ts'
import { updateMediaItem } from './media-store.ts'
import { validValue } from './revision.ts'
import type { Tables } from './tables.ts'

export type SavePicture = {
  readonly id: string
  readonly value: unknown
  /** ETag of the state that the editor started from. */
  readonly tag: string | null
}

/**
 * Saves a draft of a picture. A repeated save changes nothing. A prepared file or crop that the draft chose takes the
 * picture's place.
 * @throws {Problem} `stale_revision` if the picture was changed or removed since; `invalid_document`.
 */
export async function savePicture(
  tx: Kysely<Tables>,
  { id, value, tag }: SavePicture,
  now: Date,
): Promise<MediaItem> {
  const wanted = validValue<PictureDraft>(pictureDraft, value)
  const stored = await readMediaItem(tx, id)
  if (!stored) throw new Problem('stale_revision')
  const { item } = stored
  if (JSON.stringify(pictureDraftOf(item)) === JSON.stringify(wanted)) return item
  if (pictureTag(item) !== tag) throw new Problem('stale_revision')

  const { alt, decorative, file, focusX, focusY } = wanted
  const words = { alt, decorative, focus: { x: focusX, y: focusY } }
  if (file === item.version) await updateMediaItem(tx, id, words, now)
  else {
    const prepared = await findPrepared(tx, id, file)
    if (!prepared) throw new Problem('invalid_document', { issues: [{ path: 'file', message: isGone }] })
    const { sourceHash, item: shown } = prepared
    const { fileName, crop } = shown
    await updateMediaItem(tx, id, { ...words, sourceHash, fileName, crop }, now)
    await tx.deleteFrom('media_item').where('id', '=', shown.id).execute()
  }
  const saved = await readMediaItem(tx, id)
  return saved?.item ?? item
}

const isGone = 'Esa foto ya no está: elija otra o deshaga el cambio.'

/** The file or crop of this version that was prepared for a picture. */
async function findPrepared(db: Kysely<Tables>, id: string, version: string) {
  const row = await db
    .selectFrom('media_item')
    .select('id')
    .where(({ and }) => and({ prepared_for: id, version }))
    .executeTakeFirst()
  return row && readMediaItem(db, row.id)
}
