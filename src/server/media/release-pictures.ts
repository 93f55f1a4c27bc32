import { mediaFormats, renditionPath } from '#content/media.ts'
import type { Snapshot } from '#content/snapshot.ts'
import type { Answer } from '../publishing/answer.ts'
import type { MadePictures } from './made-pictures.ts'
import { usesIn } from './media-uses.ts'
import type { RenditionAnswers } from './rendition-answers.ts'

/** The pictures that stand beside the pages of a release. */
export type ReleasePictures = {
  /** The addresses of all those that a release names. */
  readonly paths: (snapshot: Snapshot) => Promise<readonly string[]>
  readonly find: (path: string) => Answer | Promise<Answer | undefined> | undefined
}

/** The library's pictures and those that are made of a release, as one. */
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
