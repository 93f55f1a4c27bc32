import type { Store } from './store.ts'

/** Why a finding need not be corrected, and who said so. */
export type Dismissal = {
  readonly key: string
  readonly rule: string
  readonly reason: string
  readonly author: string
  readonly createdAt: string
}

export type DismissedChecks = ReturnType<typeof createDismissedChecks>

/** The findings that an owner dismissed, with her reasons. Backups contain them. */
export const createDismissedChecks = ({ db }: Pick<Store, 'db'>) => ({
  list: async (): Promise<Dismissal[]> => {
    const rows = await db.selectFrom('dismissed_check').selectAll().orderBy('created_at').execute()
    return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at }))
  },

  /** A second dismissal of the same finding replaces the reason. */
  add: async ({ createdAt, ...dismissal }: Dismissal): Promise<void> => {
    const row = { ...dismissal, created_at: createdAt }
    const insert = db.insertInto('dismissed_check').values(row)
    await insert.onConflict((conflict) => conflict.column('key').doUpdateSet(row)).execute()
  },

  remove: async (key: string): Promise<void> => {
    await db.deleteFrom('dismissed_check').where('key', '=', key).execute()
  },
})
