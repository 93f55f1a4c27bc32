import type { Kysely } from 'kysely'
import { Problem } from '../problems/problem.ts'
import type { Tables } from '../store/tables.ts'
import { transact } from '../store/transact.ts'

/** Lists and removes the people who have an account, and says who publishes. */
export function createPeople(db: Kysely<Tables>) {
  return {
    list: async () => {
      const rows = await db
        .selectFrom('user')
        .leftJoin('session', 'session.userId', 'user.id')
        .select(['user.id', 'user.name', 'user.email', 'user.role', 'user.twoFactorEnabled'])
        .select(({ fn }) => fn.max('session.updatedAt').as('lastSessionAt'))
        .groupBy([
          'user.id',
          'user.name',
          'user.email',
          'user.role',
          'user.twoFactorEnabled',
          'user.createdAt',
        ])
        .orderBy('user.createdAt')
        .execute()
      return rows.map((row) => ({ ...row, twoFactorEnabled: Boolean(row.twoFactorEnabled) }))
    },

    /**
     * Applies from the person's next call.
     * @throws {Problem} `not_found` if there is no such assistant
     */
    async allowPublishing(id: string, isAllowed: boolean): Promise<void> {
      const { numUpdatedRows } = await db
        .updateTable('user')
        .set({ role: isAllowed ? 'assistant' : 'editor' })
        .where('id', '=', id)
        .where('role', '!=', 'owner')
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 0n)
        throw new Problem('not_found', { detail: 'Esa persona ya no tiene cuenta de asistente.' })
    },

    /**
     * Deletes an account, with its sessions and the invitations it made.
     * @throws {Problem} `not_found`; `last_owner`
     */
    remove: (id: string): Promise<void> =>
      transact(db, async (tx) => {
        // Writing the owners' rows locks them, so that two owners cannot remove each other at once.
        await tx
          .updateTable('user')
          .set(({ ref }) => ({ role: ref('role') }))
          .where('role', '=', 'owner')
          .execute()
        const people = await tx.selectFrom('user').select(['id', 'role']).execute()
        const person = people.find((each) => each.id === id)
        if (!person) throw new Problem('not_found', { detail: 'Esa persona ya no tiene cuenta.' })
        const isLastOwner = !people.some((each) => each.role === 'owner' && each.id !== id)
        if (isLastOwner) throw new Problem('last_owner')

        // Foreign keys delete the account's other rows.
        await tx.deleteFrom('user').where('id', '=', id).execute()
      }),
  }
}
