import type { DocumentName } from '#content/documents/documents.ts'
import { documentUses } from '#content/documents/picture-uses.ts'
import { InvalidSnapshotError } from '#content/documents/snapshot.ts'
import { mediaIdOf } from '#content/media/media.ts'
import { childOf, isJsonList, type Json, pathSegments, withValueAt } from '#content/values/json.ts'
import type { CurrentState } from '#contract/problem.ts'
import type { MissingPicture } from '#contract/revisions.ts'
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
  const missing = await findMissing({ document, value, current, library })
  if (missing.length === 0) return value
  if (choice === undefined) {
    const pictures = missing.map(({ path, label, nearest }): MissingPicture => ({ path, label, nearest }))
    throw new Problem('pictures_missing', {
      current: { pictures } satisfies CurrentState['pictures_missing'],
    })
  }

  const removed = new Set(missing.filter(({ nearest }) => nearest === 'removed').map(({ id }) => id))
  for (const id of removed) await library.putBack(id)
  return missing.reduce((changed, { path, nearest }) => {
    const shown = counterpart(value, current, path)
    return nearest === 'current' && shown !== undefined ? withValueAt(changed, path, shown) : changed
  }, value)
}

/** Value of the same field in the current document. List entries are matched by id, regardless of their position. */
function counterpart(older: Json, current: Json | undefined, path: string): Json | undefined {
  let [from, to]: (Json | undefined)[] = [older, current]
  for (const segment of pathSegments(path)) {
    const child = childOf(from, segment)
    const id = childOf(child, 'id')
    if (!isJsonList(from)) to = childOf(to, segment)
    else to = id !== undefined && isJsonList(to) ? to.find((entry) => childOf(entry, 'id') === id) : undefined
    from = child
  }
  return to
}

async function findMissing({ document, value, current, library }: Omit<Options, 'choice'>) {
  const uses = documentUses(document, value)
  const currentIds = [...documentUses(document, current).keys()]
  const ids = [...uses.keys()]
  const present = await library.present([...ids, ...currentIds])
  const goneIds = ids.filter((id) => !present.has(id))
  const recoverable = await library.recoverable(goneIds)

  function nearestTo(id: string, path: string): MissingPicture['nearest'] {
    if (recoverable.has(id)) return 'removed'
    const shown = counterpart(value, current, path)
    if (typeof shown !== 'string' || shown === '') return 'none'
    const shownId = mediaIdOf(shown)
    return shownId === undefined || present.has(shownId) ? 'current' : 'none'
  }

  return goneIds.flatMap((id) =>
    (uses.get(id) ?? []).map(({ path, label }) => ({ id, path, label, nearest: nearestTo(id, path) })),
  )
}

/** Converts the error of a stored value whose schema has changed in a way that neither defaults nor formats cover. */
export function explainUnreadable(error: unknown): never {
  if (!(error instanceof InvalidSnapshotError)) throw error
  const detail = 'Esa versión es de antes de un cambio del sitio, y ya no se puede mostrar ni restaurar.'
  throw new Problem('invalid_document', { cause: error, detail, issues: error.issues })
}
