import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import { Problem } from '../problems/problem.ts'
import type { Tables } from '../store/tables.ts'
import { transact } from '../store/transact.ts'
import {
  type Failures,
  type GuessRule,
  oneAccount,
  oneAccountFromItsDevices,
  oneAccountFromOneCaller,
  oneAddress,
  oneNetwork,
} from './guess-rules.ts'

/** A password or a code that a person is about to try. */
export type Guess = {
  readonly kind: 'password' | 'code'
  /** The caller's IPv4 address or IPv6 /64. */
  readonly address: string
  /** The IPv6 /48 that contains the address. */
  readonly network?: string | undefined
  /**
   * Id of a device that has signed in to the account before, or its open session. Strangers' guesses do not slow it
   * down.
   */
  readonly device?: string | undefined
  /** The account that the guess is for. It makes no difference whether it exists. */
  readonly account: string
}

export type Attempt = {
  readonly succeeded: () => Promise<void>
  /** Call when the attempt was not a guess. */
  readonly withdrawn: () => Promise<void>
}

export type SignInLimits = ReturnType<typeof createSignInLimits>

type Options = {
  readonly db: Kysely<Tables>
  readonly secret: string
  readonly now?: (() => Date) | undefined
}
type Counter = { readonly key: string; readonly rule: GuessRule }

/**
 * Limits guessing. Strangers are counted by account and address, by address, by network and by account. A known
 * device of the account has its own counters, so that strangers cannot lock the owner out. Counts are stored in the
 * database, so restarts and other instances do not reset them.
 */
export function createSignInLimits({ db, secret, now = () => new Date() }: Options) {
  /** Hashes keys, so that neither addresses nor typed e-mail addresses can be read from the database. */
  const keyOf = (...parts: string[]) =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url')

  /** Counters of one account alone begin with `own`, so that `resetFailures` finds them. */
  function countersOf(
    { kind, address, network, device, account }: Guess,
    own: string,
  ): [Counter, ...Counter[]] {
    const ownKey = (...parts: string[]) => own + keyOf(...parts)
    if (device !== undefined) {
      return [
        { key: ownKey(kind, 'device', device, account), rule: oneAccountFromOneCaller },
        { key: ownKey(kind, 'devices', account), rule: oneAccountFromItsDevices },
      ]
    }
    return [
      { key: ownKey(kind, address, account), rule: oneAccountFromOneCaller },
      { key: keyOf(kind, address), rule: oneAddress },
      ...(network === undefined ? [] : [{ key: keyOf(kind, 'network', network), rule: oneNetwork }]),
      { key: ownKey(kind, '', account), rule: oneAccount },
    ]
  }

  /** Empty when no account has the typed e-mail address. */
  async function ownKeyPrefix({ kind, account }: Guess): Promise<string> {
    const column = kind === 'password' ? 'email' : 'id'
    const query = db.selectFrom('user').select('id').where(column, '=', account)
    const user = await query.executeTakeFirst()
    return user ? keyPrefix(user.id) : ''
  }

  return {
    /**
     * Counts the guess before it is checked, so that parallel guesses count too. @throws {Problem}
     * `too_many_attempts`
     */
    async begin(guess: Guess): Promise<Attempt> {
      const counters = countersOf(guess, await ownKeyPrefix(guess))
      const keys = counters.map(({ key }) => key)

      await transact(db, async (tx) => {
        const time = now().getTime()
        const rows = await rowsOf(tx, keys)
        const waits = counters.map(({ key, rule }) => rule.waitOf(rows.get(key), time))
        const wait = Math.max(...waits)
        if (wait > 0) throw new Problem('too_many_attempts', { retryAfter: Math.ceil(wait / 1000) })

        for (const { key, rule } of counters) await saveFailures(tx, key, rule.counted(rows.get(key), time))
      })

      const takeBack = (tx: Kysely<Tables>) =>
        tx
          .updateTable('sign_in_attempt')
          .set((row) => ({ failures: row('failures', '-', 1) }))
          .where('key', 'in', keys)
          .where('failures', '>', 0)
          .execute()

      return {
        succeeded: () =>
          transact(db, async (tx) => {
            await takeBack(tx)
            const [{ key }] = counters
            await tx.updateTable('sign_in_attempt').set({ failures: 0 }).where('key', '=', key).execute()
          }),
        withdrawn: () => transact(db, async (tx) => void (await takeBack(tx))),
      }
    },
  }
}

const keyPrefix = (userId: string) => `${userId}.`

/** Forgets the wrong guesses at one account. The counters of addresses, networks and other accounts stay. */
export async function resetFailures(tx: Kysely<Tables>, userId: string): Promise<void> {
  await tx
    .deleteFrom('sign_in_attempt')
    .where('key', 'like', `${keyPrefix(userId)}%`)
    .execute()
}

async function rowsOf(tx: Kysely<Tables>, keys: readonly string[]): Promise<Map<string, Failures>> {
  const rows = await tx.selectFrom('sign_in_attempt').selectAll().where('key', 'in', keys).execute()
  return new Map(rows.map((row) => [row.key, row]))
}

async function saveFailures(tx: Kysely<Tables>, key: string, counted: Failures): Promise<void> {
  await tx
    .insertInto('sign_in_attempt')
    .values({ key, ...counted })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(counted))
    .execute()
}
