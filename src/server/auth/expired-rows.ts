import type { Kysely } from 'kysely'
import type { Tables } from '../store/tables.ts'
import { maxSessionAge } from './auth.ts'
import { failuresAreForgottenAfter } from './guess-rules.ts'
import { codesAreRememberedFor } from './spent-codes.ts'

/**
 * Deletes sessions that have ended or are too old, expired challenges, and guesses and codes that no longer count.
 */
export async function sweepExpired(db: Kysely<Tables>, now = new Date()): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age).toISOString()
  const sessions = db
    .selectFrom('session')
    .select('id')
    .where(({ or, eb }) => or([eb('expiresAt', '<', before(0)), eb('createdAt', '<', before(maxSessionAge))]))
  const challenges = db.selectFrom('verification').select('id').where('expiresAt', '<', before(0))
  const attempts = db
    .selectFrom('sign_in_attempt')
    .select('key')
    .where('failed_at', '<', before(failuresAreForgottenAfter))
  const codes = db
    .selectFrom('spent_code')
    .select('key')
    .where('spent_at', '<', before(codesAreRememberedFor))

  // A SQLite transaction writes even if it deletes nothing, and a start should not need free disk space.
  const isIdle = async (rows: { limit: (count: number) => { execute: () => Promise<unknown[]> } }) =>
    (await rows.limit(1).execute()).length === 0

  if (!(await isIdle(sessions))) {
    await db.deleteFrom('session').where('id', 'in', sessions).execute()
  }
  if (!(await isIdle(challenges))) {
    await db.deleteFrom('verification').where('id', 'in', challenges).execute()
  }
  if (!(await isIdle(attempts))) {
    await db.deleteFrom('sign_in_attempt').where('key', 'in', attempts).execute()
  }
  if (!(await isIdle(codes))) {
    await db.deleteFrom('spent_code').where('key', 'in', codes).execute()
  }
}
