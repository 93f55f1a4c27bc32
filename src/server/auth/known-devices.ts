import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { parsedJson } from '#content/values/json.ts'
import type { Tables } from '../store/tables.ts'
import { cookiePrefix, decodedCookie } from './call-headers.ts'

const day = 24 * 60 * 60
/** In seconds. Browsers keep cookies for at most 400 days. */
const lifetime = 365 * day
/** A browser has one cookie for each account that has signed in on it. */
const maxCookies = 4

const payload = z.tuple([z.string(), z.string(), z.number()])

type Account = { readonly userId: string; readonly email: string }
type Cookies = ReadonlyMap<string, string>
type Options = {
  readonly db: Kysely<Tables>
  readonly secret: string
  readonly siteUrl: string
  readonly now?: () => Date
}

export type KnownDevices = ReturnType<typeof createKnownDevices>

/**
 * Recognises browsers that have signed in to an account before, by a signed cookie. The signature covers the password
 * hash, so every password change makes all devices unknown without deleting anything. A known device grants no
 * access; it only has its own limit of guesses.
 */
export function createKnownDevices({ db, secret, siteUrl, now = () => new Date() }: Options) {
  const prefix = `${cookiePrefix(siteUrl)}.device-`
  const attributes = `Max-Age=${lifetime}; Path=/; HttpOnly; SameSite=Strict${siteUrl.startsWith('https:') ? '; Secure' : ''}`
  const nameOf = (userId: string) => prefix + createHash('sha256').update(userId).digest('hex').slice(0, 8)
  const signatureOf = (text: string, passwordHash: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['device', text, passwordHash]))
      .digest()

  async function accountOf(userId: string) {
    const row = await db
      .selectFrom('account')
      .innerJoin('user', 'user.id', 'account.userId')
      .select(['user.email', 'account.password'])
      .where('user.id', '=', userId)
      .where('account.providerId', '=', 'credential')
      .executeTakeFirst()
    return row?.password ? { email: row.email, passwordHash: row.password } : undefined
  }

  async function read(cookie: string): Promise<(Account & { id: string }) | undefined> {
    const [text = '', signature = ''] = cookie.split('.')
    const parsed = payload.safeParse(parsedJson(Buffer.from(text, 'base64url').toString()))
    if (!parsed.success) return undefined
    const [userId, id, issuedAt] = parsed.data
    if (now().getTime() - issuedAt > lifetime * 1000) return undefined

    const account = await accountOf(userId)
    if (!account) return undefined
    const expected = signatureOf(text, account.passwordHash)
    const given = Buffer.from(signature, 'base64url')
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
    return { id, userId, email: account.email }
  }

  /** The device's id, if the account has signed in on it before. */
  async function find(cookies: Cookies, wanted: Partial<Account>): Promise<string | undefined> {
    const names = [...cookies.keys()].filter((name) => name.startsWith(prefix)).slice(0, maxCookies)
    for (const name of names) {
      const device = await read(decodedCookie(cookies, name) ?? '')
      if (device && (device.userId === wanted.userId || device.email === wanted.email)) return device.id
    }
    return undefined
  }

  return {
    find,

    /** Creates the `Set-Cookie` value that makes the device known after a sign-in. */
    async remember(cookies: Cookies, userId: string): Promise<string | undefined> {
      const account = await accountOf(userId)
      if (!account) return undefined
      const id = (await find(cookies, { userId })) ?? randomUUID()
      const text = Buffer.from(JSON.stringify([userId, id, now().getTime()])).toString('base64url')
      const signature = signatureOf(text, account.passwordHash).toString('base64url')
      return `${nameOf(userId)}=${text}.${signature}; ${attributes}`
    },
  }
}
