import { isJsonList, isJsonObject, type Json, pathSegments } from '../values/json.ts'
import { inserted, reordered } from './arrange-items.ts'
import { type BareChange, idsIn, invert, type Thing } from './change.ts'
import { isSame } from './diff.ts'
import { itemsById } from './items.ts'

/** A change that was not applied, because another value is there than the one that it replaces. */
export type Misfit<Of extends BareChange = BareChange> = {
  readonly change: Of
  readonly found: Json | undefined
}

/**
 * Applies each change whose former value is there. One whose later value is there already is applied. The parts of the
 * value that do not change stay the same objects.
 */
export function apply<Of extends BareChange>(
  changes: readonly Of[],
  to: Json,
): { value: Json; misfits: Misfit<Of>[] } {
  const misfits: Misfit<Of>[] = []
  return { value: applyPart(partsOf(changes), to, misfits) ?? to, misfits }
}

/** Applies changes, also where another value is there. Only what was changed in an item that is gone is lost. */
export function applyOver(changes: readonly BareChange[], to: Json): Json {
  const { value, misfits } = apply(changes, to)
  return apply(
    misfits.map(({ change, found }) => ({ ...change, before: found })),
    value,
  ).value
}

/** The later version with the former values of some of the things that changed. */
export const withoutThings = (things: readonly Thing[], after: Json, keys: ReadonlySet<string>): Json =>
  apply(
    things.flatMap(({ key, changes }) => (keys.has(key) ? changes.map(invert) : [])),
    after,
  ).value

/** Changes by the part of the value that they concern. Those of items and of their order are at their list. */
type Part<Of> = { isList: boolean; readonly own: Of[]; readonly children: Map<string, Part<Of>> }

const emptyPart = <Of>(): Part<Of> => ({ isList: false, own: [], children: new Map() })

function partsOf<Of extends BareChange>(changes: readonly Of[]): Part<Of> {
  const root = emptyPart<Of>()
  for (const change of changes) {
    const kinds = pathSegments(change.field.path)
    const segments = pathSegments(change.path)
    const depth = segments.length - (change.kind === 'added' || change.kind === 'removed' ? 1 : 0)
    let part = root
    for (const [index, segment] of segments.slice(0, depth).entries()) {
      if (kinds[index] === '*') part.isList = true
      const child = part.children.get(segment) ?? emptyPart<Of>()
      part.children.set(segment, child)
      part = child
    }
    if (change.kind !== 'set') part.isList = true
    part.own.push(change)
  }
  return root
}

function applyPart<Of extends BareChange>(
  part: Part<Of>,
  value: Json | undefined,
  misfits: Misfit<Of>[],
): Json | undefined {
  if (part.isList) return applyToList(part, value, misfits)
  let next = value
  for (const change of part.own) if (isDue(change, next, misfits)) next = change.after
  const group = isJsonObject(next) ? next : {}
  const changed = Array.from(
    part.children,
    ([key, child]) => [key, applyPart(child, group[key], misfits)] as const,
  )
  const isKept = changed.every(([key, child]) => child === group[key])
  return isKept ? next : { ...group, ...Object.fromEntries(changed.filter(isPresent)) }
}

const isPresent = (entry: readonly [string, Json | undefined]): entry is readonly [string, Json] =>
  entry[1] !== undefined

/** Whether to apply a change. Otherwise its later value is there already, or it is a misfit. */
function isDue<Of extends BareChange>(change: Of, found: Json | undefined, misfits: Misfit<Of>[]): boolean {
  const { kind, field, before, after } = change
  const isFound = (value: Json | undefined) =>
    kind !== 'set' && (value === undefined || found === undefined)
      ? value === found
      : isSame(field, found, value)
  if (isFound(after)) return false
  const isFit = isFound(before)
  if (!isFit) misfits.push({ change, found })
  return isFit
}

/** Removes items, orders those that are left, adds others, and changes single ones. */
function applyToList<Of extends BareChange>(
  { own, children }: Part<Of>,
  list: Json | undefined,
  misfits: Misfit<Of>[],
): Json | undefined {
  const items = itemsById(list)
  const due = own.flatMap((change) => {
    if (change.kind !== 'added' && change.kind !== 'removed') return []
    const id = pathSegments(change.path).at(-1) ?? ''
    const { kind, after, follows } = change
    return isDue(change, items.get(id), misfits) ? [{ id, kind, after, follows }] : []
  })
  for (const { kind, id } of due) if (kind === 'removed') items.delete(id)
  let ids: readonly string[] = [...items.keys()]
  for (const change of own.filter(({ kind }) => kind === 'ordered')) {
    const next = reordered(ids, idsIn(change.before), idsIn(change.after))
    if (!next) misfits.push({ change, found: ids })
    ids = next ?? ids
  }
  const added = due.filter(({ kind }) => kind === 'added')
  for (const { id, after } of added) if (after !== undefined) items.set(id, after)
  for (const [id, child] of children) {
    const item = items.get(id)
    if (item === undefined) misfits.push(...changesIn(child).map((change) => ({ change, found: undefined })))
    else items.set(id, applyPart(child, item, misfits) ?? item)
  }
  const next = inserted(ids, added).flatMap((id) => items.get(id) ?? [])
  const known = isJsonList(list) ? list : []
  return next.length === known.length && next.every((item, index) => item === known[index]) ? list : next
}

const changesIn = <Of>({ own, children }: Part<Of>): Of[] => [
  ...own,
  ...[...children.values()].flatMap(changesIn),
]
