import { describe, expect, test } from 'vitest'
import { GeneratedPictures } from '../media/serving/generated-pictures.ts'
import { releasePictures } from '../media/serving/release-pictures.ts'
import type { CompressBest } from '../responses/compression/compression.ts'
import { collectGarbage } from '../testing/collect-garbage.ts'
import { fakeRenderer } from '../testing/fake-renderer.ts'
import { compressBest, contentOf, revisionsOf } from '../testing/releases.ts'
import { snapshotOf } from '../testing/site-documents.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { ReleaseFolder } from './folder/release-folder.ts'
import { Publisher } from './publisher.ts'

function publisherWith(compress: CompressBest, folder?: ReleaseFolder) {
  const recorded = [{ id: 1, createdAt: '', revisions: revisionsOf() }]
  return new Publisher({
    store: {
      liveRelease: async () => recorded.at(-1),
      loadSnapshot: async (revisions) => snapshotOf(`Dra. ${revisions['site-content']}`),
      announceRelease: async () => {},
      async recordRelease(revisions) {
        const release = { id: recorded.length + 1, createdAt: '', revisions }
        recorded.push(release)
        return release
      },
    },
    renderer: fakeRenderer({ paths: ['/', '/servicios', '/a', '/b'] }),
    contentOf,
    compressBest: compress,
    folder,
    onError: () => {},
  })
}

/** Publishes several releases one after the other. @returns weak references to them and to their snapshots. */
async function publishSome(publisher: Publisher, afterEach: () => Promise<unknown>) {
  const made: { release: WeakRef<object>; snapshot: WeakRef<object> }[] = []
  for (let number = 1; number <= 6; number += 1) {
    const release = await publisher.publish({ 'site-content': number })
    made.push({ release: new WeakRef(release), snapshot: new WeakRef(release.snapshot) })
    await release.find('/b')
    await afterEach()
  }
  return made
}

const isLeft = ({ release, snapshot }: { release: WeakRef<object>; snapshot: WeakRef<object> }) =>
  release.deref() !== undefined || snapshot.deref() !== undefined

async function leftOf(made: Awaited<ReturnType<typeof publishSome>>): Promise<boolean[]> {
  await collectGarbage()
  return made.map(isLeft)
}

describe('the memory of former releases', () => {
  test('is freed after another release is live', async () => {
    const publisher = publisherWith(compressBest)
    const warm: unknown[] = []
    publisher.subscribe(async () => void warm.push(warm.length))
    const made = await publishSome(publisher, () => expect.poll(() => warm.length).toBeGreaterThan(0))

    // A body that a thread compresses at this moment keeps its release until the thread is done.
    await expect.poll(() => leftOf(made)).toEqual([false, false, false, false, false, true])
  })

  test('is freed with a release folder and share cards', async () => {
    const assets = { responses: new Map(), streamed: new Map() }
    const folder = new ReleaseFolder({ folder: temporaryFolder(), assets, compressBest })
    const publisher = publisherWith(compressBest, folder)
    const dataFolder = temporaryFolder()
    const made = new GeneratedPictures({
      ...{ dataFolder, publisher, headers: [], renderer: fakeRenderer() },
      versions: { has: () => true },
      make: async () => Buffer.from('hecha'),
      onError: () => {},
    })
    folder.showPictures(releasePictures({ find: () => undefined }, made))
    let finished = 0
    publisher.subscribe(async (release) => {
      await made.prepare(release)
      await folder.finish(release)
      finished += 1
    })

    const releases = await publishSome(publisher, () => expect.poll(() => finished).toBeGreaterThan(0))
    await expect.poll(() => finished).toBeGreaterThan(1)
    await collectGarbage()

    // The picture URLs of one former release still get a response, which needs its snapshot.
    expect(releases.filter(isLeft).length).toBeLessThanOrEqual(2)
    expect(releases.slice(0, -2).filter(({ release }) => release.deref())).toEqual([])
  })

  test('is freed even if compression falls behind', async () => {
    const waiting = new Set<PromiseWithResolvers<object>>()
    // Compresses nothing: each body waits until its caller aborts.
    const publisher = publisherWith((_body, signal) => {
      const request = Promise.withResolvers<object>()
      waiting.add(request)
      signal?.addEventListener('abort', () => {
        waiting.delete(request)
        request.reject(signal.reason)
      })
      return request.promise
    })

    const made = await publishSome(publisher, async () => {})
    await collectGarbage()

    expect(waiting.size).toBe(1)
    // The live release reuses responses of the former one until all its pages are compressed.
    expect(made.map(isLeft)).toEqual([false, false, false, false, true, true])
  })
})
