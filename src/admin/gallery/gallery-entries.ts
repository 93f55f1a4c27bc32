import { isJsonObject, type Json } from '#content/json.ts'
import { type MediaItem, mediaIdOf } from '#content/media.ts'

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
    const id = freeId(slugOf(picture?.title || lastPart(path)), (candidate) => taken.has(candidate))
    taken.add(id)
    return { id, src: path, alt: picture?.alt ?? '' }
  })
}

const lastPart = (path: string) =>
  path
    .split('/')
    .at(-1)
    ?.replace(/\.\w+$/, '') ?? ''

/** 'Sala de espera (2)' → 'sala-de-espera-2'. */
export function slugOf(text: string): string {
  const slug = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '')
  return slug || 'foto'
}

function freeId(slug: string, isTaken: (id: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? slug : `${slug}-${number}`
    if (!isTaken(id)) return id
  }
}
