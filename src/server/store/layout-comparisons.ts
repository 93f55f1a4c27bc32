import type { Kysely } from 'kysely'
import { isSectionType } from '#content/catalogue/index.ts'
import { type Ending, endings } from '#content/layouts/comparison-report.ts'
import type { LayoutComparison } from '#content/layouts/layout-comparison.ts'
import { retryWhileBusy } from './retry-while-busy.ts'
import type { LayoutComparisonTable, Tables } from './tables.ts'

export type RecordedComparison = LayoutComparison & {
  /** How it ended, and on which date of the practice; null while it runs. */
  readonly ended: { readonly ending: Ending; readonly day: string } | null
}

export type NewComparison = Omit<LayoutComparison, 'number'> & {
  readonly author: string
  readonly startedAt: Date
}

export type End = { readonly ending: Ending; readonly day: string; readonly at: Date }

const rows = (db: Kysely<Tables>) => db.selectFrom('layout_comparison').selectAll().orderBy('number', 'desc')

/** The comparison that runs now. */
export async function readComparison(db: Kysely<Tables>): Promise<LayoutComparison | undefined> {
  const row = await rows(db).where('ended_at', 'is', null).executeTakeFirst()
  return row && comparisonOf(row)
}

/** The comparison that ran at a moment. */
export const comparisonAt = (db: Kysely<Tables>, moment: Date): Promise<LayoutComparison | undefined> =>
  retryWhileBusy(async () => {
    const at = moment.toISOString()
    const row = await rows(db)
      .where('started_at', '<=', at)
      .where(({ eb }) => eb('ended_at', 'is', null).or('ended_at', '>', at))
      .executeTakeFirst()
    return row && comparisonOf(row)
  })

/** Newest first. */
export const listComparisons = (db: Kysely<Tables>, max: number): Promise<RecordedComparison[]> =>
  retryWhileBusy(async () => {
    const found = await rows(db).limit(max).execute()
    return found.flatMap((row) => {
      const comparison = comparisonOf(row)
      return comparison ? [{ ...comparison, ended: endOf(row) }] : []
    })
  })

/**
 * Starts a comparison unless one runs. Two calls at once choose the same number, so one of them stores nothing.
 * @returns whether it was started.
 */
export const startComparison = (db: Kysely<Tables>, comparison: NewComparison): Promise<boolean> =>
  retryWhileBusy(async () => {
    const last = await rows(db).executeTakeFirst()
    if (last && last.ended_at === null) return false
    const { section, layouts, firstDay, author, startedAt } = comparison
    const row = {
      ...{ number: (last?.number ?? 0) + 1, section, first_layout: layouts[0], second_layout: layouts[1] },
      ...{ first_day: firstDay, author, started_at: startedAt.toISOString() },
      ...{ ending: null, ended_on: null, ended_at: null },
    }
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('layout_comparison')
      .values(row)
      .onConflict((conflict) => conflict.column('number').doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 1n
  })

/** Ends a comparison, once. @returns whether it was still running. */
export async function endComparison(db: Kysely<Tables>, number: number, end: End): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('layout_comparison')
    .set({ ending: end.ending, ended_on: end.day, ended_at: end.at.toISOString() })
    .where('number', '=', number)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Undefined for a section type that this version of the software does not know. */
function comparisonOf(row: LayoutComparisonTable): LayoutComparison | undefined {
  const { number, section, first_layout: first, second_layout: second, first_day: firstDay } = row
  return isSectionType(section) ? { number, section, layouts: [first, second], firstDay } : undefined
}

function endOf({ ending, ended_on: day }: LayoutComparisonTable): RecordedComparison['ended'] {
  const known = endings.find((each) => each === ending)
  return known && day !== null ? { ending: known, day } : null
}
