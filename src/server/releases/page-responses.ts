import type { Snapshot } from '#content/snapshot.ts'
import { type CompressBest, isCompressible } from '../responses/compression/compression.ts'
import {
  compressBetter,
  etagOf,
  type PreparedResponse,
  prepareResponse,
  prepareSoon,
  type ResponseContent,
} from '../responses/prepared-response.ts'
import type { Audience, FormerPath, Page, Renderer } from './renderer.ts'

export type PageResponsesOptions = {
  readonly snapshot: Snapshot
  readonly renderer: Renderer
  /** Default: `visitors`. */
  readonly audience?: Audience | undefined
  /** Adds the headers to a page. */
  readonly contentOf: (page: Page) => ResponseContent
  /** Compresses bodies better once they are already served. */
  readonly compressBest: CompressBest
  /** Called with errors that do not stop the rendering. */
  readonly onError: (error: unknown, path: string) => void
}

/** Renders the pages of one snapshot to responses. */
export class PageResponses {
  readonly #options: PageResponsesOptions

  constructor({ snapshot, renderer, audience, contentOf, compressBest, onError }: PageResponsesOptions) {
    // Copy only these: a caller's options may also hold the former release, which could then never be freed.
    this.#options = { snapshot, renderer, audience, contentOf, compressBest, onError }
  }

  /**
   * Renders a page. A page that did not change keeps its response in `before`; one that cannot be compressed is served
   * without compression.
   * @throws errors of rendering.
   */
  async render(path: string, before: PreparedResponse | undefined): Promise<PreparedResponse> {
    if (before?.content.isImmutable) return before
    return this.#compressed(this.#content(this.#page(path), path), path, before)
  }

  /**
   * Renders at once, then compresses with the effort `best` outside this process.
   * @throws the signal's reason once it aborts.
   */
  async renderBest(
    path: string,
    before: PreparedResponse | undefined,
    signal: AbortSignal,
  ): Promise<PreparedResponse> {
    const { compressBest } = this.#options
    if (before?.content.isImmutable) return compressBetter(before, compressBest, signal)
    const content = this.#content(this.#page(path), path)
    if (before?.etag === etagOf(content)) return compressBetter(before, compressBest, signal)
    return prepareResponse(
      content,
      'best',
      isCompressible(content.contentType, content.body) ? await compressBest(content.body, signal) : {},
    )
  }

  /** The current path that replaces a path of an earlier release. */
  fallback(path: string): string | undefined {
    const { renderer, snapshot } = this.#options
    return renderer.fallback(snapshot, path)
  }

  /** The path of the page that an address without a page means. */
  respelled(path: string): string | undefined {
    const { renderer, snapshot } = this.#options
    return renderer.respelled(snapshot, path)
  }

  /** Addresses that redirect, and addresses whose page is no longer published. */
  formerPaths(): ReadonlyMap<string, FormerPath> {
    const { renderer, snapshot } = this.#options
    return renderer.formerPaths(snapshot)
  }

  async renderNotFound(before: PreparedResponse | undefined): Promise<PreparedResponse> {
    const { renderer, snapshot } = this.#options
    return this.#prepare(renderer.notFound(snapshot), '(404)', before)
  }

  /** The page with the results of a search. */
  renderSearch(query: string): Promise<PreparedResponse> {
    const { renderer, snapshot, audience = 'visitors' } = this.#options
    return this.#prepare(renderer.renderSearch(snapshot, query, audience), '(search)', undefined)
  }

  #page(path: string): Page {
    const { renderer, snapshot, audience = 'visitors' } = this.#options
    const page = renderer.render(snapshot, path, audience)
    if (!page) throw new Error(`The renderer lists ${path} but has no such page.`)
    return page
  }

  async #prepare(page: Page, path: string, before: PreparedResponse | undefined): Promise<PreparedResponse> {
    return this.#compressed(this.#content(page, path), path, before)
  }

  async #compressed(
    content: ResponseContent,
    path: string,
    before: PreparedResponse | undefined,
  ): Promise<PreparedResponse> {
    if (before?.etag === etagOf(content)) return before
    return prepareSoon(content).catch((error: unknown) => {
      this.#options.onError(error, path)
      return prepareResponse(content, 'best', {})
    })
  }

  #content(page: Page, path: string): ResponseContent {
    for (const { type, error } of page.sectionErrors) {
      this.#options.onError(new Error(`The section ${type} shows its error state.`, { cause: error }), path)
    }
    return this.#options.contentOf(page)
  }
}
