import {
  currentEntryOf,
  findEntry,
  type LoadedEntry,
  type SavedEntry,
  saveEntry,
} from '#admin/api/entries.ts'
import { ApiProblem, hasStatus } from '#admin/api/problem.ts'
import { isUnpublished, loadStatus } from '#admin/api/publishing.ts'
import type { Destination } from '#admin/draft/save-draft.ts'
import type { Version } from '#admin/draft/version.ts'
import { sameValue } from '#content/fields/same-value.ts'
import { isJson, isJsonObject, type JsonObject } from '#content/values/json.ts'
import type { EntryDraft } from './entry-draft.ts'

/** Converts an entry from the API to the version that the draft store uses. */
export const entryVersion = ({ value, etag, revision }: LoadedEntry & Partial<SavedEntry>): Version => ({
  value,
  etag,
  ...(revision && { author: revision.author, createdAt: revision.createdAt }),
})

/** Sends drafts of an entry to the API and reads the responses. */
export function entryDestination(
  kept: Pick<EntryDraft, 'document' | 'savedId' | 'detach' | 'draft'>,
  onSaved: (saved: SavedEntry) => void,
): Destination<unknown> {
  const { document } = kept
  /** What this draft tried to create. The server may hold one of them, because its response was lost. */
  const created: JsonObject[] = []
  /** The id of the last attempt: it is the address if the response was lost. */
  let sentId = ''
  const isOwn = ({ value }: Version) => created.some((sent) => sameValue(kept.draft.tree, sent, value))

  async function create(id: string, value: JsonObject) {
    created.push(value)
    try {
      return await saveEntry(document, id, { value, etag: undefined })
    } catch (error) {
      const current = currentEntryOf(document, error)
      if (!hasStatus(error, 409) || (current && isOwn(entryVersion(current)))) throw error
      throw addressTaken(error)
    }
  }

  return {
    async send({ value, etag }) {
      const entry = entryOf(value)
      sentId = `${entry.id}`
      const id = kept.savedId()
      try {
        const saved = await (id === undefined && etag === undefined
          ? create(sentId, entry)
          : saveEntry(document, id ?? sentId, { value: entry, etag }))
        onSaved(saved)
        return entryVersion(saved)
      } catch (error) {
        if (currentEntryOf(document, error) !== null) throw error
        kept.detach()
        throw entryDeleted(error)
      }
    },

    async read() {
      const id = kept.savedId()
      const moved = await findEntry(document, sentId)
      if (id === undefined) return moved && isOwn(entryVersion(moved)) ? withStatus(moved) : undefined
      // Another entry may have the new address. The server then refused to replace it.
      const former = id === sentId ? undefined : await findEntry(document, id)
      const found = former ?? moved
      return found && withStatus(found)
    },

    conflictOf(error) {
      const current = currentEntryOf(document, error)
      return current ? entryVersion(current) : undefined
    },

    issuesOf: (error) => (error instanceof ApiProblem ? error.issues : []),
  }

  async function withStatus(found: LoadedEntry) {
    return { ...entryVersion(found), isPublished: !isUnpublished(await loadStatus(), document) }
  }
}

function entryOf(value: unknown): JsonObject {
  if (isJson(value) && isJsonObject(value)) return value
  throw new TypeError('An entry is an object.')
}

const addressTaken = (cause: unknown) =>
  new ApiProblem(
    {
      status: 400,
      code: 'address_taken',
      issues: [{ path: 'id', message: 'Esa dirección ya está en uso: escriba otra.' }],
    },
    { cause },
  )

const entryDeleted = (cause: unknown) => new ApiProblem({ status: 409, code: 'entry_deleted' }, { cause })
