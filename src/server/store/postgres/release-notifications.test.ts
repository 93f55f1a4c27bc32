import { expect, onTestFinished, test, vi } from 'vitest'
import { sharedDatabase, urlOf } from '#tests/server/databases.ts'
import { runAsOperator } from '#tests/server/postgres-databases.ts'
import { testScheduler } from '#tests/server/test-clock.ts'
import { openDatabase } from '../open-database.ts'
import { checkInterval, createReleaseNotifications, pause } from './release-notifications.ts'

async function listening() {
  const database = await sharedDatabase()
  const { db, close } = await openDatabase(database)
  onTestFinished(close)
  const listener = { onNotification: vi.fn(), onLost: vi.fn(), onRegained: vi.fn() }
  const notifications = createReleaseNotifications(urlOf(database))
  const { clock, scheduler } = testScheduler()
  notifications.listen(listener, scheduler)
  await scheduler.idle()
  // A release may have been published before it listened, so it notifies once at the start.
  expect(listener.onNotification).toHaveBeenCalledOnce()
  listener.onNotification.mockClear()

  const notified = (times: number) => expect.poll(() => listener.onNotification).toHaveBeenCalledTimes(times)
  const cut = () => {
    const name = new URL(urlOf(database)).pathname.slice(1)
    return runAsOperator(
      urlOf(database),
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and query like 'listen %'`,
    )
  }
  return { db, notifications, listener, clock, stop: scheduler.close, notified, cut }
}

test('a listener is notified when a transaction commits, and not when it rolls back', async () => {
  const { db, notifications, notified, listener } = await listening()

  const failed = db.transaction().execute(async (tx) => {
    await notifications.announce(tx)
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  await db.transaction().execute((tx) => notifications.announce(tx))

  await notified(1)
  expect(listener.onLost).not.toHaveBeenCalled()
})

test('a listener is notified again after the connection was lost, including missed releases', async () => {
  const { db, notifications, listener, clock, notified, cut } = await listening()

  await cut()
  await expect.poll(() => listener.onLost).toHaveBeenCalledOnce()
  await clock.advance(pause)
  expect(listener.onRegained).toHaveBeenCalledOnce()
  await notified(1)
  await notifications.announce(db)

  await notified(2)
  expect(listener.onLost).toHaveBeenCalledOnce()
})

test('a listener is called regularly even if notifications are lost', async () => {
  const { clock, listener } = await listening()

  await clock.advance(3 * checkInterval)

  expect(listener.onNotification).toHaveBeenCalledTimes(3)
})

test('a listener is not notified after it stopped', async () => {
  const { db, notifications, listener, stop, cut } = await listening()

  await stop()
  await notifications.announce(db)
  await cut()

  expect(listener.onNotification).not.toHaveBeenCalled()
  expect(listener.onLost).not.toHaveBeenCalled()
})
