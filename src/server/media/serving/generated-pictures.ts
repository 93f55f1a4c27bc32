import { basename, join } from 'node:path'
import type { CardPicture, GeneratedPicture } from '#content/media/share-card.ts'
import { takeTurns, tooLate, within } from '../../process/waits.ts'
import type { Release } from '../../releases/release.ts'
import type { Pages } from '../../releases/renderer.ts'
import { immutable, revalidated } from '../../responses/cache-control.ts'
import { contentTypeOf } from '../../responses/content-types.ts'
import { PreparedResponse, type ResponseHeaders } from '../../responses/prepared-response.ts'
import { PictureError } from '../encoder/encoder-jobs.ts'
import { DiskCache } from './disk-cache.ts'
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

/** How many pictures of a release are made before anybody requests them. */
const maxPrepared = 200

/** How long, in ms, to wait before trying a failed picture again. */
const graceTime = 60_000

type IndexedPicture = {
  readonly picture: GeneratedPicture
  readonly pages: Pages
  /** File name with the content hash, unlike `/favicon.ico`. */
  readonly name: string
}

/** The pictures of one release by URL path. */
type Index = ReadonlyMap<string, IndexedPicture>

/**
 * The pictures made from a release: those for shared links, and the site's icons. They are made in the background or
 * on the first request, and cached on disk. Only pictures that the live release or the one before it refers to are
 * made, so that nobody can request arbitrary ones.
 */
export class GeneratedPictures {
  readonly #options: GeneratedPicturesOptions
  readonly #disk: DiskCache
  readonly #making = new Map<string, Promise<Buffer | undefined>>()
  readonly #failed = new Map<string, number>()
  /** For the live release, then for the one before it. */
  #indexes: readonly { readonly pages: Pages; readonly index: Promise<Index> }[] = []

  constructor(options: GeneratedPicturesOptions) {
    this.#options = options
    this.#disk = new DiskCache(join(options.dataFolder, 'cache/compartir'), 96 * 1024 ** 2)
  }

  /** Finds the pictures that an earlier process made. */
  async open(): Promise<void> {
    await this.#disk.open().catch((error: unknown) => this.#options.onError(error, 'made pictures'))
  }

  /** The response for a path; the promise is `undefined` when the path is none of these pictures. */
  find(path: string): Promise<PreparedResponse | undefined> | undefined {
    const live = this.#options.publisher.live
    if (!live || !/^\/(?:compartir\/|iconos\/|favicon\.ico$)/.test(path)) return undefined
    return this.#find(path, live.pages)
  }

  /** The paths of all pictures of a release. */
  async paths(pages: Pages): Promise<readonly string[]> {
    return [...(await this.#index(pages)).keys()]
  }

  /**
   * Makes the missing pictures of a live release, one after the other. For a large site, makes only the first ones;
   * the rest are made on request.
   */
  async prepare(release: Pick<Release, 'pages' | 'isStopped'>): Promise<void> {
    const all = await this.#index(release.pages)
    for (const known of [...all.values()].slice(0, maxPrepared)) {
      if (release.isStopped) return
      await this.#content(known)
    }
  }

  /**
   * Removes the copies that the live release does not list: nothing says which pictures they show. Those of the former
   * release are made again on request. @returns the listed paths; undefined before the first release.
   */
  async removeUnlisted(): Promise<ReadonlySet<string> | undefined> {
    const live = this.#options.publisher.live
    if (!live) return undefined
    const all = await this.#index(live.pages)
    const names = new Set([...all.values()].map(({ name }) => name))
    await this.#disk.removeWhere((name) => !names.has(name))
    return new Set(all.keys())
  }

  #index(pages: Pages): Promise<Index> {
    const known = this.#indexes.find((other) => other.pages === pages)
    if (known) return known.index
    const index = listPictures(pages)
    // Its callers report a rejection; without a caller it must not count as unhandled.
    index.catch(() => {})
    this.#indexes = [{ pages, index }, ...this.#indexes.slice(0, 1)]
    return index
  }

  /** Also finds a picture that only the former release lists, unless it shows one that was withdrawn since. */
  async #find(path: string, pages: Pages): Promise<PreparedResponse | undefined> {
    const live = await this.#index(pages)
    const former = await this.#indexes.find((other) => other.pages !== pages)?.index
    const known = live.get(path) ?? this.#ifPublic(former?.get(path))
    return known && this.#respond(path, known)
  }

  #ifPublic(known: IndexedPicture | undefined): IndexedPicture | undefined {
    if (!known) return undefined
    const { picture } = known
    const shown = picture.kind === 'share' ? picture.pictures : [picture.picture]
    const isPublic = (part: CardPicture) => 'drawing' in part || this.#options.versions.has(part.version)
    return shown.every(isPublic) ? known : undefined
  }

  async #respond(path: string, known: IndexedPicture): Promise<PreparedResponse | undefined> {
    const { timeout = 8_000, fallback } = this.#options
    // The timer keeps an export's process running; the child process that makes the picture does not.
    const body = await within(this.#content(known), timeout)
    if (!body || body === tooLate) return known.picture.kind === 'share' ? fallback : undefined

    const { name } = known
    const caching = basename(path) === name ? immutable : revalidated
    return new PreparedResponse({
      status: 200,
      contentType: contentTypeOf(name),
      body,
      headers: { 'Cache-Control': caching, ...this.#options.headers },
      etag: `"${name}"`,
    })
  }

  /** `undefined` when the picture could not be made, now or shortly before. */
  #content(known: IndexedPicture): Promise<Buffer | undefined> {
    const { name } = known
    const making = this.#making.get(name) ?? this.#read(known).finally(() => this.#making.delete(name))
    this.#making.set(name, making)
    return making
  }

  async #read(known: IndexedPicture): Promise<Buffer | undefined> {
    const { name } = known
    const copy = await this.#disk.read(name)
    if (copy || performance.now() < (this.#failed.get(name) ?? 0)) return copy
    try {
      const made = await this.#options.make(known.picture, known.pages, 'later')
      this.#failed.delete(name)
      await this.#disk.write(name, made).catch((error: unknown) => this.#options.onError(error, name))
      return made
    } catch (error) {
      // The end of the server is not reported.
      const isStopped = error instanceof PictureError && error.refusal === 'interrupted'
      if (!isStopped) this.#options.onError(error, name)
      this.#pauseRetries(name)
      return undefined
    }
  }

  #pauseRetries(name: string): void {
    const now = performance.now()
    for (const [other, until] of this.#failed) if (until <= now) this.#failed.delete(other)
    this.#failed.set(name, now + graceTime)
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
