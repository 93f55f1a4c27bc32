import type { Release } from '../../releases/release.ts'
import { KnownKeys } from '../../store/known-keys.ts'
import type { MediaStore } from '../../store/media-store.ts'

type Options = {
  readonly media: Pick<MediaStore, 'currentVersions'>
  readonly publisher: { readonly live: Pick<Release, 'snapshot' | 'pictureUses'> | undefined }
}

export type PublicVersions = ReturnType<typeof createPublicVersions>

/**
 * The versions of pictures that visitors may get: those that the library has, and those that the live release shows
 * until the next one replaces it. A picture that was removed, replaced or cropped is in neither.
 */
export function createPublicVersions({ media, publisher }: Options) {
  const ofLibrary = new KnownKeys(() => media.currentVersions())

  function isShown(version: string): boolean {
    const live = publisher.live
    return (
      live !== undefined &&
      [...live.pictureUses().keys()].some((id) => live.snapshot.media.get(id)?.version === version)
    )
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
