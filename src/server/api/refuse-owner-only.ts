import { type DocumentName, documents } from '#content/documents/documents.ts'
import { type Entry, type EntryDocument, entrySchema, isEntryDocument } from '#content/documents/entries.ts'
import { completeContent } from '#content/facts/complete-content.ts'
import { ownerOnlyChanges } from '#content/fields/owner-only.ts'
import { schemaTree } from '#content/fields/schema-tree.ts'
import { childOf, isJson, isJsonList, isWithin, type Json } from '#content/values/json.ts'
import type { Role } from '#contract/roles.ts'
import { Problem } from '../problems/problem.ts'

/** A check that throws `owner_only` when an assistant's save changes fields that only an owner may change. */
export function refuseOwnerOnly(document: DocumentName) {
  return (latest: unknown, next: unknown): void => {
    if (isEntryDocument(document)) refuseRemovals(jsonOf(latest), jsonOf(next))
    const tree = schemaTree(documents[document].schema)
    const changes = (form: (value: unknown) => unknown) =>
      ownerOnlyChanges(tree, jsonOf(form(latest)), jsonOf(form(next)))
    // Clients that read complete content send facts where the stored texts have marks. So a field counts as changed
    // only if visitors would read something else too.
    const visible = document === 'site-content' ? changes(complete) : undefined
    const paths = changes((value) => value).filter(
      (path) => visible?.some((seen) => isWithin(path, seen) || isWithin(seen, path)) ?? true,
    )
    const isInner = (path: string) => paths.some((outer) => outer !== path && isWithin(path, outer))
    refusePaths(paths.filter((path) => !isInner(path)))
  }
}

/** The same check for one entry. An assistant may create an entry, but not sign it. */
export function refuseOwnerOnlyInEntry(document: EntryDocument) {
  const tree = schemaTree(entrySchema(document))
  return (stored: Entry | undefined, next: Entry): void =>
    refusePaths(ownerOnlyChanges(tree, jsonOf(stored), jsonOf(next)))
}

function refusePaths(paths: readonly string[]): void {
  if (paths.length === 0) return
  throw new Problem('owner_only', {
    detail:
      'Solo la dueña puede cambiar las cédulas, los títulos, el aviso de COFEPRIS y las firmas. No se guardó nada.',
    issues: paths.map((path) => ({ path, message: 'Solo la dueña puede cambiarlo.' })),
  })
}

function complete(value: unknown): unknown {
  const content = documents['site-content'].schema.safeParse(value).data
  return content && completeContent(content)
}

function jsonOf(value: unknown): Json | undefined {
  if (value === undefined || isJson(value)) return value
  throw new TypeError('A document is JSON.')
}

/** The same check for the entries that an arrangement deletes. */
export const permitRemovals =
  (role: Role) =>
  (removed: readonly string[]): void => {
    if (role === 'owner' || removed.length === 0) return
    throw new Problem('owner_only', { detail: 'Solo la dueña puede borrar. No se guardó nada.' })
  }

/** Only an owner may remove entries. */
function refuseRemovals(latest: Json | undefined, next: Json | undefined): void {
  const left = new Set(itemsOf(next).map((entry) => childOf(entry, 'id')))
  const removed = itemsOf(latest).find((entry) => !left.has(childOf(entry, 'id')))
  if (removed === undefined) return
  const detail =
    'Solo la dueña puede eliminar entradas o cambiar varias direcciones a la vez. No se guardó nada.'
  throw new Problem('owner_only', { detail })
}

const itemsOf = (value: Json | undefined): readonly Json[] => (isJsonList(value) ? value : [])
