import { documentNames } from '#content/documents.ts'
import type { Json } from '#content/json.ts'
import type { Snapshot } from '#content/snapshot.ts'
import { completeContent } from './complete-content.ts'
import { hasText, mapTexts } from './map-texts.ts'
import { type MarkValues, markValues, replaceMarks } from './marks.ts'

const completed = new WeakMap<Snapshot, Snapshot>()

/**
 * The snapshot with complete content. Lists without marks stay the same arrays, because pages look entries up by the
 * identity of their list.
 */
export function completeSnapshot(snapshot: Snapshot): Snapshot {
  const known = completed.get(snapshot)
  if (known) return known
  const values = markValues(snapshot['site-content'])
  const content = completeContent(snapshot['site-content'])
  const lists = documentNames.flatMap((name) => {
    const value = snapshot[name]
    return Array.isArray(value) ? [[name, completeEntries(value, values)]] : []
  })
  const complete = { ...snapshot, ...Object.fromEntries(lists), 'site-content': content }
  completed.set(snapshot, complete)
  return complete
}

type Kept = { readonly facts: string; readonly value: object }

/** The last completion of each list and entry, and the facts that it was made with. */
const kept = new WeakMap<object, Kept>()
/** Whether an entry contains a mark. Entries never change, and a site may have 10,000 of them. */
const marked = new WeakMap<object, boolean>()

type Item = Json & object

function completeEntries(entries: readonly Item[], values: MarkValues): readonly Item[] {
  if (!entries.some(isMarked)) return entries
  const facts = JSON.stringify([...values])
  return keep(entries, facts, () =>
    entries.map((entry) =>
      isMarked(entry)
        ? keep(entry, facts, () => mapTexts(entry, (text) => replaceMarks(text, values)))
        : entry,
    ),
  )
}

function isMarked(entry: Item): boolean {
  const known = marked.get(entry)
  if (known !== undefined) return known
  const isOne = hasText(entry, '{')
  marked.set(entry, isOne)
  return isOne
}

/** The value made for `key` with the same facts before, or a new one. */
function keep<Value extends object>(key: Value, facts: string, make: () => Value): Value
function keep(key: object, facts: string, make: () => object): object {
  const known = kept.get(key)
  if (known?.facts === facts) return known.value
  const value = make()
  kept.set(key, { facts, value })
  return value
}
