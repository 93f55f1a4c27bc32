import { sql } from 'kysely'
import { Client } from 'pg'
import type { ReleaseNotifications } from '../opened-database.ts'
import { connectionSettings } from './connection-settings.ts'
import { named } from './postgres-errors.ts'

const channel = 'consultorio_release'

/** Time between two checks of the connection, in ms. */
export const checkInterval = 10_000

/** Wait before the next attempt to connect, in ms. */
export const pause = 500

/**
 * Sends and receives release notifications with LISTEN and NOTIFY. Listening uses a connection of its own, which is
 * opened again whenever it is lost.
 */
export function createReleaseNotifications(url: string): ReleaseNotifications {
  return {
    announce: async (tx) => void (await sql`select pg_notify(${channel}, '')`.execute(tx)),

    listen(listener, scheduler) {
      let client: Client | undefined
      let isLost = false

      function open(): Client {
        const opened = new Client(connectionSettings(url))
        opened.on('error', (error) => lose(opened, error))
        opened.on('end', () => lose(opened, new Error('the connection was closed')))
        opened.on('notification', () => {
          if (!scheduler.signal.aborted) listener.onNotification()
        })
        return opened
      }

      function close(): void {
        const closed = client
        client = undefined
        // Do not await this: a dead connection never confirms that it ended.
        void closed?.end()
      }

      function lose(lost: Client, error: unknown): void {
        if (lost !== client) return
        close()
        if (!isLost) listener.onLost(named(error))
        isLost = true
        scheduler.after(pause, check)
      }

      const { check } = scheduler.every(checkInterval, async () => {
        const isNew = client === undefined
        client ??= open()
        const current = client
        try {
          if (isNew) {
            await current.connect()
            await current.query(`listen ${channel}`)
            if (isLost) listener.onRegained()
            isLost = false
          } else {
            // A connection may be dead without an error.
            await current.query('select 1')
          }
        } catch (error) {
          return lose(current, error)
        }
        // A release published before the connection was open sent no notification here, and behind a pooler one may
        // be lost.
        listener.onNotification()
      })
      void check()
      scheduler.signal.addEventListener('abort', close)
    },
  }
}
