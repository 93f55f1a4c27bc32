import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '../store/tables.ts'
import { transact } from '../store/transact.ts'
import { setPassword } from './accounts.ts'
import { hashPassword } from './passwords.ts'
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

/** Links for setting a new password. Only a hash of each is stored; a link works once, for 30 minutes. */
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
     * Returns undefined when the link is invalid.
     */
    async reset(token: string, newPassword: string): Promise<User | undefined> {
      // Check the link before hashing, so that only its holder can cause this expensive work.
      if (!(await openLink(db, token))) return undefined
      const password = await hashPassword(newPassword)
      return transact(db, async (tx) => {
        const user = await openLink(tx, token)
        if (!user) return undefined
        // When one link is used twice at once, the second call deletes nothing.
        const used = await tx
          .deleteFrom('password_reset')
          .where('token_hash', '=', hashOfToken(token))
          .executeTakeFirst()
        if (used.numDeletedRows === 0n) return undefined
        await tx.deleteFrom('password_reset').where('user_id', '=', user.id).execute()
        await setPassword(tx, { userId: user.id, password, updatedAt: isoTime() })
        return user
      })
    },
  }
}
