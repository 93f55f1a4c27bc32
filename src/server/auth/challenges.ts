import type { Kysely } from 'kysely'
import type { Tables } from '../store/tables.ts'

/** Ends every sign-in of the account that waits for its second factor: its password may no longer be valid. */
export async function endChallenges(tx: Kysely<Tables>, userId: string): Promise<void> {
  const open = await tx
    .selectFrom('verification')
    .select('identifier')
    .where('value', '=', userId)
    .where('identifier', 'like', '2fa-%')
    .execute()
  if (open.length === 0) return
  // better-auth stores the number of attempts of each challenge in a separate row.
  const identifiers = open.flatMap(({ identifier }) => [identifier, `2fa-attempts-${identifier}`])
  await tx.deleteFrom('verification').where('identifier', 'in', identifiers).execute()
}
