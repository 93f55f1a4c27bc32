import { documents } from '#content/documents.ts'
import type { EditableDocument } from '#content/editable-documents.ts'
import { isEntryDocument } from '#content/entries.ts'
import { childOf, isJson, isJsonList, type Json } from '#content/json.ts'
import { ownerOnlyChanges } from '#content/owner-only.ts'
import { schemaTree } from '#content/schema-tree.ts'
import { Problem } from '../problems/problem.ts'

/** A check that throws `owner_only` when an assistant's save changes fields that only an owner may change. */
export function refuseOwnerOnly(document: EditableDocument) {
  return (latest: unknown, next: unknown): void => {
    if (isEntryDocument(document)) refuseRemovals(jsonOf(latest), jsonOf(next))
    const paths = ownerOnlyChanges(schemaTree(documents[document]), jsonOf(latest), jsonOf(next))
    if (paths.length === 0) return
    throw new Problem('owner_only', {
      detail:
        'Solo la dueña puede cambiar las cédulas, los títulos y el aviso de COFEPRIS. No se guardó nada.',
      issues: paths.map((path) => ({ path, message: 'Solo la dueña puede cambiarlo.' })),
    })
  }
}

function jsonOf(value: unknown): Json | undefined {
  if (value === undefined || isJson(value)) return value
  throw new TypeError('A document is JSON.')
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
