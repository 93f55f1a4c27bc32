import { z } from 'zod'
import type { BareChange } from '../changes/change.ts'
import { isWhole } from '../changes/items.ts'
import type { Field } from '../fields/schema-tree.ts'
import { isJson, type Json, parentPath, pathSegments } from '../values/json.ts'
import { findMisfit } from './draft-shape.ts'

const json = z.custom<Json>((value) => value !== undefined && isJson(value), 'Envíe un valor JSON.')

/** A change as an editor sends it. */
export const sentChange = z.strictObject(
  {
    kind: z.enum(['set', 'added', 'removed', 'ordered']),
    path: z.string().max(1000),
    before: json.optional(),
    after: json.optional(),
    follows: z.array(z.string().max(300).nullable()).max(2).readonly().optional(),
  },
  'Envíe cada cambio con su clase, su lugar y sus valores.',
)
export type SentChange = Readonly<z.output<typeof sentChange>>

export const toSent = (change: BareChange): SentChange => ({
  kind: change.kind,
  path: change.path,
  ...(change.before !== undefined && { before: change.before }),
  ...(change.after !== undefined && { after: change.after }),
  ...('follows' in change && { follows: change.follows }),
})

/** The change of a document that was sent; undefined if the document has no such place, or its value cannot be there. */
export function receivedChange(tree: Field, sent: SentChange): BareChange | undefined {
  const { kind, path, before, after, follows = [] } = sent
  const field = fieldOfIds(tree, path)
  const list = fieldOfIds(tree, parentPath(path))
  const places = { path, before, after }
  if (!field) return undefined
  if (kind === 'ordered') return field.kind === 'list' ? { ...places, kind, field } : undefined
  const fits = after === undefined || findMisfit(field, after) === undefined
  if (kind === 'set') return fits && isSet(field) ? { ...places, kind, field } : undefined
  const isItem = list?.kind === 'list' && (kind === 'added') === (after !== undefined)
  return fits && isItem ? { ...places, kind, field, follows } : undefined
}

const isSet = (field: Field): boolean => (field.kind !== 'group' && field.kind !== 'list') || isWhole(field)

/** The field at a path that names list items by their ids. Nothing inside a value that is replaced as a whole has one. */
function fieldOfIds(tree: Field, path: string): Field | undefined {
  let field: Field | undefined = tree
  for (const segment of pathSegments(path)) {
    if (field?.kind === 'group' && !isWhole(field)) field = field.fields.find(({ key }) => key === segment)
    else if (field?.kind === 'list' && !isWhole(field)) field = field.item
    else return undefined
  }
  return field
}
