import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { Problem } from '../problems/problem.ts'
import type { Tables } from '../store/tables.ts'
import { transact } from '../store/transact.ts'
import { insertPerson, type NewOwner } from './accounts.ts'
import { hashPassword } from './passwords.ts'
import { hashOfToken, newToken } from './tokens.ts'

/** How long an invitation can be accepted, in ms. */
const lifetime = 7 * 24 * 60 * 60 * 1000

/** Invitation links, each for one assistant account. Only a hash of the token is stored. */
export function createInvitations(db: Kysely<Tables>, now = () => new Date()) {
  const openInvitations = () =>
    db
      .selectFrom('invitation')
      .innerJoin('user', 'user.id', 'invitation.invited_by')
      .where('expires_at', '>', now().toISOString())
      .select(['invitation.id', 'user.name as invitedBy', 'invitation.email'])
      .select(['created_at as createdAt', 'expires_at as expiresAt'])

  return {
    /** Creates an invitation and its token, which cannot be read again later. */
    async create(ownerId: string, email: string | null) {
      const token = newToken()
      const id = randomUUID()
      const created = now()
      const createdAt = created.toISOString()
      const expiresAt = new Date(created.getTime() + lifetime).toISOString()
      await db.deleteFrom('invitation').where('expires_at', '<=', createdAt).execute()
      const times = { created_at: createdAt, expires_at: expiresAt }
      await db
        .insertInto('invitation')
        .values({ id, token_hash: hashOfToken(token), invited_by: ownerId, email, ...times })
        .execute()
      return { id, token, expiresAt }
    },

    /** Open invitations, newest first. */
    list: () => openInvitations().orderBy('created_at', 'desc').execute(),

    find: (token: string) =>
      openInvitations().where('token_hash', '=', hashOfToken(token)).executeTakeFirst(),

    /** @throws {Problem} `not_found` */
    async revoke(id: string): Promise<void> {
      const { numDeletedRows } = await db
        .deleteFrom('invitation')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      if (numDeletedRows === 0n)
        throw new Problem('not_found', { detail: 'Esa invitación ya no está abierta.' })
    },

    /**
     * Creates an assistant account and closes the invitation. After a refusal, the invitation is still open.
     * @throws {Problem} `invitation_closed`, `email_taken` or `name_taken`
     */
    async accept(token: string, person: NewOwner): Promise<void> {
      const password = await hashPassword(person.password)
      await transact(db, async (tx) => {
        const { numDeletedRows } = await tx
          .deleteFrom('invitation')
          .where('token_hash', '=', hashOfToken(token))
          .where('expires_at', '>', now().toISOString())
          .executeTakeFirstOrThrow()
        if (numDeletedRows === 0n) throw new Problem('invitation_closed')
        await insertPerson(tx, { ...person, role: 'assistant', password }, now())
      })
    },
  }
}
