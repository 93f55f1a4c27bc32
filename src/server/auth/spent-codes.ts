import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '../store/tables.ts'
import { transact } from '../store/transact.ts'

/**
 * In ms. A code of the authenticator app is valid for 90 s; the rest allows for clock differences between instances.
 */
export const codesAreRememberedFor = 5 * 60_000

export type SpentCodes = ReturnType<typeof createSpentCodes>

type Options = { readonly db: Kysely<Tables>; readonly secret: string; readonly now?: () => Date }

/** Remembers accepted codes, so that each code works only once. Shared by all instances. */
export function createSpentCodes({ db, secret, now = () => new Date() }: Options) {
  const keyOf = (userId: string, code: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['code', userId, code]))
      .digest('base64url')

  return {
    /** Marks the code as used before it is checked. Returns false when it was already used. */
    claim: (userId: string, code: string): Promise<boolean> =>
      transact(db, async (tx) => {
        const key = keyOf(userId, code)
        const row = await tx.selectFrom('spent_code').selectAll().where('key', '=', key).executeTakeFirst()
        const age = row ? Math.abs(now().getTime() - Date.parse(row.spent_at)) : Number.POSITIVE_INFINITY
        if (age < codesAreRememberedFor) return false

        const spent_at = now().toISOString()
        await tx
          .insertInto('spent_code')
          .values({ key, spent_at })
          .onConflict((conflict) => conflict.column('key').doUpdateSet({ spent_at }))
          .execute()
        return true
      }),

    /** Unmarks a code that turned out to be wrong. */
    release: async (userId: string, code: string): Promise<void> => {
      const key = keyOf(userId, code)
      await db.deleteFrom('spent_code').where('key', '=', key).execute()
    },
  }
}
