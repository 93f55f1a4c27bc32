import type { Snapshot } from '#content/snapshot.ts'
import { type Answer, type AnswerContent, createAnswer, etagOf } from './answer.ts'
import type { CompressBest } from './compression.ts'
import type { Page, Renderer } from './renderer.ts'

export type PageAnswersOptions = {
  readonly snapshot: Snapshot
  readonly renderer: Renderer
  /** Gives a page its headers. */
  readonly contentOf: (page: Page) => AnswerContent
  /** Makes the bodies smaller once they are served. */
  readonly compressBest: CompressBest
  /** Told of what went wrong without stopping the rendering. */
  readonly onError: (error: unknown, path: string) => void
}

/** Renders the pages of one snapshot to answers. */
export class PageAnswers {
  readonly #options: PageAnswersOptions

  constructor(options: PageAnswersOptions) {
    this.#options = options
  }

  /** Renders at once, and compresses on other threads. A page that did not change keeps its answer of `before`. */
  async render(path: string, before: Answer | undefined): Promise<Answer> {
    const { renderer, snapshot } = this.#options
    const page = renderer.render(snapshot, path)
    if (!page) throw new Error(`The renderer lists ${path} but has no such page.`)
    return this.#answer(page, path, before)
  }

  /** The path that answers for one of an earlier release. */
  standIn(path: string): string | undefined {
    const { renderer, snapshot } = this.#options
    return renderer.standIn(snapshot, path)
  }

  async renderNotFound(before: Answer | undefined): Promise<Answer> {
    const { renderer, snapshot } = this.#options
    return this.#answer(renderer.notFound(snapshot), '(404)', before)
  }

  async #answer(page: Page, path: string, before: Answer | undefined): Promise<Answer> {
    for (const { type, error } of page.sectionErrors) {
      this.#options.onError(new Error(`The section ${type} shows its error state.`, { cause: error }), path)
    }
    const content = this.#options.contentOf(page)
    return before?.etag === etagOf(content) ? before : createAnswer(content, 'quick')
  }
}
