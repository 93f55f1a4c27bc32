import type { Snapshot } from '#content/snapshot.ts'
import { type CompressBest, isCompressible } from '../responses/compression/compression.ts'
import {
  type Answer,
  type AnswerContent,
  compressBetter,
  createAnswer,
  etagOf,
} from '../responses/prepared-response.ts'
import type { Page, Renderer } from './renderer.ts'

export type PageAnswersOptions = {
  readonly snapshot: Snapshot
  readonly renderer: Renderer
  /** Adds the headers to a page. */
  readonly contentOf: (page: Page) => AnswerContent
  /** Compresses bodies better once they are already served. */
  readonly compressBest: CompressBest
  /** Called with errors that do not stop the rendering. */
  readonly onError: (error: unknown, path: string) => void
}

/** Renders the pages of one snapshot to responses. */
export class PageAnswers {
  readonly #options: PageAnswersOptions

  constructor({ snapshot, renderer, contentOf, compressBest, onError }: PageAnswersOptions) {
    // Copy only these: a caller's options may also hold the former release, which could then never be freed.
    this.#options = { snapshot, renderer, contentOf, compressBest, onError }
  }

  /** Renders at once, and compresses on other threads. A page that did not change keeps its response in `before`. */
  async render(path: string, before: Answer | undefined): Promise<Answer> {
    if (before?.content.isImmutable) return before
    return this.#answer(this.#page(path), path, before)
  }

  /**
   * Renders at once, then compresses with the effort `best` outside this process.
   * @throws the signal's reason once it aborts.
   */
  async renderBest(path: string, before: Answer | undefined, signal: AbortSignal): Promise<Answer> {
    const { compressBest } = this.#options
    if (before?.content.isImmutable) return compressBetter(before, compressBest, signal)
    const content = this.#content(this.#page(path), path)
    if (before?.etag === etagOf(content)) return compressBetter(before, compressBest, signal)
    return createAnswer(
      content,
      'best',
      isCompressible(content.contentType, content.body) ? await compressBest(content.body, signal) : {},
    )
  }

  /** The current path that replaces a path of an earlier release. */
  standIn(path: string): string | undefined {
    const { renderer, snapshot } = this.#options
    return renderer.standIn(snapshot, path)
  }

  async renderNotFound(before: Answer | undefined): Promise<Answer> {
    const { renderer, snapshot } = this.#options
    return this.#answer(renderer.notFound(snapshot), '(404)', before)
  }

  #page(path: string): Page {
    const { renderer, snapshot } = this.#options
    const page = renderer.render(snapshot, path)
    if (!page) throw new Error(`The renderer lists ${path} but has no such page.`)
    return page
  }

  async #answer(page: Page, path: string, before: Answer | undefined): Promise<Answer> {
    const content = this.#content(page, path)
    return before?.etag === etagOf(content) ? before : createAnswer(content, 'quick')
  }

  #content(page: Page, path: string): AnswerContent {
    for (const { type, error } of page.sectionErrors) {
      this.#options.onError(new Error(`The section ${type} shows its error state.`, { cause: error }), path)
    }
    return this.#options.contentOf(page)
  }
}
