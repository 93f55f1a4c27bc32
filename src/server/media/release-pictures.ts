import { mediaFormats, renditionPath } from '#content/media.ts'
import type { Snapshot } from '#content/snapshot.ts'
import type { Answer } from '../publishing/answer.ts'
import type { MadePictures } from './made-pictures.ts'
import { usesIn } from './media-uses.ts'
import type { RenditionAnswers } from './rendition-answers.ts'

/** The pictures of a release, in addition to its pages. */
export type ReleasePictures = {
  /** The paths of all pictures that a release refers to. */
  readonly paths: (snapshot: Snapshot) => Promise<readonly string[]>
  readonly find: (path: string) => Answer | Promise<Answer | undefined> | undefined
}

/** Combines the library's renditions and the pictures made from a release. */
export const releasePictures = (
  renditions: Pick<RenditionAnswers, 'find'>,
  made: Pick<MadePictures, 'find' | 'paths'>,
): ReleasePictures => ({
  paths: async (snapshot) => [...renditionPaths(snapshot), ...(await made.paths(snapshot))],
  find: (path) => renditions.find(path) ?? made.find(path),
})

function renditionPaths(snapshot: Snapshot): string[] {
  return [...usesIn(snapshot).keys()].flatMap((id) => {
    const item = snapshot.media.get(id)
    if (!item) return []
    return mediaFormats.flatMap((format) =>
      item.renditions[format].map((width) => renditionPath(item.version, width, format)),
    )
  })
}
