import { Readable } from 'node:stream'
import { mediaLimits, mediaPath } from '#content/media/media.ts'
import { cleanLine } from '#content/texts/clean-text.ts'
import type { MediaLibrary } from '../../media/library/media-library.ts'
import { receivePicture, tooManyBytes } from '../../media/library/receive-upload.ts'
import { Problem } from '../../problems/problem.ts'
import { FetchError } from './fetch-error.ts'
import type { FetchedPictures } from './fetched-pictures.ts'
import { pictureAddresses, pictureKey } from './picture-address.ts'
import type { SiteFetcher } from './site-fetcher.ts'

export type WantedPicture = {
  /** An absolute address, or a `data:` address. */
  readonly url: string
  /** Alternative text, or empty. */
  readonly alt: string
}

/** Value for a picture field, or why the picture did not come, in the owner's words. */
export type Taken = { readonly path: string } | { readonly failure: string }

type Options = {
  readonly fetcher: SiteFetcher
  readonly library: Pick<MediaLibrary, 'receive' | 'add' | 'present'>
  readonly fetched: FetchedPictures
}

/** In characters; see `mediaDetails`. */
const maxAlt = 300

/** As many pictures as the fetcher reads at once, so that they wait in no queue of the owner's uploads. */
const maxConcurrent = 2

/** Takes pictures of the former site into the library: each once, in its largest size. */
export function createPictureTaker({ fetcher, library, fetched }: Options) {
  /** What is in the library already is not fetched again. @throws {Problem} `disk_full` */
  async function take(key: string, wanted: readonly WantedPicture[]): Promise<Taken> {
    const known = await fetched.find(key)
    if (known && (await library.present([known])).has(known)) return { path: mediaPath(known) }
    const alt = wanted.find((each) => each.alt !== '')?.alt ?? ''
    try {
      const id = await fetchFirst([...new Set(wanted.flatMap(({ url }) => pictureAddresses(url)))], alt)
      await fetched.add(key, id)
      return { path: mediaPath(id) }
    } catch (error) {
      const isOfPicture =
        error instanceof FetchError || (error instanceof Problem && error.code !== 'disk_full')
      if (!isOfPicture) throw error
      return { failure: error.message }
    }
  }

  /** The first address that has the picture. The last one's failure counts: the page names that one. */
  async function fetchFirst([address = '', ...others]: readonly string[], alt: string): Promise<string> {
    try {
      return await receive(address, alt)
    } catch (error) {
      if (others.length === 0 || !(error instanceof FetchError)) throw error
      return fetchFirst(others, alt)
    }
  }

  async function receive(address: string, alt: string): Promise<string> {
    if (!URL.canParse(address)) throw new FetchError('Su dirección no está bien escrita.')
    const { item } = await library.receive(
      async (folder, files) => {
        const write = (body: Readable, name: string) => receivePicture(body, name, folder, files)
        const picture = address.startsWith('data:')
          ? await write(Readable.from([dataOf(address)]), 'imagen')
          : await fetcher.fetch(new URL(address), mediaLimits.bytes, ({ url, body }) =>
              write(Readable.from(body), nameOf(url)),
            )
        return { ...picture, alt: cleanLine(alt).slice(0, maxAlt) }
      },
      (upload) => library.add(upload),
    )
    return item.id
  }

  /**
   * Takes the pictures, and says of each address what became of it.
   * @throws {Problem} `disk_full`. What was taken before stays in the library.
   */
  return async (
    wanted: readonly WantedPicture[],
    onProgress: (done: number, total: number) => void,
  ): Promise<ReadonlyMap<string, Taken>> => {
    const taken = new Map<string, Taken>()
    const pictures = Map.groupBy(wanted, ({ url }) => pictureKey(url))
    const queue = pictures.entries()
    let done = 0
    let isEnded = false
    const work = async () => {
      for (const [key, same] of queue) {
        if (isEnded) return
        const result = await take(key, same).catch((error: unknown) => {
          isEnded = true
          throw error
        })
        for (const { url } of same) taken.set(url, result)
        done += 1
        onProgress(done, pictures.size)
      }
    }
    // Wait for all: nothing may write to the store after this has ended.
    const ends = await Promise.allSettled(Array.from({ length: maxConcurrent }, work))
    for (const end of ends) if (end.status === 'rejected') throw end.reason
    return taken
  }
}

/** The bytes of a `data:` address. @throws {FetchError} @throws {Problem} */
function dataOf(url: string): Buffer {
  const [head = '', content] = [url.slice(0, url.indexOf(',')), url.slice(url.indexOf(',') + 1)]
  if (!/;base64$/i.test(head))
    throw new FetchError('Está escrita dentro de la página de un modo que aquí no se lee.')
  const bytes = Buffer.from(content, 'base64')
  if (bytes.length > mediaLimits.bytes) throw tooManyBytes()
  return bytes
}

function nameOf({ pathname }: URL): string {
  const last = pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}
