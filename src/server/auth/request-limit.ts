import { createHmac } from 'node:crypto'
import { isIPv4 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { RateLimit } from '#contract/call.ts'
import { clientAddress, coarseAddress } from '../calls/guard-calls.ts'
import { Problem } from '../problems/problem.ts'
import type { Tables } from '../store/tables.ts'

export type RequestLimit = ReturnType<typeof createRequestLimit>

type Options = { readonly db: Kysely<Tables>; readonly secret: string; readonly now?: () => Date }

/**
 * Counts requests that anyone may make and that cost a write or an e-mail. Stored in the database, for all instances.
 */
export function createRequestLimit({ db, secret, now = () => new Date() }: Options) {
  const count = (key: string, window: number) => {
    const time = now()
    const first = { count: 1, window_ends_at: new Date(time.getTime() + window).toISOString() }
    return db
      .insertInto('request_count')
      .values({ key, ...first })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet(({ eb, ref }) => {
          const hasEnded = eb('request_count.window_ends_at', '<=', time.toISOString())
          return {
            count: eb
              .case()
              .when(hasEnded)
              .then(1)
              .else(eb('request_count.count', '+', 1))
              .end(),
            window_ends_at: eb
              .case()
              .when(hasEnded)
              .then(first.window_ends_at)
              .else(ref('request_count.window_ends_at'))
              .end(),
          }
        }),
      )
      .returning(['count', 'window_ends_at'])
      .executeTakeFirstOrThrow()
  }

  return {
    /** @throws {Problem} `too_many_attempts` */
    async count(request: FastifyRequest, { name, max, window }: RateLimit): Promise<void> {
      const address = clientAddress(request)
      const parts = [name, isIPv4(address) ? address : coarseAddress(request)]
      const key = createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url')
      const counted = await count(key, window)
      if (counted.count <= max) return
      const wait = Date.parse(counted.window_ends_at) - now().getTime()
      throw new Problem('too_many_attempts', { retryAfter: Math.max(1, Math.ceil(wait / 1000)) })
    },
  }
}
