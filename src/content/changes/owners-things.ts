import { fieldAt } from '../fields/field-walk.ts'
import { holdsOwnerOnly } from '../fields/owner-only.ts'
import type { Field } from '../fields/schema-tree.ts'
import { pathSegments } from '../values/json.ts'
import type { Change, Thing } from './change.ts'

/** The keys of the things that only an owner may publish: her licences and the like, and the deletion of an entry. */
export const ownersThings = (tree: Field, things: readonly Thing[]): readonly string[] =>
  things.flatMap(({ key, changes }) => (changes.some((change) => isOwners(tree, change)) ? [key] : []))

const isOwners = (tree: Field, { kind, field, path }: Change): boolean =>
  isInOwnerOnly(tree, field.path) ||
  // Items that hold an owner-only field may be moved.
  (kind !== 'ordered' && holdsOwnerOnly(field)) ||
  /^entries\..*\.isRemoved$/.test(path)

/** Whether the field at a path, or a group or list around it, is owner-only. */
const isInOwnerOnly = (tree: Field, path: string): boolean =>
  pathSegments(path).some(
    (_, index, segments) => fieldAt(tree, segments.slice(0, index + 1).join('.'))?.ownerOnly,
  )
