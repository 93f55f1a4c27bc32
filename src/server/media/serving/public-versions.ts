import { usesIn } from '#content/picture-uses.ts'
import type { Snapshot } from '#content/snapshot.ts'
import { KnownKeys } from '../../store/known-keys.ts'
import type { MediaStore } from '../../store/media-store.ts'

type Options = {
  readonly media: Pick<MediaStore, 'currentVersions'>
  readonly publisher: { readonly live: { readonly snapshot: Snapshot } | undefined }
}

export type PublicVersions = ReturnType<typeof createPublicVersions>

/**
 * The versions of pictures that visitors may get: those that the library has, and those that the live release shows
 * until the next one replaces it. A picture that was removed, replaced or cropped is in neither.
 */
export function createPublicVersions({ media, publisher }: Options) {
  const ofLibrary = new KnownKeys(() => media.currentVersions())
  const shownBySnapshot = new WeakMap<Snapshot, ReadonlySet<string>>()

  function isShown(version: string): boolean {
    const snapshot = publisher.live?.snapshot
    if (!snapshot) return false
    const shown = shownBySnapshot.get(snapshot) ?? versionsIn(snapshot)
    shownBySnapshot.set(snapshot, shown)
    return shown.has(version)
  }

  return {
    /** The library's versions at the last query. */
    get ofLibrary(): ReadonlySet<string> {
      return ofLibrary.current
    },

    /** As far as this process knows. */
    has: (version: string): boolean => ofLibrary.current.has(version) || isShown(version),

    /** Asks the store about a version that this process does not know yet. @throws store errors. */
    find: async (version: string): Promise<boolean> =>
      ofLibrary.current.has(version) || isShown(version) || (await ofLibrary.has(version)),

    /** Queries the store now, because pictures may be gone. @throws store errors. */
    refresh: (): Promise<void> => ofLibrary.refresh(),
  }
}

function versionsIn(snapshot: Snapshot): ReadonlySet<string> {
  const items = [...usesIn(snapshot).keys()].map((id) => snapshot.media.get(id))
  return new Set(items.flatMap((item) => (item ? [item.version] : [])))
}
