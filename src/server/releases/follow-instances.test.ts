import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import type { MediaItem } from '#content/media/media.ts'
import { fakeRenderer } from '#tests/server/fake-renderer.ts'
import { contentOf, doctorIn, revisionsOf } from '#tests/server/releases.ts'
import { snapshotOf } from '#tests/server/site-documents.ts'
import { testScheduler } from '#tests/server/test-clock.ts'
import type { NotificationListener } from '../store/opened-database.ts'
import type { RecordedRelease, Revisions } from '../store/recorded-release.ts'
import { followInstances } from './follow-instances.ts'
import { Publisher } from './publisher.ts'

/** An instance that serves release 1, over a store in which the test records what other instances publish. */
async function following() {
  const recorded: RecordedRelease[] = [{ id: 1, createdAt: '', revisions: revisionsOf() }]
  const items = new Map<string, MediaItem>()
  const launch: { at: string | undefined } = { at: undefined }
  let listener: NotificationListener | undefined
  const store = {
    launchedAt: async () => launch.at,
    liveRelease: async () => recorded.at(-1),
    loadSnapshot: async (revisions: Revisions) => {
      const snapshot = snapshotOf(`Dra. ${revisions['site-content']}`)
      return { ...snapshot, media: new Map(items), launchedAt: launch.at }
    },
    recordRelease: () => Promise.reject(new Error('It only follows.')),
    announceRelease: async () => {},
    listen(added: NotificationListener) {
      listener = added
    },
  }
  const loaded = vi.spyOn(store, 'loadSnapshot')
  const publisher = new Publisher({
    store,
    renderer: fakeRenderer(),
    contentOf,
    onError: (error) => expect.fail(String(error)),
  })
  await publisher.publish()
  const media = { items: async () => items }
  const copies = { follow: async () => {} }
  const { scheduler } = testScheduler()
  followInstances({ store, media, scheduler, publisher, copies, log: pino({ level: 'silent' }) })
  return {
    recorded,
    launch,
    publisher,
    loaded,
    store,
    stop: scheduler.close,
    served: () => doctorIn(publisher.live?.peek('/')),
    tell: () => listener?.onNotification(),
    /** Resolves when it has followed every notification. */
    followed: scheduler.idle,
  }
}

const release = (id: number, siteContent: number): RecordedRelease => ({
  id,
  createdAt: '',
  revisions: revisionsOf({ 'site-content': siteContent }),
})

test('a launch at another instance is followed, although no new release is recorded', async () => {
  const { launch, publisher, tell, followed } = await following()
  launch.at = '2026-11-22T10:00:00.000Z'

  tell()
  await followed()

  expect(publisher.live?.snapshot.launchedAt).toBe(launch.at)
})

test('a release of another instance is served after a notification', async () => {
  const { recorded, tell, served, followed } = await following()
  recorded.push(release(2, 7))

  tell()
  await followed()

  expect(served()).toBe('Dra. 7')
})

test('the last of many notifications counts, even if it arrives during a lookup', async () => {
  const { recorded, tell, served, store, followed } = await following()
  const look = store.liveRelease
  store.liveRelease = async () => {
    store.liveRelease = look
    const found = await look()
    recorded.push(release(3, 9))
    tell()
    return found
  }
  recorded.push(release(2, 7))

  tell()
  await followed()

  expect(served()).toBe('Dra. 9')
})

test('a release that is already served is not rendered again', async () => {
  const { tell, loaded, followed } = await following()
  loaded.mockClear()

  tell()
  await followed()

  expect(loaded).not.toHaveBeenCalled()
})

test('a lookup that is overtaken does not bring an older release back', async () => {
  const { recorded, tell, served, store, publisher, followed } = await following()
  const look = store.liveRelease
  store.liveRelease = async () => {
    store.liveRelease = look
    const older = await look()
    recorded.push(release(2, 7))
    await publisher.publish()
    return older
  }

  tell()
  await followed()

  expect(served()).toBe('Dra. 7')
})

test('a database that was restored to an earlier state is followed too', async () => {
  const { recorded, tell, served, followed } = await following()
  recorded.push(release(2, 7))
  tell()
  await followed()
  expect(served()).toBe('Dra. 7')

  recorded.splice(1, 1, { ...release(2, 8), createdAt: 'later' })
  tell()
  await followed()

  expect(served()).toBe('Dra. 8')
})

test('following continues after a failure', async () => {
  const { recorded, tell, served, store, loaded, followed } = await following()
  const look = store.liveRelease
  const failing = vi.fn(() => Promise.reject(new Error('away')))
  store.liveRelease = failing
  recorded.push(release(2, 7))
  tell()
  await followed()
  expect(failing).toHaveBeenCalledOnce()
  store.liveRelease = look

  tell()
  await followed()

  expect(served()).toBe('Dra. 7')
  expect(loaded).toHaveBeenCalled()
})

test('following ends with the server', async () => {
  const { recorded, tell, followed, stop, served } = await following()
  recorded.push(release(2, 7))

  await stop()
  tell()
  await followed()

  expect(served()).toBe('Dra. 1')
})
