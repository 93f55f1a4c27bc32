import { isJson, isJsonObject, type JsonObject } from '#content/json.ts'

/** A draft as a browser keeps it, with the version that it began with. */
export type LocalCopy = {
  /** The tab that wrote it. */
  readonly tab: string
  readonly savedAt: string
  readonly etag: string | undefined
  readonly base: JsonObject
  readonly draft: JsonObject
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>
export type LocalCopies = ReturnType<typeof createLocalCopies>

/** The copies of a document's drafts, one per tab, so that no tab writes over another's. */
export function createLocalCopies(storage: Store, document: string) {
  const prefix = `consultorio:borrador:${document}:`
  const keys = () =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
      (key): key is string => key?.startsWith(prefix) ?? false,
    )

  return {
    /** Tells whether the browser kept it: it may be out of room, or keep nothing. */
    write({ tab, ...copy }: LocalCopy): boolean {
      try {
        storage.setItem(prefix + tab, JSON.stringify(copy))
        return true
      } catch {
        return false
      }
    },

    remove(tab: string) {
      try {
        storage.removeItem(prefix + tab)
      } catch {
        // A browser that keeps nothing has nothing to remove.
      }
    },

    /** The newest first. */
    list(): LocalCopy[] {
      try {
        return keys()
          .flatMap((key) => readCopy(key.slice(prefix.length), storage.getItem(key)))
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
  const { savedAt, etag, base, draft } = copy
  if (typeof savedAt !== 'string' || !isJsonObject(base) || !isJsonObject(draft)) return []
  return [{ tab, savedAt, etag: typeof etag === 'string' ? etag : undefined, base, draft }]
}

function parseJson(text: string | null) {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isJson(value) ? value : undefined
  } catch {
    return undefined
  }
}
