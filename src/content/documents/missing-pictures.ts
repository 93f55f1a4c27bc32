import { mediaIdOf } from '#content/media/media.ts'
import { partAt, withPartAt } from '#content/values/item-path.ts'
import type { Json } from '#content/values/json.ts'
import type { DocumentName } from './documents.ts'
import { documentUses } from './picture-uses.ts'

/** A field of an older revision whose picture no longer exists, and the best replacement. */
export type MissingPicture = {
  readonly path: string
  /** Name of the field as the owner sees it. */
  readonly label: string
  /** The removed picture itself, if it can be put back; the picture in the current revision; or no picture. */
  readonly nearest: 'removed' | 'current' | 'none'
}

type Versions = {
  readonly document: DocumentName
  /** Value of the older revision. */
  readonly value: Json
  readonly current: Json | undefined
}

/** The ids of all pictures that a revision and the current one name. */
export const pictureIdsOf = ({ document, value, current }: Versions): string[] => [
  ...documentUses(document, value).keys(),
  ...documentUses(document, current).keys(),
]

/**
 * The fields of an older revision whose picture is gone.
 * @param present Ids of the pictures in the library. @param recoverable Ids of those that can be put back.
 */
export function missingPictures(
  { document, value, current }: Versions,
  {
    present,
    recoverable,
  }: { readonly present: ReadonlySet<string>; readonly recoverable: ReadonlySet<string> },
) {
  function nearestTo(id: string, path: string): MissingPicture['nearest'] {
    if (recoverable.has(id)) return 'removed'
    const shown = partAt(current, path)
    if (typeof shown !== 'string' || shown === '') return 'none'
    const shownId = mediaIdOf(shown)
    return shownId === undefined || present.has(shownId) ? 'current' : 'none'
  }

  return [...documentUses(document, value)]
    .filter(([id]) => !present.has(id))
    .flatMap(([id, uses]) =>
      uses.map(({ path, label }) => ({ id, path, label, nearest: nearestTo(id, path) })),
    )
}

/** The older value with the current pictures where it names one that is gone for good. */
export const withCurrentPictures = ({ value, current }: Versions, missing: readonly MissingPicture[]): Json =>
  missing.reduce((changed, { path, nearest }) => {
    const shown = partAt(current, path)
    return nearest === 'current' && shown !== undefined ? withPartAt(changed, path, shown) : changed
  }, value)
