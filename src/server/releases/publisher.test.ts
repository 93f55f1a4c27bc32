import { describe, expect, test } from 'vitest'
import { fakeRenderer } from '#tests/server/fake-renderer.ts'
import { contentOf, doctorIn, revisionsOf } from '#tests/server/releases.ts'
import { snapshotOf } from '#tests/server/site-documents.ts'
import type { RecordedRelease, Revisions } from '../store/recorded-release.ts'
import { Publisher } from './publisher.ts'

/** A publisher over a store whose revision n of the site's content has a doctor named n. */
function publisherOver(renderer = fakeRenderer({ paths: ['/', '/servicios', '/a'] })) {
  const recorded: RecordedRelease[] = [{ id: 1, createdAt: '', revisions: revisionsOf() }]
  const loaded: number[] = []
  const store = {
    liveRelease: async () => recorded.at(-1),
    async loadSnapshot(revisions: Revisions) {
      loaded.push(revisions['site-content'])
      return snapshotOf(`Dra. ${revisions['site-content']}`)
    },
    announceRelease: async () => {},
    async recordRelease(revisions: Revisions, after?: number): Promise<RecordedRelease | undefined> {
      if (after !== recorded.length) return undefined
      const release = { id: recorded.length + 1, createdAt: '', revisions }
      recorded.push(release)
      return release
    },
  }
  const errors: unknown[] = []
  const publisher = new Publisher({
    store,
    renderer,
    contentOf,
    onError: (error) => errors.push(error),
  })
  return { publisher, renderer, recorded, loaded, store, errors }
}

const doctorServed = async (publisher: Publisher) => doctorIn(await publisher.live?.find('/'))

