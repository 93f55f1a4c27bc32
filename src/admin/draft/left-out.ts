import { createStore } from 'zustand/vanilla'
import { copyName } from '#admin/subject.ts'
import type { StoredDraft } from './stored-draft.ts'

/** Keys of the things that the owner does not want to publish yet, by the name of their draft. */
type LeftOut = { readonly [name: string]: readonly string[] }

const storageKey = 'consultorio:sin-publicar'

/** Each stays left out, in this browser, until she ticks it again. */
export const leftOutStore = createStore<LeftOut>(readStored)

export const leftOutOf = ({ subject }: Pick<StoredDraft, 'subject'>): ReadonlySet<string> =>
  new Set(leftOutStore.getState()[copyName(subject())])

export function leaveOut({ subject }: StoredDraft, key: string, isLeftOut: boolean): void {
  const name = copyName(subject())
  const { [name]: own = [], ...others } = leftOutStore.getState()
  const keys = own.filter((other) => other !== key)
  if (isLeftOut) keys.push(key)
  leftOutStore.setState(keys.length > 0 ? { ...others, [name]: keys } : others, true)
  try {
    localStorage.setItem(storageKey, JSON.stringify(leftOutStore.getState()))
  } catch {
    // Then it is left out as long as this page is open.
  }
}

function readStored(): LeftOut {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
    return typeof stored === 'object' && stored !== null
      ? Object.fromEntries(Object.entries(stored).filter(isKeys))
      : {}
  } catch {
    return {}
  }
}

const isKeys = (entry: [string, unknown]): entry is [string, string[]] =>
  Array.isArray(entry[1]) && entry[1].every((key) => typeof key === 'string')
