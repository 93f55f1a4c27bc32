import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createReleaseFolder } from '#server/releases/folder/release-folder.ts'
import { Release } from '#server/releases/release.ts'
import { fakeRenderer } from './fake-renderer.ts'
import { contentOf, revisionsOf } from './releases.ts'
import { snapshotOf } from './site-documents.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** A release folder, with functions that publish releases to it. Each release's pages contain a doctor's name. */
export function releaseFolderSite({ folder = temporaryFolder(), renderer = fakeRenderer() } = {}) {
  const releaseFolder = createReleaseFolder({ folder, assets: new Map() })
  const prepare = (doctor: string) =>
    Release.prepare({
      renderer,
      contentOf,
      snapshot: snapshotOf(doctor),
      revisions: revisionsOf(),
      onError: () => {},
    })
  /** Writes a release and switches to it, without the pages that are not ready. */
  async function goLive(doctor: string) {
    const release = prepare(doctor)
    const makeCurrent = await releaseFolder.write(release)
    await makeCurrent()
    return release
  }
  return {
    folder,
    releaseFolder,
    prepare,
    goLive,
    /** Does everything that a publish does. */
    async publish(doctor: string) {
      const release = await goLive(doctor)
      await releaseFolder.fill(release)
      return release
    },
    has: (file: string) => existsSync(join(folder, file)),
    read: (file: string) => readFileSync(join(folder, file), 'utf8'),
    /** The doctor's name in a page. */
    doctorIn: (file: string) => /· (.+?)<\/title>/.exec(readFileSync(join(folder, file), 'utf8'))?.[1],
    names: (place: string) =>
      readdirSync(join(folder, place))
        .map((name) => basename(name))
        .sort(),
  }
}
