import type { ReleaseFolder } from '../../releases/folder/release-folder.ts'
import type { GeneratedPictures } from './generated-pictures.ts'
import type { PublicVersions } from './public-versions.ts'
import type { RenditionResponses } from './rendition-responses.ts'

type Options = {
  readonly versions: Pick<PublicVersions, 'ofLibrary' | 'has' | 'refresh'>
  readonly responses: Pick<RenditionResponses, 'removeWithdrawn'>
  readonly generated: Pick<GeneratedPictures, 'removeUnlisted'>
  readonly releaseFolder: Pick<ReleaseFolder, 'removePictures'> | undefined
}

export type PictureCopies = ReturnType<typeof createPictureCopies>

/** The copies of pictures outside the store: in memory, in the cache on disk and in the release folder. */
export function createPictureCopies({ versions, responses, generated, releaseFolder }: Options) {
  let running: Promise<void> = Promise.resolve()
  /** The library's versions when copies were last removed. */
  let removedFor: ReadonlySet<string> = new Set()

  async function remove(): Promise<void> {
    const { ofLibrary } = versions
    await responses.removeWithdrawn()
    const listed = await generated.removeUnlisted()
    if (listed) await releaseFolder?.removePictures({ isPublic: versions.has, listed })
    removedFor = ofLibrary
  }

  /** One removal at a time; a failed one does not prevent the next. */
  function removeInTurn(): Promise<void> {
    const next = running.then(remove)
    running = next.catch(() => {})
    return next
  }

  return {
    /** Removes the copies of pictures that were removed, replaced or cropped, also by an earlier process. */
    async removeWithdrawn(): Promise<void> {
      await versions.refresh()
      await removeInTurn()
    },

    /** Does the same if another instance changed the library meanwhile. */
    async follow(): Promise<void> {
      await versions.refresh()
      if ([...removedFor].some((version) => !versions.ofLibrary.has(version))) await removeInTurn()
    },
  }
}
