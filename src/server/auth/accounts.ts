import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { Problem } from '../problem.ts'
import type { Tables } from '../store/tables.ts'
import { whileBusy } from '../store/while-busy.ts'
import { hashPassword } from './passwords.ts'

export type NewOwner = { readonly name: string; readonly email: string; readonly password: string }

export type Accounts = ReturnType<typeof createAccounts>

/** How better-auth marks the account that signs in with a password. */
const credential = { providerId: 'credential' } as const

/** The owners' accounts, without better-auth: its rows are written as it writes them. */
export function createAccounts(db: Kysely<Tables>, now = () => new Date()) {
  const write = <Result>(change: (tx: Kysely<Tables>) => Promise<Result>) =>
    whileBusy(() => db.transaction().execute(change))

  return {
    hasOwner: (): Promise<boolean> => whileBusy(() => hasOwner(db)),

    /** @throws {Problem} `email_taken` */
    async create(owner: NewOwner): Promise<void> {
      const password = await hashPassword(owner.password)
      await write((tx) => insertOwner(tx, { ...owner, password }, now()))
    },

    /** Creates the owner if there is none, and tells whether it did. */
    async createFirst(owner: NewOwner): Promise<boolean> {
      const password = await hashPassword(owner.password)
      return write(async (tx) => {
        if (await hasOwner(tx)) return false
        await insertOwner(tx, { ...owner, password }, now())
        return true
      })
    },

    /** The same, by whoever holds the setup link, which is then used up. */
    async createByLink(owner: NewOwner, tokenHash: string): Promise<boolean> {
      const password = await hashPassword(owner.password)
      return write(async (tx) => {
        const links = await tx.deleteFrom('setup_link').where('token_hash', '=', tokenHash).executeTakeFirst()
        if (links.numDeletedRows === 0n || (await hasOwner(tx))) return false
        await insertOwner(tx, { ...owner, password }, now())
        return true
      })
    },

    /** Replaces whatever link was open; without one, none is. */
    async openSetup(tokenHash?: string): Promise<void> {
      const open = await whileBusy(() => db.selectFrom('setup_link').select('token_hash').execute())
      // SQLite writes even to delete nothing, and a start should need no room on the disk.
      if (!tokenHash && open.length === 0) return

      await write(async (tx) => {
        await tx.deleteFrom('setup_link').execute()
        if (!tokenHash) return
        const link = { token_hash: tokenHash, created_at: now().toISOString() }
        await tx.insertInto('setup_link').values(link).execute()
      })
    },

    hasSetupLink: (tokenHash: string): Promise<boolean> =>
      whileBusy(async () => {
        const link = db.selectFrom('setup_link').select('token_hash').where('token_hash', '=', tokenHash)
        return (await link.executeTakeFirst()) !== undefined
      }),

    /**
     * Sets a password without asking for the current one: ends every session, and forgets failed attempts.
     * @throws {Problem} `not_found`
     */
    async resetPassword(
      email: string,
      newPassword: string,
      { withoutSecondFactor = false, withoutPasskeys = false } = {},
    ) {
      const password = await hashPassword(newPassword)
      const updatedAt = now().toISOString()
      await write(async (tx) => {
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
  /** Hashed. */
  readonly password: string
  readonly updatedAt: string
}

/** Sets a password, ends all sessions and unfinished sign-ins of the account, and forgets failed attempts. */
export async function setPassword(tx: Kysely<Tables>, { userId, password, updatedAt }: PasswordChange) {
  await tx
    .updateTable('account')
    .set({ password, updatedAt })
    .where('userId', '=', userId)
    .where('providerId', '=', credential.providerId)
    .execute()
  await tx.deleteFrom('session').where('userId', '=', userId).execute()
  // The value of an open two-factor challenge is its account.
  await tx.deleteFrom('verification').where('value', '=', userId).execute()
  await tx.deleteFrom('sign_in_attempt').execute()
}

async function hasOwner(db: Kysely<Tables>): Promise<boolean> {
  return (await db.selectFrom('user').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** `password` is hashed already. */
async function insertOwner(
  tx: Kysely<Tables>,
  { name, email, password }: NewOwner,
  now: Date,
): Promise<void> {
  const taken = await tx.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst()
  if (taken) throw new Problem('email_taken')

  const id = randomUUID()
  const times = { createdAt: now.toISOString(), updatedAt: now.toISOString() }
  await tx
    .insertInto('user')
    .values({ id, name, email, emailVerified: 1, twoFactorEnabled: 0, ...times })
    .execute()
  await tx
    .insertInto('account')
    .values({ id: randomUUID(), userId: id, accountId: id, ...credential, password, ...times })
    .execute()
}
