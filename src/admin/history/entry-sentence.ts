import { type Change, idsIn } from '#content/changes/change.ts'

/** Names of a new order are listed up to this number. */
const maxNames = 8

/** The new order of a document's entries. */
function orderSentence(change: Extract<Change, { kind: 'ordered' }>): string {
  const { titles } = change
  const [before, after] = [idsIn(change.before), idsIn(change.after)]
  const moved = before.find((id) => {
    const without = (ids: readonly string[]) => ids.filter((each) => each !== id).join('\n')
    return without(before) === without(after)
  })
  if (moved !== undefined) {
    return `«${titles.get(moved)}» pasa del lugar ${before.indexOf(moved) + 1} al ${after.indexOf(moved) + 1}`
  }
  const names = after
    .slice(0, maxNames)
    .map((id) => titles.get(id))
    .join(', ')
  const rest = after.length - maxNames
  return `nuevo orden: ${names}${rest > 0 ? ` y ${rest} más` : ''}`
}

/** A change of an entry that reads better as a sentence than as two values; undefined for all others. */
export function entrySentence(change: Change): string | undefined {
  if (change.kind === 'ordered') return change.path === 'entries' ? orderSentence(change) : undefined
  if (change.kind !== 'set') return undefined
  const { path, trail, before, after } = change
  if (path.endsWith('.isRemoved')) return after === true ? `se borra «${trail.at(-1)}»` : undefined
  if (path === 'visible') return after === false ? 'se ocultó' : 'se volvió a mostrar'
  if (path === 'consent.withdrawnOn') {
    if (after === '') return 'se quitó el retiro del consentimiento'
    return before === '' ? `se retiró el consentimiento (${after})` : undefined
  }
  return undefined
}
