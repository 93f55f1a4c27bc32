import { documents } from '#content/documents.ts'
import type { EditableDocument } from '#content/editable-documents.ts'
import { isJson, type Json } from '#content/json.ts'
import { ownerOnlyChanges } from '#content/owner-only.ts'
import { schemaTree } from '#content/schema-tree.ts'
import { Problem } from '../problems/problem.ts'

/** A check that throws `owner_only` when an assistant's save changes fields that only an owner may change. */
export function refuseOwnerOnly(document: EditableDocument) {
  return (latest: unknown, next: unknown): void => {
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
