import { createStore } from 'zustand/vanilla'
import type { DraftStore } from '#admin/draft/draft-store.ts'
import { type Thing, thingsIn } from '#content/changes/change.ts'
import { draftDiff } from '#content/changes/diff.ts'
import { pathOfIds } from '#content/changes/items.ts'
import { shortHash } from '#content/checks/finding.ts'
import { isWithin } from '#content/values/json.ts'

type Store = Pick<Storage, 'getItem' | 'setItem'>

/** The changes of a draft, by where they were made. */
export type ScreenChanges = {
  readonly here: readonly Thing[]
  /** Made on other screens, on other devices, or before this browser noted them. */
  readonly elsewhere: readonly Thing[]
}

/**
 * Tells the things that were changed on one screen from the other changes of the same draft: its button publishes these
 * only. A thing that is changed again elsewhere is of the other screen. Stays in this browser, like the draft's copy.
 * @param storage Undefined in a browser that refuses it: what was changed here is known until the page is loaded again.
 */
export function createScreenChanges(draft: DraftStore, storage: Store | undefined, key: string) {
  let noted = readNotes(storage, key)
  const current = () => {
    const { base, draft: value } = draft.state.getState()
    return base ? thingsIn(draftDiff(draft.tree, base.value, value, base.etag === undefined)) : []
  }
  const split = (things: readonly Thing[]): ScreenChanges => {
    const isHere = (thing: Thing) => noted.get(thing.key) === digestOf(thing)
    return { here: things.filter(isHere), elsewhere: things.filter((thing) => !isHere(thing)) }
  }
  let last = current()
  const state = createStore<ScreenChanges>(() => split(last))

  function note(things: readonly Thing[]): void {
    const names = new Set(last.map(({ key: name }) => name))
    noted = new Map([
      ...[...noted].filter(([name]) => names.has(name)),
      ...things.map((thing): [string, string] => [thing.key, digestOf(thing)]),
    ])
    try {
      storage?.setItem(key, JSON.stringify([...noted]))
    } catch {
      // A full browser stores nothing.
    }
  }

  return {
    state,
    /** Notes what is typed from now on. @returns a function that stops. */
    watch(): () => void {
      const look = (isTyped: boolean) => {
        const before = new Map(last.map((thing) => [thing.key, digestOf(thing)]))
        last = current()
        if (isTyped) note(last.filter((thing) => before.get(thing.key) !== digestOf(thing)))
        state.setState(split(last), true)
      }
      look(false)
      return draft.state.subscribe((now, before) => {
        if (now.draft === before.draft && now.base === before.base) return
        // What is merged or replaced as a whole, for example from another device, has no path.
        look(
          now.base === before.base && now.history !== before.history && now.history.past.at(-1)?.path !== '',
        )
      })
    },
    /** Called after the draft was brought to the form that the server stores: it says the same in other words. */
    noteAgain(keys: ReadonlySet<string>): void {
      last = current()
      note(last.filter((thing) => keys.has(thing.key)))
      state.setState(split(last), true)
    },
  }
}

/** Whether the field at a path of the draft is a part of one of these things. */
export function isPartOf(things: readonly Thing[], { tree, state }: Pick<DraftStore, 'tree' | 'state'>) {
  const places = things.flatMap(({ key, changes }) => [
    key,
    ...changes.flatMap(({ kind, path }) => (kind === 'set' || kind === 'added' ? [path] : [])),
  ])
  return (path: string): boolean => {
    const place = pathOfIds(tree, state.getState().draft, path)
    return places.some((each) => isWithin(place, each))
  }
}

/** What a thing became; what it was before may change when others publish. */
const digestOf = ({ changes }: Thing): string =>
  shortHash(JSON.stringify(changes.map(({ kind, path, after }) => [kind, path, after])))

function readNotes(storage: Store | undefined, key: string): ReadonlyMap<string, string> {
  try {
    const notes: unknown = JSON.parse(storage?.getItem(key) ?? '[]')
    return new Map(Array.isArray(notes) ? notes : [])
  } catch {
    return new Map()
  }
}