describe('publishing', () => {
  test('starts with the release that was recorded last, without recording it again', async () => {
    const { publisher, recorded } = publisherOver()
    expect(publisher.live).toBeUndefined()

    await publisher.publish()

    expect(await doctorServed(publisher)).toBe('Dra. 1')
    expect(recorded).toHaveLength(1)
  })

  test('ends when the new release is served and recorded', async () => {
    const { publisher, recorded } = publisherOver()
    await publisher.publish()

    const release = await publisher.publish({ 'site-content': 2 })

    expect(publisher.live).toBe(release)
    expect(await doctorServed(publisher)).toBe('Dra. 2')
    expect(recorded.at(-1)?.revisions).toEqual(revisionsOf({ 'site-content': 2 }))
  })

  test('starts from the release that another instance published meanwhile', async () => {
    const { publisher, recorded } = publisherOver()
    await publisher.publish()
    recorded.push({ id: 2, createdAt: '', revisions: revisionsOf({ gallery: 5 }) })

    const release = await publisher.publish({ 'site-content': 2 })

    expect(release.revisions).toEqual(revisionsOf({ gallery: 5, 'site-content': 2 }))
    expect(recorded.at(-1)).toEqual(release.record)
  })

  test('keeps what another instance publishes at the same time', async () => {
    const { publisher, recorded, store } = publisherOver()
    await publisher.publish()
    const load = store.loadSnapshot
    store.loadSnapshot = (revisions) => {
      store.loadSnapshot = load
      recorded.push({ id: 2, createdAt: '', revisions: revisionsOf({ gallery: 5 }) })
      return load(revisions)
    }

    const release = await publisher.publish({ 'site-content': 2 })

    expect(recorded.map(({ revisions }) => [revisions.gallery, revisions['site-content']])).toEqual([
      [1, 1],
      [5, 1],
      [5, 2],
    ])
    expect(publisher.live).toBe(release)
    expect(release.revisions.gallery).toBe(5)
  })

  test('combines all calls that arrive during a publish into one release', async () => {
    const { publisher, loaded, recorded } = publisherOver()
    await publisher.publish()
    await new Promise(setImmediate)

    const releases = await Promise.all([
      publisher.publish({ 'site-content': 2 }),
      publisher.publish({ 'site-content': 4, gallery: 2 }),
      publisher.publish({ 'site-content': 3 }),
      publisher.publish({ 'selected-sections': 2 }),
    ])

    expect(loaded).toEqual([1, 2, 4])
    expect(new Set(releases.slice(1)).size).toBe(1)
    expect(recorded.at(-1)?.revisions).toEqual(
      revisionsOf({ 'site-content': 4, gallery: 2, 'selected-sections': 2 }),
    )
  })

  test('never returns to an older revision, whatever the order of the saves', async () => {
    const { publisher, recorded } = publisherOver()
    await publisher.publish({ 'site-content': 3 })

    const release = await publisher.publish({ 'site-content': 2 })

    expect(await doctorServed(publisher)).toBe('Dra. 3')
    expect(release.record).toBe(recorded.at(-1))
  })

  test('starts again for a call in the microtask in which it ends', async () => {
    const { publisher } = publisherOver()

    const second = publisher.publish().then(() => publisher.publish({ 'site-content': 2 }))
    const third = second.then(() => publisher.publish({ 'site-content': 3 }))
    await third

    expect(await doctorServed(publisher)).toBe('Dra. 3')
  })

  test('keeps the live release when the home page cannot be rendered, and records nothing', async () => {
    const { publisher, renderer, recorded } = publisherOver()
    await publisher.publish()
    const before = publisher.live
    renderer.broken.add('/')

    await expect(publisher.publish({ 'site-content': 2 })).rejects.toThrow('/ is broken')

    expect(publisher.live).toBe(before)
    expect(await doctorServed(publisher)).toBe('Dra. 1')
    expect(recorded).toHaveLength(1)
    renderer.broken.clear()
    await publisher.publish({ 'site-content': 3 })
    expect(await doctorServed(publisher)).toBe('Dra. 3')
  })

  test('keeps the live release when the store cannot record the new one', async () => {
    const { publisher, store } = publisherOver()
    await publisher.publish()
    store.recordRelease = () => Promise.reject(new Error('full'))

    await expect(publisher.publish({ 'site-content': 2 })).rejects.toThrow('full')

    expect(await doctorServed(publisher)).toBe('Dra. 1')
  })

  test('serves the former release until the new one is ready', async () => {
    const { publisher } = publisherOver()
    await publisher.publish()
    let served = false
    const publishing = publisher.publish({ 'site-content': 2 }).then(() => {
      served = true
    })

    const mixed: unknown[] = []
    while (!served) {
      const { live } = publisher
      const pages = await Promise.all(
        ['/', '/servicios'].map(async (path) => doctorIn(await live?.find(path))),
      )
      if (pages[0] !== pages[1]) mixed.push(pages)
      await new Promise(setImmediate)
    }
    await publishing

    expect(mixed).toEqual([])
    expect(await doctorServed(publisher)).toBe('Dra. 2')
  })

  test('notifies subscribers of a release once, when all its pages are rendered', async () => {
    const { publisher, renderer } = publisherOver()
    const notified: { release: unknown; rendered: number }[] = []
    const subscribe = async (release: unknown) =>
      void notified.push({ release, rendered: new Set(renderer.rendered).size })
    const first = await publisher.publish()

    publisher.subscribe(subscribe)
    await expect.poll(() => notified).toEqual([{ release: first, rendered: 3 }])
    publisher.subscribe(subscribe)
    expect(notified).toHaveLength(2)

    const second = await publisher.publish({ 'site-content': 2 })
    await expect.poll(() => notified.slice(2).map(({ release }) => release)).toEqual([second, second])
  })

  test('is acknowledged before the other pages are rendered and compressed', async () => {
    const { publisher, renderer } = publisherOver()
    const release = await publisher.publish()
    expect(renderer.rendered).toEqual(['/'])

    await expect.poll(() => release.peek('/a')?.compressed).toBeDefined()
  })

  test('ends the background work of the release that it replaces', async () => {
    const renderer = fakeRenderer({
      paths: ['/', ...Array.from({ length: 50 }, (_, i) => `/p${i}`)],
    })
    const { publisher } = publisherOver(renderer)
    const former = await publisher.publish()

    await publisher.publish({ 'site-content': 2 })
    await publisher.close()
    const rendered = renderer.rendered.length
    await former.warmUp()

    expect(renderer.rendered).toHaveLength(rendered)
  })
})
