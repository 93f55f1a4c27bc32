import { setTimeout as wait } from 'node:timers/promises'
import type { Release } from '../../releases/release.ts'
import type { MediaStore } from '../../store/media-store.ts'

type Options = {
  readonly media: Pick<MediaStore, 'currentVersions'>
  readonly publisher: { readonly live: Pick<Release, 'snapshot' | 'pictureUses'> | undefined }
}

export type PublicVersions = ReturnType<typeof createPublicVersions>

/** Shortest time between two queries, in ms: requests for unknown versions, however many, wait for the next one. */
const minInterval = 250

/**
 * The versions of pictures that visitors may get: those that the library has, and those that the live release shows
 * until the next one replaces it. A picture that was removed, replaced or cropped is in neither.
 */
export function createPublicVersions({ media, publisher }: Options) {
  let ofLibrary: ReadonlySet<string> = new Set()
  let reading: Promise<void> | undefined
  let readAt = Number.NEGATIVE_INFINITY
  /** Numbers of the last query that was sent, and of the one that `ofLibrary` comes from. */
  let sent = 0
  let taken = 0

  function has(version: string): boolean {
    const { live } = publisher
    const isShown = (id: string) => live?.snapshot.media.get(id)?.version === version
    return ofLibrary.has(version) || (live !== undefined && [...live.pictureUses().keys()].some(isShown))
  }

  async function refresh(): Promise<void> {
    sent += 1
    const number = sent
    const found = await media.currentVersions()
    // The result of an earlier query may arrive later, and must not bring removed pictures back.
    if (number < taken) return
    taken = number
    ofLibrary = found
  }

  async function refreshSoon(): Promise<void> {
    await wait(Math.max(0, readAt + minInterval - performance.now()))
    readAt = performance.now()
    // Clear before the query: a version added while it runs must trigger a new query.
    reading = undefined
    await refresh()
  }

  return {
    /** The library's versions at the last query. */
    get ofLibrary(): ReadonlySet<string> {
      return ofLibrary
    },

    /** As far as this process knows. */
    has,

    /** Asks the store about a version that this process does not know yet. @throws store errors. */
    async find(version: string): Promise<boolean> {
      if (has(version)) return true
      reading ??= refreshSoon()
      await reading
      return ofLibrary.has(version)
    },

    /** Queries the store now, because pictures may be gone. @throws store errors. */
    refresh,
  }
}
