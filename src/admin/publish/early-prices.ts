import type { StoredDraft } from '#admin/draft/stored-draft.ts'
import { type EarlyPrice, earlyPrices, practiceDay } from '#content/facts/price-dates.ts'
import type { LocalTime } from '#content/hours/local-time.ts'
import { itemPath } from '#content/values/item-path.ts'
import { parentPath } from '#content/values/json.ts'
import type { Chosen } from './chosen.ts'

/** Its path names the price by its id. */
type PriceToDate = EarlyPrice & {
  readonly stored: StoredDraft
  /** The key of the thing that changed. */
  readonly key: string
}

/**
 * The prices among the chosen changes that are valid only later.
 * @param at When to publish; undefined for now.
 */
export const earlyPricesIn = (chosen: readonly Chosen[], at?: LocalTime): PriceToDate[] =>
  chosen.flatMap(({ stored, leftOut }) => {
    if (stored.subject().document !== 'site-content') return []
    const { base, draft } = stored.draft.state.getState()
    return earlyPrices(base?.value, draft, at?.date ?? practiceDay(draft, new Date()))
      .map((price) => ({
        ...price,
        path: itemPath(draft, price.path),
        stored,
        key: itemPath(draft, parentPath(price.path)),
      }))
      .filter(({ key }) => !leftOut.has(key))
  })
