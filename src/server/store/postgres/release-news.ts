import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { Client } from 'pg'
import type { NewsListener, ReleaseNews } from '../opened-database.ts'
import { connectionSettings } from './connection-settings.ts'
import { named } from './postgres-errors.ts'

const channel = 'consultorio_release'

/** How long until another attempt to connect, and between two looks at whether the connection still is one, in ms. */
const pause = 500
const lookEvery = 10_000

/** LISTEN and NOTIFY, over a connection of its own that is made anew whenever it is lost. */
export function createReleaseNews(url: string): ReleaseNews {
  return {
    announce: async (tx) => void (await sql`select pg_notify(${channel}, '')`.execute(tx)),

    listen(listener) {
      const stopped = new AbortController()
      // It never fails, and ends by itself.
      void keepListening(url, listener, stopped.signal)
      return () => stopped.abort()
    },
  }
}

async function keepListening(url: string, listener: NewsListener, stopped: AbortSignal): Promise<void> {
  let isLost = false
  const onListening = () => {
    if (isLost) listener.onRegained()
    isLost = false
    // What was published until now nobody told us.
    listener.onNews()
  }
  while (!stopped.aborted) {
    try {
      await listenOnce(url, listener.onNews, onListening, stopped)
    } catch (error) {
      if (!isLost) listener.onLost(named(error))
      isLost = true
      await wait(pause, undefined, { signal: stopped }).catch(() => {})
    }
  }
}

/** Resolves when it is stopped. @throws when the connection is lost. */
async function listenOnce(
  url: string,
  onNews: () => void,
  onListening: () => void,
  stopped: AbortSignal,
): Promise<void> {
  const client = new Client(connectionSettings(url))
  const lost = Promise.withResolvers<never>()
  // Also rejected when nobody waits for it yet.
  lost.promise.catch(() => {})
  client.on('error', lost.reject).on('end', () => lost.reject(new Error('the connection was closed')))
  client.on('notification', onNews)
  try {
    await client.connect()
    await client.query(`listen ${channel}`)
    onListening()
    for (;;) {
      await Promise.race([wait(lookEvery, undefined, { signal: stopped }), lost.promise])
      // A connection may be dead without a word; and news may be lost on the way, behind a pooler say.
      await client.query('select 1')
      onNews()
    }
  } catch (error) {
    if (!stopped.aborted) throw error
  } finally {
    // Not awaited: one that is dead never says that it ended.
    void client.end()
  }
}
