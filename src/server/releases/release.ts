import { setImmediate as nextTurn } from 'node:timers/promises'
import { usesIn } from '#content/documents/picture-uses.ts'
import type { Snapshot } from '#content/documents/snapshot.ts'
import { once } from '#content/values/once.ts'
import {
  createResponseCache,
  PreparedResponse,
  type ResponseCache,
  type ResponseContent,
} from '../responses/prepared-response.ts'
import type { RecordedRelease, Revisions } from '../store/recorded-release.ts'
import type { Audience, Page, Pages, Renderer } from './renderer.ts'

/** Maximum bytes of cached responses, before compression. */
const defaultMaxCachedBytes = 48 * 1024 * 1024

export type ReleaseOptions = {
  readonly snapshot: Snapshot
  readonly revisions: Revisions
  readonly renderer: Renderer
  /** Default: `visitors`. */
  readonly audience?: Audience | undefined
  /** Adds the headers to a page. */
  readonly contentOf: (page: Page) => ResponseContent
  /** Called with errors that do not stop the release. */
  readonly onError: (error: unknown, path: string) => void
  /** The release before this one. Its responses are reused for pages that did not change. */
  readonly former?: Release | undefined
  readonly maxCachedBytes?: number
}

/** An immutable state of the whole site, as visitors see it. A page is rendered when it is first needed. */
export class Release {
  readonly revisions: Revisions
  readonly snapshot: Snapshot
  readonly pages: Pages
  /** Where its pages show which pictures. */
  readonly pictureUses = once(() => usesIn(this.snapshot))
  /** The page for addresses without one. */
  readonly notFound: PreparedResponse
  /** The store's record; set once the release is live. */
  record: RecordedRelease | undefined
  readonly #audience: Audience
  readonly #contentOf: ReleaseOptions['contentOf']
  readonly #onError: ReleaseOptions['onError']
  readonly #responses: ResponseCache
  readonly #paths: ReadonlySet<string>
  readonly #lazyPaths: ReadonlySet<string>
  #former: Release | undefined
  #isStopped = false

  private constructor(options: ReleaseOptions) {
    const { renderer, snapshot, audience = 'visitors', maxCachedBytes = defaultMaxCachedBytes } = options
    this.revisions = options.revisions
    this.snapshot = snapshot
    this.pages = renderer.open(snapshot)
    this.#audience = audience
    this.#contentOf = options.contentOf
    this.#onError = options.onError
    this.#responses = createResponseCache(maxCachedBytes)
    this.#paths = new Set(this.pages.paths())
    this.#lazyPaths = new Set(this.pages.lazyPaths())
    this.#former = options.former
    this.notFound = this.#prepared(this.pages.notFound(this.#audience), '(404)', options.former?.notFound)
  }

  /**
   * Renders the home page and the 404 page, so that a site that cannot be rendered never goes live.
   * @throws errors of rendering.
   */
  static prepare(options: ReleaseOptions): Release {
    const release = new Release(options)
    release.find('/')
    // A launch must not find a home page that cannot be rendered.
    if (release.pages.isInPreparation) release.preview('/')
    return release
  }

  /** Whether another release has replaced this one or the server is stopping. */
  get isStopped(): boolean {
    return this.#isStopped
  }

  /** Every path that has a response, except those rendered only on request. The home page is first. */
  paths(): Iterable<string> {
    return this.#paths
  }

  /** Whether there is a page at this path. Other files have an extension. */
  hasPage(path: string): boolean {
    return !path.includes('.') && this.#paths.has(path)
  }

  /**
   * The response for a path, rendered if it is not in memory; `undefined` when there is none. Also finds a replacement
   * for files that pages of an earlier release refer to.
   * @throws errors of rendering.
   */
  find(path: string): PreparedResponse | undefined {
    const isKnown = this.#paths.has(path) || this.#lazyPaths.has(path)
    const known = isKnown ? path : this.pages.fallback(path)
    return known === undefined ? undefined : (this.#responses.get(known) ?? this.#render(known))
  }

  /** The response for a path, if it is in memory. Does not count as use. */
  peek(path: string): PreparedResponse | undefined {
    return this.#responses.peek(path)
  }

  /** The page with the results of a search. It is rendered for each request. */
  search(query: string, audience = this.#audience): PreparedResponse {
    const page = this.pages.renderSearch(query, audience)
    return new PreparedResponse({ ...this.#content(page, '(search)'), isForOneRequest: true })
  }

  /** What visitors will see at a path after the launch. It is rendered for each request. */
  preview(path: string): PreparedResponse | undefined {
    const page = this.pages.render(path)
    if (!page) return undefined
    return new PreparedResponse({
      ...this.#content({ ...page, isPrivate: true }, path),
      isForOneRequest: true,
    })
  }

  /**
   * Renders and compresses the pages that no one has requested, until the cache is nearly full. Lets requests run
   * between two pages.
   */
  async warmUp(): Promise<void> {
    for (const path of this.#paths) {
      if (this.#responses.calculatedSize > 0.9 * this.#responses.maxSize) break
      await this.#warm(path, () => this.#responses.peek(path) ?? this.#render(path))
    }
    await this.#warm('(404)', () => this.notFound)
    this.#former = undefined
  }

  /** Ends the work in the background. The release can still respond to requests. */
  stop(): void {
    this.#isStopped = true
    this.#former = undefined
  }

  async #warm(path: string, prepare: () => PreparedResponse): Promise<void> {
    await nextTurn()
    if (this.#isStopped) return
    try {
      await prepare().compress()
    } catch (error) {
      this.#onError(error, path)
    }
  }

  #render(path: string): PreparedResponse {
    const before = this.#former?.peek(path)
    const response = before?.content.isImmutable ? before : this.#prepared(this.#page(path), path, before)
    this.#responses.set(path, response)
    return response
  }

  #page(path: string): Page {
    const page = this.pages.render(path, this.#audience)
    if (!page) throw new Error(`The renderer lists ${path} but has no such page.`)
    return page
  }

  /** @param before The former release's response, which is used again for an unchanged page. */
  #prepared(page: Page, path: string, before: PreparedResponse | undefined): PreparedResponse {
    const response = new PreparedResponse(this.#content(page, path))
    return response.etag === before?.etag ? before : response
  }

  #content(page: Page, path: string): ResponseContent {
    for (const { type, error } of page.sectionErrors) {
      this.#onError(new Error(`The section ${type} shows its error state.`, { cause: error }), path)
    }
    return this.#contentOf(page)
  }
}

/** The pictures of a release, in addition to its pages. */
export type ReleasePictures = {
  readonly paths: (release: Pick<Release, 'pages' | 'pictureUses'>) => Promise<readonly string[]>
  readonly find: (path: string) => PreparedResponse | Promise<PreparedResponse | undefined> | undefined
}
