import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fakeRenderer } from '#tests/server/fake-renderer.ts'
import { releaseFolderSite } from '#tests/server/release-folders.ts'
import { contentOf, doctorIn, revisionsOf } from '#tests/server/releases.ts'
import { snapshotOf } from '#tests/server/site-documents.ts'
import type { RecordedRelease, Revisions } from '../store/recorded-release.ts'
import { ReleaseFolderError } from './folder/release-folder.ts'
import { Publisher } from './publisher.ts'

/** A publisher that also writes to a folder. Revision n of the site's content has a doctor named n. */
function publisherToFolder() {
  const site = releaseFolderSite()
  const recorded: RecordedRelease[] = [{ id: 1, createdAt: '', revisions: revisionsOf() }]
  const publisher = new Publisher({
    renderer: fakeRenderer(),
    contentOf,
    folder: site.releaseFolder,
    store: {
      liveRelease: async () => recorded.at(-1),
      loadSnapshot: async (revisions: Revisions) => snapshotOf(`Dra. ${revisions['site-content']}`),
      async recordRelease(revisions: Revisions) {
        const release = { id: recorded.length + 1, createdAt: '', revisions }
        recorded.push(release)
        return release
      },
      announceRelease: async () => {},
    },
    onError: () => {},
  })
  const served = () => ({
    process: doctorIn(publisher.live?.peek('/')),
    folder: site.doctorIn('current/index.html'),
  })
  return { ...site, publisher, recorded, served }
}

describe('publishing to a release folder', () => {
  test('ends when the folder shows the new release too', async () => {
    const { publisher, served } = publisherToFolder()
    await publisher.publish()

    await publisher.publish({ 'site-content': 2 })

    expect(served()).toEqual({ process: 'Dra. 2', folder: 'Dra. 2' })
    await publisher.close()
  })

  test('twice concurrently ends with the later release in both places', async () => {
    const { publisher, served } = publisherToFolder()
    await publisher.publish()

    await Promise.all([2, 4, 3].map((number) => publisher.publish({ 'site-content': number })))

    expect(served()).toEqual({ process: 'Dra. 4', folder: 'Dra. 4' })
    await publisher.close()
  })

  test('to a folder that is not writable is refused: both places stay unchanged, and the next publish succeeds', async () => {
    const { publisher, served, folder, recorded } = publisherToFolder()
    await publisher.publish()
    const obstacle = join(folder, 'kept')
    rmSync(obstacle, { recursive: true })
    writeFileSync(obstacle, '')

    await expect(publisher.publish({ 'site-content': 2 })).rejects.toThrow(ReleaseFolderError)

    expect(served()).toEqual({ process: 'Dra. 1', folder: 'Dra. 1' })
    expect(recorded).toHaveLength(1)
    rmSync(obstacle)
    await publisher.publish({ 'site-content': 2 })
    expect(served()).toEqual({ process: 'Dra. 2', folder: 'Dra. 2' })
    await publisher.close()
  })
})
