import { type Kysely, sql } from 'kysely'
import type { Tables } from '../store/tables.ts'
import { maxSessionAge } from './auth.ts'
import { failuresAreForgottenAfter } from './guess-rules.ts'
import { codesAreRememberedFor } from './spent-codes.ts'

/**
 * Deletes sessions that have ended or are too old, expired challenges, and guesses, codes and requests that no longer
 * count.
 */
export async function sweepExpired(db: Kysely<Tables>, now = new Date()): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age).toISOString()
  const rules = [
    ['session', 'expiresAt', 0],
    ['session', 'createdAt', maxSessionAge],
    ['verification', 'expiresAt', 0],
    ['sign_in_attempt', 'failed_at', failuresAreForgottenAfter],
    ['spent_code', 'spent_at', codesAreRememberedFor],
    ['request_count', 'window_ends_at', 0],
  ] as const
  for (const [table, column, age] of rules) {
    const isExpired = sql<boolean>`${sql.ref(column)} < ${before(age)}`
    // A SQLite transaction writes even if it deletes nothing, and a start should not need free disk space.
    const found = await db.selectFrom(table).select(sql`1`.as('one')).where(isExpired).limit(1).execute()
    if (found.length > 0) await db.deleteFrom(table).where(isExpired).execute()
  }
}
