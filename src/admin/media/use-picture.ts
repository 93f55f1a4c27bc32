import { useMedia } from '#admin/api/media.ts'
import { mediaIdOf } from '#content/media/media.ts'

/** The picture at an image field's path. `item` is undefined for a file outside of the library. */
export function usePicture(path: string) {
  const { data } = useMedia()
  const id = mediaIdOf(path)
  const item = data?.find((each) => each.id === id)
  return {
    item,
    isInLibrary: id !== undefined,
    /** The library does not have it any more. */
    isGone: id !== undefined && data !== undefined && !item,
    name: item ? item.title || item.fileName : fileWords(path),
  }
}

/** The file name without its extension, hyphens as spaces. */
export const fileWords = (path: string) =>
  path
    .slice(path.lastIndexOf('/') + 1)
    .replace(/\.\w+$/, '')
    .replaceAll('-', ' ')
