import { searchIndexPath } from '#content/addresses/search-address.ts'
import { type PreparedIndex, prepareIndex } from '#content/search/find-entries.ts'
import type { SearchEntry } from '#content/search/search-entry.ts'

let request: Promise<PreparedIndex> | undefined

/** Loads the index once. A failed request is repeated by the next call. @throws Error if it cannot be loaded. */
export function requestIndex(): Promise<PreparedIndex> {
  request ??= load().catch((error: unknown) => {
    request = undefined
    throw error
  })
  return request
}

async function load(): Promise<PreparedIndex> {
  const response = await fetch(searchIndexPath)
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`)
  // Written by the same version of the site, and a schema library would be larger than the search itself.
  const entries: readonly SearchEntry[] = await response.json()
  return prepareIndex(entries)
}
