import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { Client } from 'pg'
import type { NewsListener, ReleaseNews } from '../opened-database.ts'
import { connectionSettings } from './connection-settings.ts'
import { named } from './postgres-errors.ts'

const channel = 'consultorio_release'

/** How long until another attempt to connect, in ms. */
const pause = 500

/**
 * LISTEN and NOTIFY, over a connection of its own that is made anew whenever it is lost.
 * @param lookEvery Time between two looks at whether the connection still is one, in ms.
 */
export function createReleaseNews(url: string, lookEvery = 10_000): ReleaseNews {
  return {
    announce: async (tx) => void (await sql`select pg_notify(${channel}, '')`.execute(tx)),

    listen(listener) {
      const stopped = new AbortController()
      const onNews = () => {
        if (!stopped.signal.aborted) listener.onNews()
      }
      // It never fails, and ends by itself.
      void keepListening({ url, lookEvery, listener: { ...listener, onNews }, stopped: stopped.signal })
      return () => stopped.abort()
    },
  }
}

type Listening = {
  readonly url: string
  readonly lookEvery: number
  readonly listener: NewsListener
  readonly stopped: AbortSignal
}

async function keepListening(listening: Listening): Promise<void> {
  const { listener, stopped } = listening
  let isLost = false
  const onListening = () => {
    if (isLost) listener.onRegained()
    isLost = false
    // What was published until now nobody told us.
    listener.onNews()
  }
  while (!stopped.aborted) {
    try {
      await listenOnce(listening, onListening)
    } catch (error) {
      if (!isLost) listener.onLost(named(error))
      isLost = true
      await wait(pause, undefined, { signal: stopped }).catch(() => {})
    }
  }
}

/** Resolves when it is stopped. @throws when the connection is lost. */
async function listenOnce(listening: Listening, onListening: () => void): Promise<void> {
  const { url, lookEvery, stopped } = listening
  const { onNews } = listening.listener
  const client = new Client(connectionSettings(url))
  const lost = new AbortController()
  client.on('error', (error) => lost.abort(error))
  client.on('end', () => lost.abort(new Error('the connection was closed')))
  client.on('notification', onNews)
  const over = AbortSignal.any([stopped, lost.signal])
  try {
    await client.connect()
    await client.query(`listen ${channel}`)
    onListening()
    for (;;) {
      // A race of promises would leave something behind each time, for as long as the connection lasts: for years.
      await wait(lookEvery, undefined, { signal: over })
      // A connection may be dead without a word; and news may be lost on the way, behind a pooler say.
      await client.query('select 1')
      onNews()
    }
  } catch (error) {
    if (!stopped.aborted) throw lost.signal.aborted ? lost.signal.reason : error
  } finally {
    // Not awaited: one that is dead never says that it ended.
    void client.end()
  }
}
