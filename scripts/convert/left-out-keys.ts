import { pathOfIds } from '#content/changes/items.ts'
import { documentRow } from '#content/documents/documents.ts'
import { isDraftDocument } from '#content/documents/draft-schema.ts'
import { isWithin, type Json } from '#content/values/json.ts'
import { draftTree } from '#server/store/read-draft.ts'

type Draft = { readonly document: string; readonly entry: string; readonly base: Json; readonly value: Json }

/**
 * Keys of the things that version 0.1 left out of a draft. They had the kind of the change before the path, positions of
 * items in the path, and the key of a list document: 'added gallery.2'.
 */
export function keysLeftOut(
  { document, entry, base, value }: Draft,
  things: readonly { readonly thing: string }[],
): ReadonlySet<string> {
  if (!isDraftDocument(document)) return new Set()
  const tree = draftTree({ document, entry })
  const bodyKey = tree.kind === 'list' && document !== 'pictures' ? documentRow(document).bodyKey : undefined
  return new Set(
    things.map(({ thing }) => {
      const [kind = '', path = thing] = thing.includes(' ') ? thing.split(' ') : ['', thing]
      if (path === 'new') return path
      const own = bodyKey !== undefined && isWithin(path, bodyKey) ? path.slice(bodyKey.length + 1) : path
      return pathOfIds(tree, kind === 'removed' ? base : value, own)
    }),
  )
}
