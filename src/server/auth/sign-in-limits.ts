import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import { Problem } from '../problem.ts'
import type { SignInAttemptTable, Tables } from '../store/tables.ts'
import { whileBusy } from '../store/while-busy.ts'

/** A password or a code that someone is about to try. */
export type Guess = {
  readonly kind: 'password' | 'code'
  /** Where it comes from. */
  readonly address: string
  /** What it would open: whether there is such an account makes no difference here. */
  readonly account: string
}

export type Attempt = {
  readonly succeeded: () => Promise<void>
  /** It was no guess after all. */
  readonly withdrawn: () => Promise<void>
}

/** So many failures cost nothing; each after them, twice the wait of the one before. In ms. */
type Policy = { readonly free: number; readonly firstWait: number; readonly longestWait: number }

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const oneAccountFromOneAddress: Policy = { free: 5, firstWait: 2_000, longestWait: 15 * minute }
const anyAccountFromOneAddress: Policy = { free: 20, firstWait: 2_000, longestWait: 15 * minute }

/** When an account is attacked from many addresses, one that never opened it gets little: but never nothing. */
const attackedAccount: Policy = { free: 2, firstWait: 15 * minute, longestWait: day }
const attackBegins = 200

const failuresAreForgottenAfter = day
const addressIsKnownFor = 90 * day
const cleaningEvery = 50

export type SignInLimits = ReturnType<typeof createSignInLimits>

type Options = { readonly db: Kysely<Tables>; readonly secret: string; readonly now?: () => Date }

/**
 * Slows down guessing. What counts is the pair of account and address, so that nobody can lock an owner out from
 * afar; the address alone, whatever accounts it tries; and, for addresses that never opened it, the account alone.
 * Kept in the database: a restart, or another instance, changes nothing.
 */
export function createSignInLimits({ db, secret, now = () => new Date() }: Options) {
  /** Neither addresses nor what was typed as an e-mail can be read from the database. */
  const keyOf = (...parts: string[]) =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url')
  let untilCleaning = 0

  const write = <Result>(change: (tx: Kysely<Tables>) => Promise<Result>) =>
    whileBusy(() => db.transaction().execute(change))

  return {
    /** Counts the guess before it is made, so that many at once count too. @throws {Problem} `too_many_attempts` */
    async begin({ kind, address, account }: Guess): Promise<Attempt> {
      const keys = {
        pair: keyOf(kind, address, account),
        address: keyOf(kind, address),
        account: keyOf(kind, '', account),
      }
      const all = Object.values(keys)

      await write(async (tx) => {
        const time = now().getTime()
        const rows = await tx.selectFrom('sign_in_attempt').selectAll().where('key', 'in', all).execute()
        const row = (key: string) => rows.find((found) => found.key === key)

        const attacked = failuresOf(row(keys.account), time) >= attackBegins
        const policy = attacked && !isKnown(row(keys.pair), time) ? attackedAccount : oneAccountFromOneAddress
        const wait = Math.max(
          waitOf(row(keys.pair), policy, time),
          waitOf(row(keys.address), anyAccountFromOneAddress, time),
        )
        if (wait > 0) throw new Problem('too_many_attempts', { retryAfter: Math.ceil(wait / 1000) })

        for (const key of all) await setFailures(tx, key, failuresOf(row(key), time) + 1, time)
        untilCleaning = (untilCleaning || cleaningEvery) - 1
        if (untilCleaning === 0) await forgetOld(tx, time)
      })

      const takeBack = (tx: Kysely<Tables>) =>
        tx
          .updateTable('sign_in_attempt')
          .set((row) => ({ failures: row('failures', '-', 1) }))
          .where('key', 'in', all)
          .where('failures', '>', 0)
          .execute()

      return {
        succeeded: () =>
          write(async (tx) => {
            await takeBack(tx)
            await tx
              .updateTable('sign_in_attempt')
              .set({ failures: 0, succeeded_at: now().toISOString() })
              .where('key', '=', keys.pair)
              .execute()
          }),
        withdrawn: () => write(async (tx) => void (await takeBack(tx))),
      }
    },
  }
}

/** A time that has not come yet is from before the clock was set back: it says nothing. */
const since = (moment: string, time: number) => {
  const age = time - Date.parse(moment)
  return age >= 0 ? age : Number.POSITIVE_INFINITY
}

function failuresOf(row: SignInAttemptTable | undefined, time: number): number {
  return row && since(row.failed_at, time) < failuresAreForgottenAfter ? row.failures : 0
}

function isKnown(row: SignInAttemptTable | undefined, time: number): boolean {
  return row?.succeeded_at ? since(row.succeeded_at, time) < addressIsKnownFor : false
}

function waitOf(row: SignInAttemptTable | undefined, policy: Policy, time: number): number {
  const beyond = failuresOf(row, time) - policy.free
  if (!row || beyond < 0) return 0
  const wait = Math.min(policy.firstWait * 2 ** beyond, policy.longestWait)
  return Math.max(0, wait - since(row.failed_at, time))
}

async function setFailures(tx: Kysely<Tables>, key: string, failures: number, time: number): Promise<void> {
  const counted = { failures, failed_at: new Date(time).toISOString() }
  await tx
    .insertInto('sign_in_attempt')
    .values({ key, ...counted, succeeded_at: null })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(counted))
    .execute()
}

async function forgetOld(tx: Kysely<Tables>, time: number): Promise<void> {
  const before = (age: number) => new Date(time - age).toISOString()
  await tx
    .deleteFrom('sign_in_attempt')
    .where('failed_at', '<', before(failuresAreForgottenAfter))
    .where(({ or, eb }) =>
      or([eb('succeeded_at', 'is', null), eb('succeeded_at', '<', before(addressIsKnownFor))]),
    )
    .execute()
}
