import { documents } from '#content/documents/documents.ts'
import { parseSnapshot, type Snapshot } from '#content/documents/snapshot.ts'
import { isJsonList } from '#content/values/json.ts'
import { sampleDocuments } from '../../sample-site/index.ts'
import { type Change, changed, within } from './hard-content.ts'
import { launchedAt } from './launched.ts'
import { type Choice, selectionOf } from './variant-site.ts'

/** How many items every list of a section has; `many` is the sample's number. */
export const amounts = { none: 0, one: 1, two: 2, many: Number.POSITIVE_INFINITY } as const
export type Amount = keyof typeof amounts

/** The sample, with so many services, testimonials, insurers, pictures and other items of a section. */
export function snapshotOfAmount(amount: Amount, choice: Choice): Snapshot {
  const values = changed(sampleDocuments, withAmount(amounts[amount]))
  return {
    ...parseSnapshot({
      ...values,
      notices: documents.notices.schema.parse([]),
      'selected-sections': selectionOf(choice),
    }),
    launchedAt,
  }
}

/** Lists that are no section's items. */
const structural = /\.schedule\.|^navMenu\.|\.(?:hours|aliases)(?:\.|$)/

const withAmount =
  (count: number): Change =>
  (field, value, index) => {
    if (field.kind === 'list' && isJsonList(value))
      return structural.test(field.path) ? value : value.slice(0, count)
    return within(field, value, index, withAmount(count))
  }
