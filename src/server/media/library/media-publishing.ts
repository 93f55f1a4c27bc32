import { showsOutdated } from '#content/documents/picture-uses.ts'
import type { MediaItem } from '#content/media/media.ts'
import { Problem } from '../../problems/problem.ts'
import type { Publisher } from '../../releases/publisher.ts'
import type { MediaStore } from '../../store/media-store.ts'
import type { MediaUses } from './media-uses.ts'

type Options = {
  readonly media: Pick<MediaStore, 'items'>
  readonly uses: Pick<MediaUses, 'isLive'>
  readonly publisher: Pick<Publisher, 'live' | 'republish' | 'isPublishing'>
  readonly onError: (error: unknown, what: string) => void
  /** How long to collect changed pictures before publishing them together, in ms. */
  readonly pause?: number
}

/** Publishes changes of pictures that visitors see. */
export class MediaPublishing {
  readonly #options: Options
  readonly #changed = new Set<string>()
  #timer: NodeJS.Timeout | undefined

  constructor(options: Options) {
    this.#options = options
  }

  /**
   * Resolves when visitors see the current picture, or at once if the live release does not use it. @throws {Problem}
   */
  async publish(item: MediaItem): Promise<void> {
    // A release that is being made may have read the picture before the change, so check again later.
    this.publishSoon(item.id)
    if (!this.#options.uses.isLive(item.id)) return
    try {
      await this.#options.publisher.republish()
    } catch (cause) {
      throw new Problem('saved_not_published', { cause, current: item })
    }
  }

  /** Publishes in the background, several pictures together, if visitors see an older state of them. */
  publishSoon(id: string): void {
    this.#changed.add(id)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#publishChanged(), this.#options.pause ?? 300).unref()
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#changed.clear()
  }

  #publishChanged(): void {
    const { publisher, onError } = this.#options
    if (publisher.isPublishing) for (const id of this.#changed) this.publishSoon(id)
    else this.#publishOutdated().catch((error: unknown) => onError(error, 'media'))
  }

  async #publishOutdated(): Promise<void> {
    const { media, uses, publisher } = this.#options
    const shown = [...this.#changed].filter((id) => uses.isLive(id))
    this.#changed.clear()
    if (shown.length === 0) return

    const items = await media.items()
    if (showsOutdated(publisher.live?.snapshot, shown, items)) await publisher.republish()
  }
}
