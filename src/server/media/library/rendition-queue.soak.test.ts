import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { photo, siteWithOwner } from '#tests/server/media.ts'
import { runningSite } from '#tests/server/running-site.ts'
import { temporaryFolder } from '#tests/server/temporary-folder.ts'
import { testClock } from '#tests/server/test-clock.ts'
import { createMediaStore } from '../../store/media-store.ts'
import { type EncoderJob, PictureError } from '../encoder/encoder-jobs.ts'
import { EncoderProcess } from '../encoder/encoder-process.ts'

// Each test hashes a password and starts a process, and the machine may be busy.
vi.setConfig({ testTimeout: 300_000 })

/** Records the renditions it works on, and fails on request. */
class WatchedProcess extends EncoderProcess {
  readonly rendered: string[] = []
  failures = 0

  override async render(job: Extract<EncoderJob, { kind: 'render' }>, urgency: 'urgent' | 'later') {
    if (urgency === 'later' && this.failures > 0) {
      this.failures -= 1
      throw new PictureError('unreadable', 'no')
    }
    await super.render(job, urgency)
    this.rendered.push(`${job.width}.${job.format}`)
  }
}

test('only the missing renditions are encoded after a restart', async () => {
  const file = join(temporaryFolder(), 'consultorio.db')
  const first = await siteWithOwner({ database: { kind: 'sqlite', file } })
  const { item } = await first.upload(await photo(500, 360))
  await first.idle()
  const { db } = first.store
  await db.deleteFrom('media_rendition').where('format', '=', 'avif').where('width', '>', 320).execute()
  await first.stop()

  const encoder = new WatchedProcess()
  const second = await runningSite({ database: { kind: 'sqlite', file }, encoder })
  await second.library.resume()
  await second.idle()

  expect(encoder.rendered).toEqual(['480.avif', '500.avif'])
  expect((await createMediaStore(second.store).find(item.id))?.item.isComplete).toBe(true)
})

test('the fast renditions of all pictures are encoded before the slow ones', async () => {
  const encoder = new WatchedProcess()
  const site = await siteWithOwner({ encoder })
  const [one, other] = [await photo(330, 250, 1), await photo(330, 250, 2)]

  await Promise.all([site.upload(one), site.upload(other)])
  await site.idle()

  const formats = encoder.rendered.map((each) => each.split('.')[1])
  expect(formats.toSorted().toReversed()).toEqual(formats)
})

test('a failed rendition is retried a few times, two seconds later each time', async () => {
  const encoder = new WatchedProcess()
  const clock = testClock()
  const site = await siteWithOwner({ encoder, clock })
  const retried = async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await site.idle()
      await clock.advance(2_000)
    }
  }
  encoder.failures = 1
  await site.upload(await photo(40, 30))
  await site.idle()
  expect(await site.list()).toMatchObject([{ isComplete: false }])
  await retried()
  expect(await site.list()).toMatchObject([{ isComplete: true }])
  expect(site.errors()).toEqual([])

  encoder.failures = 10
  const { item } = await site.upload(await photo(50, 30))
  await retried()

  expect(item.renditions.webp).toEqual([50])
  expect(await site.list()).toMatchObject([{ isComplete: false, renditions: { avif: [], webp: [50] } }, {}])
  expect(site.errors()).toHaveLength(1)
})

test('a server that stops does not wait for renditions', async () => {
  const site = await siteWithOwner()
  await site.upload(await photo(660, 500))

  await site.library.close()

  expect(await site.list()).toMatchObject([{ isComplete: false }])
  expect(site.errors()).toEqual([])
})
