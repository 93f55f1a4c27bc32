import { z } from 'zod'
import { giveIds } from '#content/documents/give-ids.ts'
import type { Field } from '#content/fields/schema-tree.ts'
import { isJson, isJsonObject, type JsonObject, parsedJson } from '#content/values/json.ts'

const jsonObject = z.custom<JsonObject>((value) => isJson(value) && isJsonObject(value))

/** What the server had of the draft when the copy was written. */
const onServer = z.object({
  /** The server's draft; undefined if there was none, or if it was not known yet. */
  held: jsonObject.optional().catch(undefined),
  /** What was being sent. The server may hold it, although no response came. */
  sent: jsonObject.optional().catch(undefined),
})
export type OnServer = Readonly<z.output<typeof onServer>>

/** A draft as the browser stores it, with the version that it started from. */
const storedCopy = onServer.extend({
  savedAt: z.string(),
  etag: z.string().optional().catch(undefined),
  base: jsonObject,
  draft: jsonObject,
  /** The server's draft has all of it, so nothing is lost if it is removed. */
  isOnServer: z.boolean().optional().catch(undefined),
})
/** @property tab Id of the tab that wrote it. */
export type LocalCopy = Readonly<z.output<typeof storedCopy>> & { readonly tab: string }

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>
export type LocalCopies = ReturnType<typeof createLocalCopies>

/**
 * Stored copies of one draft, one per tab, so that tabs do not overwrite each other's copy.
 *
 * @param storage Undefined in a browser that refuses it: nothing is stored then.
 * @param name Name of the draft. It may change: the draft of an entry is named after its address.
 * @param tree The fields of the draft.
 */
export function createLocalCopies(storage: Store | undefined, name: () => string, tree: Field) {
  const prefix = () => `consultorio:borrador:${name()}:`
  const keys = (stored: Store) =>
    Array.from({ length: stored.length }, (_, index) => stored.key(index)).filter(
      (key): key is string => key?.startsWith(prefix()) ?? false,
    )

  return {
    /** Returns whether the browser stored the copy. It may be full or forbid storage. */
    write({ tab, ...copy }: LocalCopy): boolean {
      if (!storage) return false
      try {
        storage.setItem(prefix() + tab, JSON.stringify(copy))
        return true
      } catch {
        return false
      }
    },

    remove(tab: string) {
      try {
        storage?.removeItem(prefix() + tab)
      } catch {
        // A browser that forbids storage has nothing to remove.
      }
    },

    /** Newest first. */
    list(): LocalCopy[] {
      if (!storage) return []
      try {
        return keys(storage)
          .flatMap((key) => readCopy(tree, key.slice(prefix().length), storage.getItem(key)))
          .sort((one, other) => (one.savedAt < other.savedAt ? 1 : -1))
      } catch {
        return []
      }
    },
  }
}

function readCopy(tree: Field, tab: string, text: string | null): LocalCopy[] {
  const { data } = storedCopy.safeParse(parsedJson(text ?? ''))
  if (!data) return []
  const { held, sent } = data
  const base = giveIds(tree, data.base)
  const named = (value: JsonObject) => giveIds(tree, value, base)
  return [
    {
      tab,
      ...data,
      ...(held && { held: named(held) }),
      ...(sent && { sent: named(sent) }),
      base,
      draft: named(data.draft),
    },
  ]
}
