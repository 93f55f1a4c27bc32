import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Snapshot } from '#content/snapshot.ts'
import { compressBetter, type PreparedResponse } from '../responses/prepared-response.ts'
import { ResponseCache } from '../responses/response-cache.ts'
import type { RecordedRelease, Revisions } from '../store/recorded-release.ts'
import { PageResponses, type PageResponsesOptions } from './page-responses.ts'
import type { FormerPath } from './renderer.ts'

/** Maximum bytes of cached responses for pages that are not rendered before the release goes live. */
const defaultMaxCachedBytes = 64 * 1024 * 1024

export type ReleaseOptions = PageResponsesOptions & {
  readonly revisions: Revisions
  /** The release before this one. Its responses are reused for pages that did not change. */
  readonly former?: Release | undefined
  readonly maxCachedBytes?: number
}

/** An immutable state of the whole site, as visitors see it. */
export class Release {
  readonly revisions: Revisions
  readonly snapshot: Snapshot
  /** The store's record; set once the release is live. */
  record: RecordedRelease | undefined
  readonly #pages: PageResponses
  readonly #onError: PageResponsesOptions['onError']
  readonly #compressBest: PageResponsesOptions['compressBest']
  readonly #hot = new Map<string, PreparedResponse>()
  readonly #cold: ResponseCache
  readonly #hotPaths: readonly string[]
  readonly #coldPaths: ReadonlySet<string>
  readonly #lazyPaths: ReadonlySet<string>
  readonly #rendering = new Map<string, Promise<PreparedResponse>>()
  #notFound: PreparedResponse
  #former: Release | undefined
  readonly #stopping = new AbortController()

  private constructor(options: ReleaseOptions, pages: PageResponses, notFound: PreparedResponse) {
    const { renderer, snapshot } = options
    const paths = renderer.paths(snapshot)
    this.revisions = options.revisions
    this.snapshot = snapshot
    this.#pages = pages
    this.#notFound = notFound
    this.#onError = options.onError
    this.#compressBest = options.compressBest
    this.#cold = new ResponseCache(options.maxCachedBytes ?? defaultMaxCachedBytes)
    this.#hotPaths = paths.slice(0, renderer.hotPathCount)
    this.#coldPaths = new Set(paths.slice(renderer.hotPathCount))
    this.#lazyPaths = new Set(renderer.lazyPaths(snapshot))
    this.#former = options.former
  }

  /** Renders the hot pages and the 404 page, and returns the release, which can go live. @throws errors of rendering. */
  static async prepare(options: ReleaseOptions): Promise<Release> {
    // The save before it was a long piece of work too.
    await nextTurn()
    const pages = new PageResponses(options)
    const release = new Release(options, pages, await pages.renderNotFound(options.former?.notFound))
    await release.#renderHotPages()
    return release
  }

  /** Whether another release has replaced this one or the server is stopping. */
  get isStopped(): boolean {
    return this.#stopping.signal.aborted
  }

  /** Aborts when the release is stopped, to end work that is only for this release. */
  get stopSignal(): AbortSignal {
    return this.#stopping.signal
  }

  /** The page for addresses without one. */
  get notFound(): PreparedResponse {
    return this.#notFound
  }

  /** Every path that has a response, except those rendered only on request. */
  *paths(): Iterable<string> {
    yield* this.#hotPaths
    yield* this.#coldPaths
  }

