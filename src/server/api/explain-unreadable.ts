import { InvalidSnapshotError } from '#content/documents/snapshot.ts'
import { Problem } from '../problems/problem.ts'

/** Converts the error of a stored value whose schema has changed in a way that neither defaults nor formats cover. */
export function explainUnreadable(error: unknown): never {
  if (!(error instanceof InvalidSnapshotError)) throw error
  const detail = 'Esa versión es de antes de un cambio del sitio, y ya no se puede mostrar ni restaurar.'
  throw new Problem('invalid_document', { cause: error, detail, issues: error.issues })
}
