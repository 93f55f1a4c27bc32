import { mediaFormats, renditionPath } from '#content/media.ts'
import { usesIn } from '#content/picture-uses.ts'
import type { Snapshot } from '#content/snapshot.ts'
import type { ReleasePictures } from '../../releases/release-pictures.ts'
import type { GeneratedPictures } from './generated-pictures.ts'
import type { RenditionResponses } from './rendition-responses.ts'

/** Combines the library's renditions and the pictures made from a release. */
export const releasePictures = (
  renditions: Pick<RenditionResponses, 'find'>,
  made: Pick<GeneratedPictures, 'find' | 'paths'>,
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
