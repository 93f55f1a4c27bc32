import { basename, join } from 'node:path'
import type { CardPicture } from '#content/share-card.ts'
import type { Snapshot } from '#content/snapshot.ts'
import { tooLate, within } from '../../process/within.ts'
import type { Release } from '../../releases/release.ts'
import type { Renderer } from '../../releases/renderer.ts'
import { immutable, revalidated } from '../../responses/cache-control.ts'
import { contentTypeOf } from '../../responses/content-types.ts'
import {
  type FlatHeaders,
  type PreparedResponse,
  prepareResponse,
} from '../../responses/prepared-response.ts'
import { ResponseCache } from '../../responses/response-cache.ts'
import { DiskCache } from './disk-cache.ts'
import { GeneratedIndex, type IndexedPicture } from './generated-index.ts'
import { type MakePicture, wasInterrupted } from './make-picture.ts'
import type { PublicVersions } from './public-versions.ts'

export type GeneratedPicturesOptions = {
  readonly make: MakePicture
  readonly publisher: { readonly live: Pick<Release, 'snapshot'> | undefined }
  readonly renderer: Pick<Renderer, 'generatedPictures'>
  readonly versions: Pick<PublicVersions, 'has'>
  readonly dataFolder: string
  /** Security headers. */
  readonly headers: FlatHeaders
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

/**
 * The pictures made from a release: those for shared links, and the site's icons. They are made in the background or
 * on the first request, and cached on disk. Only pictures that the live release or the one before it refers to are
 * made, so that nobody can request arbitrary ones.
 */
export class GeneratedPictures {
  readonly #options: GeneratedPicturesOptions
  readonly #memory = new ResponseCache(4 * 1024 * 1024)
  readonly #disk: DiskCache
  readonly #making = new Map<string, Promise<Buffer | undefined>>()
  readonly #failed = new Map<string, number>()
  /** For the live release, then for the one before it. */
  #indexes: readonly GeneratedIndex[] = []

  constructor(options: GeneratedPicturesOptions) {
    this.#options = options
    this.#disk = new DiskCache(join(options.dataFolder, 'cache/compartir'), 96 * 1024 ** 2)
  }

  /** Finds the pictures that an earlier process made. */
  async open(): Promise<void> {
    await this.#disk.open().catch((error: unknown) => this.#options.onError(error, 'made pictures'))
  }

  /**
   * The response for a path: a promise while it is read or made, `undefined` when the path is none of these pictures.
   */
  find(path: string): PreparedResponse | Promise<PreparedResponse | undefined> | undefined {
    if (!/^\/(?:compartir\/|iconos\/|favicon\.ico$)/.test(path)) return undefined
    const live = this.#options.publisher.live
    const found = live ? this.#lookUp(path, this.#index(live.snapshot)) : undefined
    if (found instanceof Promise) return found.then((later) => later && this.#respond(path, later))
    return found && this.#respond(path, found)
  }

  /** The paths of all pictures of a release. */
  async paths(snapshot: Snapshot): Promise<readonly string[]> {
    return [...(await this.#index(snapshot).all()).keys()]
  }

  /**
   * Makes the missing pictures of a live release, one after the other. For a large site, makes only the first ones;
   * the rest are made on request.
   */
  async prepare(release: Pick<Release, 'snapshot' | 'isStopped'>): Promise<void> {
    const all = await this.#index(release.snapshot).all()
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
    const all = await this.#index(live.snapshot).all()
    const names = new Set([...all.values()].map(({ name }) => name))
    await this.#disk.removeWhere((name) => !names.has(name))
    return new Set(all.keys())
  }

  #index(snapshot: Snapshot): GeneratedIndex {
    const known = this.#indexes.find((other) => other.snapshot === snapshot)
    if (known) return known
    const index = new GeneratedIndex(this.#options.renderer, snapshot)
    const [live, former] = this.#indexes
    former?.stop()
    this.#indexes = live ? [index, live] : [index]
    return index
  }

  /**
   * If the former release lists the path, do not wait for the live one's listing: the path contains a content hash,
   * so the picture is the same. It may show a picture that was withdrawn since.
   */
  #lookUp(
    path: string,
    live: GeneratedIndex,
  ): IndexedPicture | undefined | Promise<IndexedPicture | undefined> {
    const listed = live.peek(path)
    if (listed) return listed
    const former = this.#indexes.find((index) => index !== live)
    const formerly = this.#ifPublic(former?.peek(path))
    if (formerly) return formerly
    const later = live.find(path)
    return later instanceof Promise
      ? later.then((found) => found ?? this.#findFormer(path, former))
      : this.#findFormer(path, former)
  }

  #findFormer(path: string, former: GeneratedIndex | undefined) {
    const found = former?.find(path)
    return found instanceof Promise ? found.then((later) => this.#ifPublic(later)) : this.#ifPublic(found)
  }

  #ifPublic(known: IndexedPicture | undefined): IndexedPicture | undefined {
    if (!known) return undefined
    const { picture } = known
    const shown = picture.kind === 'share' ? picture.pictures : [picture.picture]
    const isPublic = (part: CardPicture) => 'drawing' in part || this.#options.versions.has(part.version)
    return shown.every(isPublic) ? known : undefined
  }

  #respond(path: string, known: IndexedPicture): PreparedResponse | Promise<PreparedResponse | undefined> {
    return this.#memory.get(path + known.name) ?? this.#respondLater(path, known)
  }

  async #respondLater(path: string, known: IndexedPicture): Promise<PreparedResponse | undefined> {
    const { timeout = 8_000, fallback } = this.#options
    // The timer keeps an export's process running; the child process that makes the picture does not.
    const body = await within(this.#content(known), timeout)
    if (!body || body === tooLate) return known.picture.kind === 'share' ? fallback : undefined

    const response = await prepareResponse(this.#contentOf(path, known, body), 'quick')
    this.#memory.set(path + known.name, response)
    return response
  }

  #contentOf(path: string, { name }: IndexedPicture, body: Buffer) {
    const caching = basename(path) === name ? immutable : revalidated
    return {
      status: 200,
      contentType: contentTypeOf(name),
      body,
      headers: ['Cache-Control', caching, ...this.#options.headers],
      etag: `"${name}"`,
    }
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
    const kept = await this.#disk.read(name)
    if (kept || performance.now() < (this.#failed.get(name) ?? 0)) return kept
    try {
      const made = await this.#options.make(known.picture, known.snapshot, 'later')
      this.#failed.delete(name)
      await this.#disk.write(name, made).catch((error: unknown) => this.#options.onError(error, name))
      return made
    } catch (error) {
      // Report the error once, however many requests wait for it. Do not report interruptions by an upload or by the
      // shutdown.
      if (!wasInterrupted(error)) this.#options.onError(error, name)
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
