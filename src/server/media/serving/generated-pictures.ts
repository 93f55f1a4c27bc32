import { basename, join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { CardPicture, GeneratedPicture } from '#content/media/share-card.ts'
import { takeTurns, tooLate, within } from '../../process/waits.ts'
import type { Release } from '../../releases/release.ts'
import type { Pages } from '../../releases/renderer.ts'
import { immutable, revalidated } from '../../responses/cache-control.ts'
import { contentTypeOf } from '../../responses/content-types.ts'
import { PreparedResponse, type ResponseHeaders } from '../../responses/prepared-response.ts'
import { PictureError } from '../encoder/encoder-jobs.ts'
import { createDiskCache } from './disk-cache.ts'
import type { MakePicture } from './make-picture.ts'
import type { PublicVersions } from './public-versions.ts'

export type GeneratedPicturesOptions = {
  readonly make: MakePicture
  readonly publisher: { readonly live: Pick<Release, 'pages'> | undefined }
  readonly versions: Pick<PublicVersions, 'has'>
  readonly dataFolder: string
  /** Security headers. */
  readonly headers: ResponseHeaders
  /** Response for a shared-link picture that cannot be made. */
  readonly fallback?: PreparedResponse | undefined
  readonly onError: (error: unknown, what: string) => void
  /** How long a visitor waits for a picture that is being made, in ms. */
  readonly timeout?: number
}

/** How many pictures of a release are made before anyone requests them. */
const maxPrepared = 200

/** How long, in ms, to wait before trying a failed picture again. */
const graceTime = 60_000

const maxBytes = 96 * 1024 ** 2

type IndexedPicture = {
  readonly picture: GeneratedPicture
  readonly pages: Pages
  /** File name with the content hash, unlike `/favicon.ico`. */
  readonly name: string
}

/** The pictures of one release by URL path. */
type Index = ReadonlyMap<string, IndexedPicture>

export type GeneratedPictures = ReturnType<typeof createGeneratedPictures>

/**
 * The pictures made from a release: those for shared links, and the site's icons. They are made in the background or
 * on the first request, and cached on disk. Only pictures that the live release or the one before it refers to are
 * made, so that no one can request arbitrary ones.
 */
export function createGeneratedPictures(options: GeneratedPicturesOptions) {
  const { make, publisher, versions, dataFolder, headers, fallback, onError, timeout = 8_000 } = options
  const disk = createDiskCache({ folder: join(dataFolder, 'cache/compartir'), maxBytes, onError })
  const making = new Map<string, Promise<Buffer | undefined>>()
  const failed = new LRUCache<string, true>({ max: 1_000, ttl: graceTime, ttlResolution: 0 })
  /** For the live release, then for the one before it. */
  let indexes: readonly { readonly pages: Pages; readonly index: Promise<Index> }[] = []

  function indexOf(pages: Pages): Promise<Index> {
    const known = indexes.find((other) => other.pages === pages)
    if (known) return known.index
    const index = listPictures(pages)
    // Its callers report a rejection; without a caller it must not count as unhandled.
    index.catch(() => {})
    indexes = [{ pages, index }, ...indexes.slice(0, 1)]
    return index
  }

  /** Also finds a picture that only the former release lists, unless it shows one that was withdrawn since. */
  async function findIn(pages: Pages, path: string): Promise<PreparedResponse | undefined> {
    const live = await indexOf(pages)
    const former = await indexes.find((other) => other.pages !== pages)?.index
    const known = live.get(path) ?? ifPublic(former?.get(path))
    return known && respond(path, known)
  }

  function ifPublic(known: IndexedPicture | undefined): IndexedPicture | undefined {
    if (!known) return undefined
    const { picture } = known
    const shown = picture.kind === 'share' ? picture.pictures : [picture.picture]
    const isPublic = (part: CardPicture) => 'drawing' in part || versions.has(part.version)
    return shown.every(isPublic) ? known : undefined
  }

  async function respond(path: string, known: IndexedPicture): Promise<PreparedResponse | undefined> {
    // The timer keeps an export's process running; the child process that makes the picture does not.
    const body = await within(contentOf(known), timeout)
    if (!body || body === tooLate) return known.picture.kind === 'share' ? fallback : undefined
    const { name } = known
    const caching = basename(path) === name ? immutable : revalidated
    return new PreparedResponse({
      status: 200,
      contentType: contentTypeOf(name),
      body,
      headers: { 'Cache-Control': caching, ...headers },
      etag: `"${name}"`,
    })
  }

  /** `undefined` when the picture could not be made, now or shortly before. */
  function contentOf(known: IndexedPicture): Promise<Buffer | undefined> {
    const { name } = known
    const content = making.get(name) ?? read(known).finally(() => making.delete(name))
    making.set(name, content)
    return content
  }

  async function read({ name, picture, pages }: IndexedPicture): Promise<Buffer | undefined> {
    const copy = await disk.read(name)
    if (copy || failed.has(name)) return copy
    try {
      const made = await make(picture, pages, 'later')
      await disk.write(name, made)
      return made
    } catch (error) {
      // The end of the server is not reported.
      const isStopped = error instanceof PictureError && error.refusal === 'interrupted'
      if (!isStopped) onError(error, name)
      failed.set(name, true)
      return undefined
    }
  }

  return {
    /** Finds the pictures that an earlier process made. */
    open: disk.open,

    /** The response for a path; the promise is `undefined` when the path is none of these pictures. */
    find(path: string): Promise<PreparedResponse | undefined> | undefined {
      const { live } = publisher
      if (!live || !/^\/(?:compartir\/|iconos\/|favicon\.ico$)/.test(path)) return undefined
      return findIn(live.pages, path)
    },

    paths: async (pages: Pages): Promise<readonly string[]> => [...(await indexOf(pages)).keys()],

    /**
     * Makes the missing pictures of a live release, one after the other. For a large site, makes only the first ones;
     * the rest are made on request.
     */
    async prepare(release: Pick<Release, 'pages' | 'isStopped'>): Promise<void> {
      const all = await indexOf(release.pages)
      for (const known of [...all.values()].slice(0, maxPrepared)) {
        if (release.isStopped) return
        await contentOf(known)
      }
    },

    /**
     * Removes the copies that the live release does not list: nothing says which pictures they show. Those of the
     * former release are made again on request. @returns the listed paths; undefined before the first release.
     */
    async removeUnlisted(): Promise<ReadonlySet<string> | undefined> {
      if (!publisher.live) return undefined
      const all = await indexOf(publisher.live.pages)
      const names = new Set([...all.values()].map(({ name }) => name))
      await disk.removeWhere((name) => !names.has(name))
      return new Set(all.keys())
    },
  }
}

/** Listing the pictures of 10,000 entries takes a tenth of a second, so other requests run in between. */
async function listPictures(pages: Pages): Promise<Index> {
  const pause = takeTurns()
  const index = new Map<string, IndexedPicture>()
  /** Several paths may lead to the same picture; the first path gives it its name. */
  const names = new Map<GeneratedPicture, string>()
  for (const [path, picture] of pages.generatedPictures()) {
    const name = names.get(picture) ?? basename(path)
    names.set(picture, name)
    index.set(path, { picture, pages, name })
    await pause()
  }
  return index
}
