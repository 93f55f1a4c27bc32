import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { Client } from 'pg'
import type { NotificationListener, ReleaseNotifications } from '../opened-database.ts'
import { connectionSettings } from './connection-settings.ts'
import { named } from './postgres-errors.ts'

const channel = 'consultorio_release'

/** Wait before the next attempt to connect, in ms. */
const pause = 500

/**
 * Sends and receives release notifications with LISTEN and NOTIFY. Listening uses a connection of its own, which is
 * opened again whenever it is lost.
 * @param checkInterval Time between two checks of the connection, in ms.
 */
export function createReleaseNotifications(url: string, checkInterval = 10_000): ReleaseNotifications {
  return {
    announce: async (tx) => void (await sql`select pg_notify(${channel}, '')`.execute(tx)),

    listen(listener) {
      const stopped = new AbortController()
      // This promise never rejects, and resolves when `stopped` aborts.
      void keepListening({ url, checkInterval, listener, stopped: stopped.signal })
      return () => stopped.abort()
    },
  }
}

type Listening = {
  readonly url: string
  readonly checkInterval: number
  readonly listener: NotificationListener
  readonly stopped: AbortSignal
}

async function keepListening({ url, checkInterval, listener, stopped }: Listening): Promise<void> {
  let isLost = false
  const notify = () => {
    if (!stopped.aborted) listener.onNotification()
  }
  while (!stopped.aborted) {
    const client = new Client(connectionSettings(url))
    const lost = new AbortController()
    client.on('error', (error) => lost.abort(error))
    client.on('end', () => lost.abort(new Error('the connection was closed')))
    client.on('notification', notify)
    const over = AbortSignal.any([stopped, lost.signal])
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
      if (isLost) listener.onRegained()
      isLost = false
      for (;;) {
        // A release published before the connection was open sent no notification here, and behind a pooler one may
        // be lost.
        notify()
        // Use an abort signal: a `Promise.race` per round would leave a listener behind each time.
        await wait(checkInterval, undefined, { signal: over })
        // A connection may be dead without an error.
        await client.query('select 1')
      }
    } catch (error) {
      if (!isLost && !stopped.aborted)
        listener.onLost(named(lost.signal.aborted ? lost.signal.reason : error))
      isLost = true
    } finally {
      // Do not await this: a dead connection never confirms that it ended.
      void client.end()
    }
    await wait(pause, undefined, { signal: stopped }).catch(() => {})
  }
}
