import type { Store } from './store.ts'
import type { DismissedCheckTable } from './tables.ts'

export type DismissedChecks = ReturnType<typeof createDismissedChecks>

/** The findings that an owner dismissed, with her reasons. Backups contain them. */
export const createDismissedChecks = ({ db }: Pick<Store, 'db'>) => ({
  list: async () => {
    const rows = await db.selectFrom('dismissed_check').selectAll().orderBy('created_at').execute()
    return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at }))
  },

  /** A second dismissal of the same finding replaces the reason. */
  add: async (row: DismissedCheckTable): Promise<void> => {
    const insert = db.insertInto('dismissed_check').values(row)
    await insert.onConflict((conflict) => conflict.column('key').doUpdateSet(row)).execute()
  },

  remove: async (key: string): Promise<void> => {
    await db.deleteFrom('dismissed_check').where('key', '=', key).execute()
  },
})
