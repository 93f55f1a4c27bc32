import { issuePaths } from '#admin/draft/draft-store.ts'
import type { StoredDraft } from '#admin/draft/stored-draft.ts'
import { copyName } from '#admin/subject.ts'
import { askedValues } from '#content/advice/refused-values.ts'
import { itemPath, partAt } from '#content/values/item-path.ts'
import type { Chosen } from './chosen.ts'

export type UnusualValue = { readonly stored: StoredDraft; readonly path: string; readonly message: string }

/** What she said is right. The same value is asked about once. */
const confirmed = new Set<string>()

const keyOf = ({ stored, path }: UnusualValue) =>
  `${copyName(stored.subject())} ${path} ${partAt(stored.draft.state.getState().draft, path)}`

/** New values to ask about before they are published, such as a price of 12 pesos. */
export function unusualValues(chosen: readonly Chosen[]): UnusualValue[] {
  return chosen.flatMap(({ stored, leftOut }) => {
    stored.draft.validate()
    const state = stored.draft.state.getState()
    // Errors are told first.
    if (issuePaths(state).length > 0) return []
    return askedValues(stored.draft.tree, state.base?.value, state.draft)
      .map(({ path, message }) => ({ path: itemPath(state.draft, path), message, stored }))
      .filter((value) => !leftOut.has(value.path) && !confirmed.has(keyOf(value)))
  })
}

export function confirmUnusual(values: readonly UnusualValue[]): void {
  for (const value of values) confirmed.add(keyOf(value))
}
