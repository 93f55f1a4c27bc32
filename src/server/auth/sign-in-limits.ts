import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import { Problem } from '../problem.ts'
import type { Tables } from '../store/tables.ts'
import { whileBusy } from '../store/while-busy.ts'
import {
  type Failures,
  type GuessRule,
  oneAccount,
  oneAccountFromItsDevices,
  oneAccountFromOneCaller,
  oneAddress,
  oneNetwork,
} from './guess-rules.ts'

/** A password or a code that someone is about to try. */
export type Guess = {
  readonly kind: 'password' | 'code'
  /** The IPv4 address or IPv6 /64 that it comes from. */
  readonly address: string
  /** The IPv6 /48 around the address. */
  readonly network?: string | undefined
  /** A device on which the account was opened before, or its open session: strangers' guesses do not slow it down. */
  readonly device?: string | undefined
  /** What it would open. Whether there is such an account makes no difference here. */
  readonly account: string
}

export type Attempt = {
  readonly succeeded: () => Promise<void>
  /** It was no guess after all. */
  readonly withdrawn: () => Promise<void>
}

export type SignInLimits = ReturnType<typeof createSignInLimits>

type Options = { readonly db: Kysely<Tables>; readonly secret: string; readonly now?: () => Date }
type Counter = { readonly key: string; readonly rule: GuessRule }

/**
 * Limits guessing. A stranger is counted by account and address, by address, by network and by account; a known device
 * of the account by itself, so that strangers cannot lock the owner out. Kept in the database: a restart, or another
 * instance, changes nothing.
 */
export function createSignInLimits({ db, secret, now = () => new Date() }: Options) {
  /** Neither addresses nor what was typed as an e-mail can be read from the database. */
  const keyOf = (...parts: string[]) =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url')

  const write = <Result>(change: (tx: Kysely<Tables>) => Promise<Result>) =>
    whileBusy(() => db.transaction().execute(change))

  function countersOf({ kind, address, network, device, account }: Guess): [Counter, ...Counter[]] {
    if (device !== undefined) {
      return [
        { key: keyOf(kind, 'device', device, account), rule: oneAccountFromOneCaller },
        { key: keyOf(kind, 'devices', account), rule: oneAccountFromItsDevices },
      ]
    }
    return [
      { key: keyOf(kind, address, account), rule: oneAccountFromOneCaller },
      { key: keyOf(kind, address), rule: oneAddress },
      ...(network === undefined ? [] : [{ key: keyOf(kind, 'network', network), rule: oneNetwork }]),
      { key: keyOf(kind, '', account), rule: oneAccount },
    ]
  }

  return {
    /** Counts the guess before it is made, so that many at once count too. @throws {Problem} `too_many_attempts` */
    async begin(guess: Guess): Promise<Attempt> {
      const counters = countersOf(guess)
      const keys = counters.map(({ key }) => key)

      await write(async (tx) => {
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
          write(async (tx) => {
            await takeBack(tx)
            const [{ key }] = counters
            await tx.updateTable('sign_in_attempt').set({ failures: 0 }).where('key', '=', key).execute()
          }),
        withdrawn: () => write(async (tx) => void (await takeBack(tx))),
      }
    },
  }
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
