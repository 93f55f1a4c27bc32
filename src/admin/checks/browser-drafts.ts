import type { DraftToCheck } from '#admin/api/checks.ts'
import { isJson, isJsonObject, type Json } from '#content/json.ts'

const prefix = 'consultorio:borrador:'

/** The unsaved drafts that this browser keeps; of several tabs, the newest copy. */
export function browserDrafts(storage: Pick<Storage, 'key' | 'getItem' | 'length'>): DraftToCheck[] {
  const newest = new Map<string, { readonly savedAt: string; readonly value: Json }>()
  try {
    for (let index = 0; index < storage.length; index += 1) {
      const key = storage.key(index) ?? ''
      const [, name] = key.startsWith(prefix) ? (/^(.+):[^:]+$/.exec(key.slice(prefix.length)) ?? []) : []
      const copy = name === undefined ? undefined : readCopy(storage.getItem(key))
      if (name === undefined || !copy || copy.savedAt <= (newest.get(name)?.savedAt ?? '')) continue
      newest.set(name, copy)
    }
  } catch {
    // A browser that forbids storage has no drafts.
  }
  return [...newest].map(([name, { value }]) => {
    const [document = name, entry] = name.split('/')
    return { document, ...(entry !== undefined && { entry }), value }
  })
}

function readCopy(text: string | null) {
  const copy: unknown = JSON.parse(text ?? 'null')
  if (!isJson(copy) || !isJsonObject(copy)) return undefined
  const { savedAt, draft } = copy
  // The draft of an editor has the edited value under `value`.
  return typeof savedAt === 'string' && draft !== undefined ? { savedAt, value: draft } : undefined
}
