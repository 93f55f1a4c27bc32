import type { Taken as TakenPicture } from './fetch/take-pictures.ts'
import type { FoundPage, FoundPicture } from './found-site.ts'
import type { makeDrafts } from './make-drafts.ts'
import type { Taken } from './taken-file.ts'

/** The pictures of pages, each address once. */
export const picturesOf = (pages: readonly FoundPage[]): FoundPicture[] => [
  ...new Map(
    pages
      .flatMap(({ mainPicture, parts }) => [mainPicture, ...parts.map(({ picture }) => picture)])
      .filter((picture) => picture !== null)
      .map((picture) => [picture.url, picture]),
  ).values(),
]

type Made = ReturnType<typeof makeDrafts>

/** How many pictures came, and why others did not. */
export function pictureReport(
  made: Made,
  pictures: ReadonlyMap<string, TakenPicture>,
): Pick<Taken, 'pictures' | 'failedPictures'> {
  const failed = [...pictures].flatMap(([url, taken]) =>
    'failure' in taken ? [{ url, reason: taken.failure }] : [],
  )
  return {
    pictures: pictures.size - failed.length,
    failedPictures: failed.map(({ url, reason }) => ({
      url: url.slice(0, 300),
      reason,
      pages: made
        .filter(({ found }) => picturesOf([found]).some((picture) => picture.url === url))
        .map(({ value }) => value.title),
    })),
  }
}
