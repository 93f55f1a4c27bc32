import type { Change } from '#content/document-diff.ts'

/** A change of an entry that reads better as a sentence than as two values; undefined for all others. */
export function entrySentence(change: Change): string | undefined {
  if (change.kind !== 'changed') return undefined
  const { path, before, after } = change
  if (path === 'visible') return after === false ? 'se ocultó' : 'se volvió a mostrar'
  if (path === 'consent.withdrawnOn') {
    if (after === '') return 'se quitó el retiro del consentimiento'
    return before === '' ? `se retiró el consentimiento (${after})` : undefined
  }
  // The value is a key that says nothing to people.
  if (path === 'consent.file') {
    if (after === '') return 'se quitó el comprobante'
    return before === '' ? 'se agregó el comprobante' : 'se cambió el comprobante'
  }
  return undefined
}
