import { searchIndexPath } from '#content/addresses/search-address.ts'
import { type PreparedIndex, prepareIndex } from '#content/search/find-entries.ts'
import { type SearchEntry, type SearchKind, searchKinds } from '#content/search/search-entry.ts'

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
  return prepareIndex(readIndex(await response.json()))
}

/** Checked by hand, because a schema library would be larger than the search itself. Rows of unknown kinds are left out. */
export function readIndex(value: unknown): readonly SearchEntry[] {
  if (!Array.isArray(value)) throw new Error('The search index is no list.')
  return value.flatMap((row: unknown) => readEntry(row) ?? [])
}

function readEntry(row: unknown): SearchEntry | undefined {
  const text = (key: string): string => {
    const value: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, key) : undefined
    return typeof value === 'string' ? value : ''
  }
  const kind = text('kind')
  if (!isKind(kind)) return undefined
  return {
    kind,
    name: text('name'),
    path: text('path'),
    note: text('note'),
    price: text('price'),
    words: text('words'),
    preparation: text('preparation'),
  }
}

const isKind = (name: string): name is SearchKind => searchKinds.some((kind) => kind === name)
