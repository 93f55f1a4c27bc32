import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '../store/tables.ts'
import { transact } from '../store/transact.ts'
import { setPassword } from './accounts.ts'
import { hashPassword } from './passwords.ts'
import { hashOfCode } from './recovery-codes.ts'
import { hashOfToken, newToken } from './tokens.ts'

const minute = 60_000
const day = 24 * 60 * minute

const linkLifetime = 30 * minute

/** At this limit, the account's mailbox already contains that many valid links. */
const maxOpenLinks = 3
/** Limit for requests from unknown devices. Requests from the owner's known devices do not count. */
const maxFromUnknownDevices = 12

type Options = { readonly db: Kysely<Tables>; readonly secret: string; readonly now?: () => Date }
type User = { readonly id: string; readonly email: string }

/** Sets a new password by a link, which works once, for 30 minutes, or by a code on paper. Only hashes are stored. */
export function createPasswordRecovery({ db, secret, now = () => new Date() }: Options) {
  const isoTime = (offset = 0) => new Date(now().getTime() + offset).toISOString()
  const openLink = (tx: Kysely<Tables>, token: string) =>
    tx
      .selectFrom('password_reset')
      .innerJoin('user', 'user.id', 'password_reset.user_id')
      .select(['user.id', 'user.email'])
      .where('token_hash', '=', hashOfToken(token))
      .where('expires_at', '>', isoTime())
      .executeTakeFirst()
  const holderOfCode = (tx: Kysely<Tables>, code: string) =>
    tx
      .selectFrom('recovery_code')
      .innerJoin('user', 'user.id', 'recovery_code.user_id')
      .select(['user.id', 'user.email'])
      .where('code_hash', '=', hashOfCode(code))
      .executeTakeFirst()
  const holderOf = async (tx: Kysely<Tables>, secret: string) =>
    (await openLink(tx, secret)) ?? (await holderOfCode(tx, secret))

  /** When one secret is used twice at once, the second call deletes nothing. */
  async function spend(tx: Kysely<Tables>, secret: string): Promise<boolean> {
    const links = tx.deleteFrom('password_reset').where('token_hash', '=', hashOfToken(secret))
    const codes = tx.deleteFrom('recovery_code').where('code_hash', '=', hashOfCode(secret))
    const deleted = [await links.executeTakeFirst(), await codes.executeTakeFirst()]
    return deleted.some(({ numDeletedRows }) => numDeletedRows > 0n)
  }

  return {
    /**
     * Opens a link if this e-mail address has an account that is below its limit. Writes the same rows either way, so
     * that neither the duration nor the limits reveal whether there is an account.
     */
    async open(
      email: string,
      isKnownDevice: (userId: string) => Promise<boolean>,
    ): Promise<{ user: User; token: string } | undefined> {
      const token = newToken()
      const accountKey = createHmac('sha256', secret).update(`recovery ${email}`).digest('base64url')
      const user = await db
        .selectFrom('user')
        .select(['id', 'email'])
        .where('email', '=', email)
        .executeTakeFirst()
      const fromKnownDevice = await isKnownDevice(user?.id ?? '')

      const isOpened = await transact(db, async (tx) => {
        await tx.deleteFrom('password_reset').where('created_at', '<', isoTime(-day)).execute()
        const rows = await tx
          .selectFrom('password_reset')
          .select(['expires_at', 'from_known_device'])
          .where('account_key', '=', accountKey)
          .execute()
        const open = rows.filter(({ expires_at }) => expires_at > isoTime()).length
        const fromElsewhere = rows.filter(({ from_known_device }) => from_known_device === 0).length
        if (open >= maxOpenLinks || (!fromKnownDevice && fromElsewhere >= maxFromUnknownDevices)) return false

        await tx
          .insertInto('password_reset')
          .values({
            token_hash: hashOfToken(token),
            account_key: accountKey,
            user_id: user?.id ?? null,
            from_known_device: fromKnownDevice ? 1 : 0,
            created_at: isoTime(),
            expires_at: isoTime(linkLifetime),
          })
          .execute()
        return true
      })
      return isOpened && user ? { user, token } : undefined
    },

    /**
     * Sets the password, invalidates every open link of the account, and ends its sessions and unfinished sign-ins.
     * Returns undefined when the link or code is invalid.
     */
    async reset(secret: string, newPassword: string): Promise<User | undefined> {
      // Check the secret before hashing, so that only its holder can cause this expensive work.
      if (!(await holderOf(db, secret))) return undefined
      const password = await hashPassword(newPassword)
      return transact(db, async (tx) => {
        const user = await holderOf(tx, secret)
        if (!user || !(await spend(tx, secret))) return undefined
        await tx.deleteFrom('password_reset').where('user_id', '=', user.id).execute()
        await setPassword(tx, { userId: user.id, password, updatedAt: isoTime() })
        return user
      })
    },
  }
}
