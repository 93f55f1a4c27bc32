import { fileWords } from '#admin/media/use-picture.ts'
import { type MediaItem, mediaIdOf } from '#content/media/media.ts'
import { freeSlug, slugOf } from '#content/texts/slug.ts'
import { isJsonObject, type Json } from '#content/values/json.ts'

type Picture = Pick<MediaItem, 'id' | 'title' | 'alt'>

/** Gallery entries for the chosen pictures, with their texts from the library. */
export function newEntries(
  paths: readonly string[],
  pictures: readonly Picture[],
  entries: readonly Json[],
): Json[] {
  const taken = new Set(entries.map((entry) => (isJsonObject(entry) ? entry.id : undefined)))
  return paths.map((path) => {
    const picture = pictures.find(({ id }) => id === mediaIdOf(path))
    const slug = slugOf(picture?.title || fileWords(path)) || 'foto'
    const id = freeSlug(slug, (candidate) => taken.has(candidate))
    taken.add(id)
    return { id, src: path, alt: picture?.alt ?? '' }
  })
}
