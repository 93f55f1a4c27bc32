import { createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { deviceName } from '#content/device-name.ts'
import type { Tables } from '../store/tables.ts'
import { whileBusy } from '../store/while-busy.ts'
import { coarseAddress } from './client-address.ts'

export type KnownDevices = ReturnType<typeof createKnownDevices>

type Options = { readonly db: Kysely<Tables>; readonly secret: string; readonly now?: () => Date }

const rememberedFor = 180 * 24 * 60 * 60 * 1000

/** Tells devices apart by browser, system and network (/24 or /48), of which only a keyed hash is kept. */
export function createKnownDevices({ db, secret, now = () => new Date() }: Options) {
  const keyOf = (request: FastifyRequest, userId: string) => {
    const parts = [userId, deviceName(request.headers['user-agent']), coarseAddress(request)]
    return createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url')
  }
  const oldest = () => new Date(now().getTime() - rememberedFor).toISOString()

  return {
    async isKnownDevice(request: FastifyRequest, userId: string): Promise<boolean> {
      const device = db
        .selectFrom('known_device')
        .select('key')
        .where('key', '=', keyOf(request, userId))
        .where('seen_at', '>', oldest())
      return (await whileBusy(() => device.executeTakeFirst())) !== undefined
    },

    async remember(request: FastifyRequest, userId: string): Promise<void> {
      const seen = { seen_at: now().toISOString() }
      await whileBusy(async () => {
        await db.deleteFrom('known_device').where('seen_at', '<=', oldest()).execute()
        await db
          .insertInto('known_device')
          .values({ key: keyOf(request, userId), user_id: userId, ...seen })
          .onConflict((conflict) => conflict.column('key').doUpdateSet(seen))
          .execute()
      })
    },
  }
}
