import type { Change } from '#content/documents/document-diff.ts'

type Reordered = Extract<Change, { kind: 'reordered' }>

/** Names of a new order are listed up to this number. */
const maxNames = 8

/** The new order of a document's entries. */
function orderSentence({ before, after }: Reordered): string {
  const moved = before.find((name) => {
    const without = (names: readonly string[]) => names.filter((each) => each !== name).join('\n')
    return without(before) === without(after)
  })
  if (moved !== undefined) {
    return `«${moved}» pasa del lugar ${before.indexOf(moved) + 1} al ${after.indexOf(moved) + 1}`
  }
  const names = after.slice(0, maxNames).join(', ')
  const rest = after.length - maxNames
  return `nuevo orden: ${names}${rest > 0 ? ` y ${rest} más` : ''}`
}

/** A change of an entry that reads better as a sentence than as two values; undefined for all others. */
export function entrySentence(change: Change): string | undefined {
  if (change.kind === 'reordered') return change.path === 'entries' ? orderSentence(change) : undefined
  if (change.kind !== 'changed') return undefined
  const { path, trail, before, after } = change
  if (path.endsWith('.isRemoved')) return after === true ? `se borra «${trail.at(-1)}»` : undefined
  if (path === 'visible') return after === false ? 'se ocultó' : 'se volvió a mostrar'
  if (path === 'consent.withdrawnOn') {
    if (after === '') return 'se quitó el retiro del consentimiento'
    return before === '' ? `se retiró el consentimiento (${after})` : undefined
  }
  return undefined
}
