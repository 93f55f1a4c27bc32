import { mediaFormats, renditionPath } from '#content/media/media.ts'
import type { Release, ReleasePictures } from '../../releases/release.ts'
import type { GeneratedPictures } from './generated-pictures.ts'
import type { RenditionResponses } from './rendition-responses.ts'

/** Combines the library's renditions and the pictures made from a release. */
export const releasePictures = (
  renditions: Pick<RenditionResponses, 'find'>,
  made: Pick<GeneratedPictures, 'find' | 'paths'>,
): ReleasePictures => ({
  paths: async (release) => [...renditionPaths(release), ...(await made.paths(release.pages))],
  find: (path) => renditions.find(path) ?? made.find(path),
})

function renditionPaths({ pages, pictureUses }: Pick<Release, 'pages' | 'pictureUses'>): string[] {
  return [...pictureUses().keys()].flatMap((id) => {
    const item = pages.snapshot.media.get(id)
    if (!item) return []
    return mediaFormats.flatMap((format) =>
      item.renditions[format].map((width) => renditionPath(item.version, width, format)),
    )
  })
}