  /** Whether there is a page at this path. Other files have an extension. */
  hasPage(path: string): boolean {
    return !path.includes('.') && (this.#hotPaths.includes(path) || this.#coldPaths.has(path))
  }

  /** Paths that `paths` leaves out: they redirect (308), or their page is no longer published (410). */
  formerPaths(): ReadonlyMap<string, FormerPath> {
    return this.#pages.formerPaths()
  }

  /**
   * The response for a path: a promise while its page is rendered for the first time, `undefined` when there is none.
   * Also finds a replacement for files that pages of an earlier release refer to.
   */
  find(path: string): PreparedResponse | Promise<PreparedResponse> | undefined {
    const hot = this.#hot.get(path)
    if (hot) return hot
    const known = this.#coldPaths.has(path) || this.#lazyPaths.has(path) ? path : this.#pages.fallback(path)
    return known === undefined ? undefined : this.#findCold(known)
  }

  /** The path of the page that an address without a page means, if only its spelling differs. */
  respelled(path: string): string | undefined {
    return this.#pages.respelled(path)
  }

  /** The page with the results of a search. It is rendered for each request. */
  search(query: string): Promise<PreparedResponse> {
    return this.#pages.renderSearch(query)
  }

  #findCold(path: string): PreparedResponse | Promise<PreparedResponse> {
    return this.#cold.get(path) ?? this.#rendering.get(path) ?? this.#renderCold(path)
  }

  /** The response for a path, if it is already rendered. Does not count as use. */
  peek(path: string): PreparedResponse | undefined {
    return this.#hot.get(path) ?? this.#cold.peek(path)
  }

  /**
   * Compresses the most visited pages better, then renders and compresses the remaining pages, then compresses the
   * pages that visitors requested meanwhile. Lets requests run between two pages.
   */
  async warmUp(): Promise<void> {
    await this.#compressHotPages()
    await this.#renderColdPages()
    await this.#prepareNotFound()
    this.#former = undefined
    await this.#compressColdPages()
  }

  /** Ends the work in the background. The release can still respond to requests. */
  stop(): void {
    this.#stopping.abort()
    this.#former = undefined
  }

  async #renderHotPages(): Promise<void> {
    for (const path of this.#hotPaths) {
      this.#hot.set(path, await this.#pages.render(path, this.#former?.peek(path)))
    }
  }

  #renderCold(path: string): Promise<PreparedResponse> {
    const rendering = this.#pages
      .render(path, this.#takeOver(path))
      .then((response) => {
        this.#cold.set(path, response)
        return response
      })
      .finally(() => this.#rendering.delete(path))
    this.#rendering.set(path, rendering)
    return rendering
  }

  /** A page that a visitor requests meanwhile is rendered for that request, without waiting for its turn here. */
  async #renderColdPages(): Promise<void> {
    for (const path of this.#coldPaths) {
      await nextTurn()
      if (this.isStopped || this.#cold.isFull) return
      if (this.#cold.peek(path) || this.#rendering.has(path)) continue
      const rendering = this.#pages.renderBest(path, this.#takeOver(path), this.stopSignal)
      const best = await rendering.catch((error: unknown) => {
        if (!this.isStopped) this.#onError(error, path)
      })
      if (!best || this.isStopped) continue
      if (this.#cold.peek(path)) this.#cold.replace(path, best)
      else this.#cold.set(path, best)
    }
  }

  /**
   * Takes the former release's response for a path and removes it there, so that rarely requested pages are in memory
   * only once.
   */
  #takeOver(path: string): PreparedResponse | undefined {
    const former = this.#former
    if (!former) return
    const response = former.peek(path)
    former.#cold.remove(path)
    return response
  }

  async #compressHotPages(): Promise<void> {
    for (const [path, response] of this.#hot) {
      if (this.isStopped) return
      this.#hot.set(path, await this.#compressedBetter(path, response))
    }
  }

  async #compressColdPages(): Promise<void> {
    for (const path of this.#cold.paths()) {
      if (this.isStopped) return
      const response = this.#cold.peek(path)
      if (response) this.#cold.replace(path, await this.#compressedBetter(path, response))
    }
  }

  async #prepareNotFound(): Promise<void> {
    this.#notFound = await this.#compressedBetter('(404)', this.#notFound)
  }

  /** Returns the response unchanged when compression fails: it is served all the same. */
  async #compressedBetter(path: string, response: PreparedResponse): Promise<PreparedResponse> {
    if (this.isStopped) return response
    try {
      return await compressBetter(response, this.#compressBest, this.stopSignal)
    } catch (error) {
      // Compression of a stopped release is aborted on purpose, so do not report it.
      if (!this.isStopped) this.#onError(error, path)
      return response
    }
  }
}
