import { isJson, isJsonObject, type JsonObject } from '#content/values/json.ts'

/** A draft as the browser stores it, with the version that it started from. */
export type LocalCopy = {
  /** Id of the tab that wrote it. */
  readonly tab: string
  readonly savedAt: string
  readonly etag: string | undefined
  readonly base: JsonObject
  readonly draft: JsonObject
  /** The server's draft has all of it, so nothing is lost if it is removed. */
  readonly isOnServer?: boolean
} & OnServer

/** What the server had of the draft when the copy was written. */
export type OnServer = {
  /** The server's draft; undefined if there was none, or if it was not known yet. */
  readonly held?: JsonObject | undefined
  /** What was being sent. The server may hold it, although no response came. */
  readonly sent?: JsonObject | undefined
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>
export type LocalCopies = ReturnType<typeof createLocalCopies>

/**
 * Stored copies of one draft, one per tab, so that tabs do not overwrite each other's copy.
 *
 * @param name Name of the draft. It may change: the draft of an entry is named after its address.
 */
export function createLocalCopies(storage: Store, name: () => string) {
  const prefix = () => `consultorio:borrador:${name()}:`
  const keys = () =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
      (key): key is string => key?.startsWith(prefix()) ?? false,
    )

  return {
    /** Returns whether the browser stored the copy. It may be full or forbid storage. */
    write({ tab, ...copy }: LocalCopy): boolean {
      try {
        storage.setItem(prefix() + tab, JSON.stringify(copy))
        return true
      } catch {
        return false
      }
    },

    remove(tab: string) {
      try {
        storage.removeItem(prefix() + tab)
      } catch {
        // A browser that forbids storage has nothing to remove.
      }
    },

    /** Newest first. */
    list(): LocalCopy[] {
      try {
        return keys()
          .flatMap((key) => readCopy(key.slice(prefix().length), storage.getItem(key)))
          .sort((one, other) => (one.savedAt < other.savedAt ? 1 : -1))
      } catch {
        return []
      }
    },
  }
}

function readCopy(tab: string, text: string | null): LocalCopy[] {
  const copy = parseJson(text)
  if (!isJsonObject(copy)) return []
  const { savedAt, etag, base, draft, isOnServer, held, sent } = copy
  if (typeof savedAt !== 'string' || !isJsonObject(base) || !isJsonObject(draft)) return []
  const tag = typeof etag === 'string' ? etag : undefined
  return [
    {
      tab,
      savedAt,
      etag: tag,
      base,
      draft,
      ...(isOnServer === true && { isOnServer }),
      ...(isJsonObject(held) && { held }),
      ...(isJsonObject(sent) && { sent }),
    },
  ]
}

function parseJson(text: string | null) {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isJson(value) ? value : undefined
  } catch {
    return undefined
  }
}
