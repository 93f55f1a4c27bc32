import { z } from 'zod'
import { browserStorage } from '#admin/shell/browser-storage.ts'
import { fittingPart } from '#content/documents/draft-shape.ts'
import type { Field } from '#content/fields/schema-tree.ts'
import { isJson, isJsonObject, type JsonObject, parsedJson } from '#content/values/json.ts'
import { unsentOwner } from './unsent-owner.ts'

const jsonObject = z.custom<JsonObject>((value) => isJson(value) && isJsonObject(value))

/** What a person typed that the server may not have yet, with the state that she started from. */
const unsent = z.object({
  from: jsonObject,
  mine: jsonObject,
  /** What a new entry begins with. */
  begin: jsonObject.optional(),
})
export type Unsent = Readonly<z.output<typeof unsent>>

/** Unsent changes that another page of this browser left, or an earlier visit. */
export type LeftUnsent = Unsent & { readonly key: string; readonly text: string }

const prefix = 'consultorio:sin-enviar:'

/** Two tabs of a browser do not overwrite what the other one has not sent. */
const tab = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`

const start = () => `${prefix}${unsentOwner()}:`
const keyOf = (name: string) => `${start()}${tab}:${name}`

/** Ends the name of what stays on its screen until it is saved there. */
export const ofScreen = '@'

/** The names of the subjects of which this browser has changes to send of the person who is signed in. */
export const unsentNames = (): readonly string[] =>
  [...new Set(allKeys().map(nameIn))].filter((name) => !name.endsWith(ofScreen))

function allKeys(): string[] {
  try {
    const storage = browserStorage('localStorage')
    return Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '').filter(
      (key) => key.startsWith(start()),
    )
  } catch {
    return []
  }
}

const nameIn = (key: string) => key.slice(start().length).replace(/^[^:]*:/, '')

/**
 * Keeps the unsent changes of one subject in this browser.
 * @param name Name of the subject. It may change: an entry is named after its address.
 * @param tree The fields of the draft.
 */
export function createUnsentChanges(name: () => string, tree: Field) {
  let writtenTo: string | undefined

  function remove(key: string): void {
    try {
      browserStorage('localStorage')?.removeItem(key)
    } catch {
      // A browser that refuses storage has nothing to remove.
    }
  }

  return {
    /** @returns whether the browser keeps them. It may be full or refuse storage. */
    write(changes: Unsent): boolean {
      const key = keyOf(name())
      if (writtenTo !== undefined && writtenTo !== key) remove(writtenTo)
      writtenTo = key
      try {
        const storage = browserStorage('localStorage')
        storage?.setItem(key, JSON.stringify(changes))
        return storage !== undefined
      } catch {
        return false
      }
    },

    /** Forgets those of this page. */
    forget(): void {
      if (writtenTo !== undefined) remove(writtenTo)
      writtenTo = undefined
    },

    /** Those of other pages. They stay until they are forgotten. */
    left: (): LeftUnsent[] =>
      allKeys().flatMap((key) => {
        if (nameIn(key) !== name() || key === keyOf(name())) return []
        const text = read(key)
        const { data } = unsent.safeParse(parsedJson(text))
        if (!data) return []
        const [from, mine] = [fittingPart(tree, data.from), fittingPart(tree, data.mine)]
        return isJsonObject(from) && isJsonObject(mine) ? [{ ...data, from, mine, key, text }] : []
      }),

    /** Forgets what another page left, unless that page has written more since. */
    forgetLeft({ key, text }: LeftUnsent): void {
      if (read(key) === text) remove(key)
    },
  }
}

function read(key: string): string {
  try {
    return browserStorage('localStorage')?.getItem(key) ?? ''
  } catch {
    return ''
  }
}
