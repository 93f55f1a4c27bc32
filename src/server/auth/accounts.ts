import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Role } from '#contract/call.ts'
import { Problem } from '../problems/problem.ts'
import type { Tables } from '../store/tables.ts'
import { transact } from '../store/transact.ts'
import { hashPassword } from './passwords.ts'
import { resetFailures } from './sign-in-limits.ts'

export type NewOwner = { readonly name: string; readonly email: string; readonly password: string }
export type NewPerson = NewOwner & { readonly role: Role }

export type Accounts = ReturnType<typeof createAccounts>

/** better-auth's provider id for accounts that sign in with a password. */
const credential = { providerId: 'credential' } as const

/** Creates and changes accounts without better-auth, writing the same rows as better-auth. */
export function createAccounts(db: Kysely<Tables>, now = () => new Date()) {
  return {
    hasOwner: (): Promise<boolean> => hasOwner(db),

    /** @throws {Problem} `email_taken` or `name_taken` */
    async create({ role = 'owner', ...person }: NewOwner & { readonly role?: Role }): Promise<void> {
      const password = await hashPassword(person.password)
      await transact(db, (tx) => insertPerson(tx, { ...person, role, password }, now()))
    },

    /**
     * Changes a person's name and e-mail address; her sessions stay. Links to a new password that were sent to the former
     * address no longer work.
     * @throws {Problem} `not_found`, `email_taken` or `name_taken`
     */
    changePerson: (id: string, { name, email }: Pick<NewOwner, 'name' | 'email'>): Promise<void> =>
      transact(db, async (tx) => {
        const was = await tx.selectFrom('user').select('email').where('id', '=', id).executeTakeFirst()
        if (!was) throw new Problem('not_found')
        await refuseTaken(tx, { name, email }, id)
        await tx
          .updateTable('user')
          .set({ name, email, updatedAt: now().toISOString() })
          .where('id', '=', id)
          .execute()
        if (was.email !== email) await tx.deleteFrom('password_reset').where('user_id', '=', id).execute()
      }),

    /**
     * Creates the owner unless one exists. @returns whether it did.
     * @param linkHash Of the setup link that its holder uses; it then becomes invalid.
     */
    async createFirst(owner: NewOwner, linkHash?: string): Promise<boolean> {
      const password = await hashPassword(owner.password)
      return transact(db, async (tx) => {
        if (linkHash !== undefined) {
          const link = tx.deleteFrom('setup_link').where('token_hash', '=', linkHash)
          if ((await link.executeTakeFirst()).numDeletedRows === 0n) return false
        }
        if (await hasOwner(tx)) return false
        await insertPerson(tx, { ...owner, role: 'owner', password }, now())
        return true
      })
    },

    /** Call after a password change: ends every sign-in that waits for its second factor. */
    endChallenges: (userId: string): Promise<void> => transact(db, (tx) => endChallenges(tx, userId)),

    /** Replaces the open setup link; without an argument, closes it. */
    async openSetup(tokenHash?: string): Promise<void> {
      const open = await db.selectFrom('setup_link').select('token_hash').execute()
      // A SQLite transaction writes even if it deletes nothing, and a start should not need free disk space.
      if (!tokenHash && open.length === 0) return

      await transact(db, async (tx) => {
        await tx.deleteFrom('setup_link').execute()
        if (!tokenHash) return
        const link = { token_hash: tokenHash, created_at: now().toISOString() }
        await tx.insertInto('setup_link').values(link).execute()
      })
    },

    hasSetupLink: async (tokenHash: string): Promise<boolean> => {
      const link = db.selectFrom('setup_link').select('token_hash').where('token_hash', '=', tokenHash)
      return (await link.executeTakeFirst()) !== undefined
    },

    /**
     * Sets a password without asking for the current one. Ends every session and every sign-in that waits for its
     * second factor, makes the account's devices unknown, and forgets the wrong guesses at it.
     * @throws {Problem} `not_found`
     */
    async resetPassword(
      email: string,
      newPassword: string,
      { withoutSecondFactor = false, withoutPasskeys = false } = {},
    ) {
      const password = await hashPassword(newPassword)
      const updatedAt = now().toISOString()
      await transact(db, async (tx) => {
        const user = await tx.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst()
        if (!user) throw new Problem('not_found', { detail: `No hay una cuenta con el correo «${email}».` })

        await setPassword(tx, { userId: user.id, password, updatedAt })
        if (withoutPasskeys) await tx.deleteFrom('passkey').where('userId', '=', user.id).execute()
        if (!withoutSecondFactor) return
        await tx.deleteFrom('twoFactor').where('userId', '=', user.id).execute()
        await tx.updateTable('user').set({ twoFactorEnabled: 0 }).where('id', '=', user.id).execute()
      })
    },
  }
}

type PasswordChange = {
  readonly userId: string
  /** The hash of the password. */
  readonly password: string
  readonly updatedAt: string
}

/** Sets a password, ends all sessions and unfinished sign-ins of the account, and forgets its wrong guesses. */
export async function setPassword(tx: Kysely<Tables>, { userId, password, updatedAt }: PasswordChange) {
  await tx
    .updateTable('account')
    .set({ password, updatedAt })
    .where('userId', '=', userId)
    .where('providerId', '=', credential.providerId)
    .execute()
  await tx.deleteFrom('session').where('userId', '=', userId).execute()
  await endChallenges(tx, userId)
  await resetFailures(tx, userId)
}

async function hasOwner(db: Kysely<Tables>): Promise<boolean> {
  const owners = db.selectFrom('user').select('id').where('role', '=', 'owner')
  return (await owners.limit(1).executeTakeFirst()) !== undefined
}

/**
 * `password` must already be hashed.
 * @throws {Problem} `email_taken`; or `name_taken`, because revisions store only the author's name.
 */
export async function insertPerson(
  tx: Kysely<Tables>,
  { name, email, role, password }: NewPerson,
  now: Date,
): Promise<void> {
  await refuseTaken(tx, { name, email })
  const id = randomUUID()
  const times = { createdAt: now.toISOString(), updatedAt: now.toISOString() }
  await tx
    .insertInto('user')
    .values({ id, name, email, role, emailVerified: 1, twoFactorEnabled: 0, ...times })
    .execute()
  await tx
    .insertInto('account')
    .values({ id: randomUUID(), userId: id, accountId: id, ...credential, password, ...times })
    .execute()
}

/** @throws {Problem} if another person than `ownId` has the e-mail address or the name */
async function refuseTaken(
  tx: Kysely<Tables>,
  { name, email }: Pick<NewOwner, 'name' | 'email'>,
  ownId?: string,
): Promise<void> {
  const people = await tx.selectFrom('user').select(['id', 'name', 'email']).execute()
  const others = people.filter(({ id }) => id !== ownId)
  if (others.some((other) => other.email === email)) throw new Problem('email_taken')
  const key = nameKey(name)
  if (key === systemAuthor || others.some((other) => nameKey(other.name) === key))
    throw new Problem('name_taken')
}

/** Author of the sample content of a new site. */
const systemAuthor = 'sistema'

/** Names with the same key look the same to a reader of the history. */
const nameKey = (name: string) => name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLocaleLowerCase('es')

/** Ends every sign-in of the account that waits for its second factor: its password may no longer be valid. */
async function endChallenges(tx: Kysely<Tables>, userId: string): Promise<void> {
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
