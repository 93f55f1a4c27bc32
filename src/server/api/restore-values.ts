import type { DocumentName } from '#content/documents/documents.ts'
import {
  type MissingPicture,
  missingPictures,
  pictureIdsOf,
  withCurrentPictures,
} from '#content/documents/missing-pictures.ts'
import { InvalidSnapshotError } from '#content/documents/snapshot.ts'
import type { Json } from '#content/values/json.ts'
import type { CurrentState } from '#contract/problem.ts'
import type { MediaLibrary } from '../media/library/media-library.ts'
import { Problem } from '../problems/problem.ts'

type Options = {
  readonly document: DocumentName
  /** Value of the older revision. */
  readonly value: Json
  readonly current: Json | undefined
  /** The owner's choice for fields without a picture; `undefined` before she is asked. */
  readonly choice: 'nearest' | 'without' | undefined
  readonly library: Pick<MediaLibrary, 'present' | 'recoverable' | 'putBack'>
}

/**
 * The older value, with missing pictures handled as the owner chose: removed pictures are put back, and other fields
 * keep their current picture.
 * @throws {Problem} `pictures_missing`, with the fields, before the owner has chosen.
 */
export async function withPicturesOf({ document, value, current, choice, library }: Options): Promise<Json> {
  if (choice === 'without') return value
  const versions = { document, value, current }
  const ids = pictureIdsOf(versions)
  const present = await library.present(ids)
  const recoverable = await library.recoverable(ids.filter((id) => !present.has(id)))
  const missing = missingPictures(versions, { present, recoverable })
  if (missing.length === 0) return value
  if (choice === undefined) {
    const pictures = missing.map(({ id: _, ...picture }): MissingPicture => picture)
    throw new Problem('pictures_missing', {
      current: { pictures } satisfies CurrentState['pictures_missing'],
    })
  }

  const removed = new Set(missing.filter(({ nearest }) => nearest === 'removed').map(({ id }) => id))
  for (const id of removed) await library.putBack(id)
  return withCurrentPictures(versions, missing)
}

/** Converts the error of a stored value whose schema has changed in a way that neither defaults nor formats cover. */
export function explainUnreadable(error: unknown): never {
  if (!(error instanceof InvalidSnapshotError)) throw error
  const detail = 'Esa versión es de antes de un cambio del sitio, y ya no se puede mostrar ni restaurar.'
  throw new Problem('invalid_document', { cause: error, detail, issues: error.issues })
}
