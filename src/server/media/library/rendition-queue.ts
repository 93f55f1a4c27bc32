import { setTimeout as wait } from 'node:timers/promises'
import { type MediaFormat, renditionWidths } from '#content/media/media.ts'
import type { MediaStore } from '../../store/media-store.ts'
import { cropArea } from '../../store/media-version.ts'
import type { RenditionEncoder } from './rendition-encoder.ts'

type Options = {
  readonly media: MediaStore
  readonly encoder: RenditionEncoder
  /** Called when all renditions of a picture are made. */
  readonly onComplete: (id: string) => void
  readonly onError: (error: unknown, what: string) => void
  /** Wait before a retry, in ms. */
  readonly pause?: number
}

const maxAttempts = 3

/** Makes the missing renditions of pictures, one after the other. AVIF comes last because it takes longest. */
export class RenditionQueue {
  readonly #options: Options
  readonly #waiting: Readonly<Record<MediaFormat, Set<string>>> = { webp: new Set(), avif: new Set() }
  readonly #attempts = new Map<string, number>()
  #working: Promise<void> | undefined
  readonly #closing = new AbortController()

  constructor(options: Options) {
    this.#options = options
  }

  get #isClosed(): boolean {
    return this.#closing.signal.aborted
  }

  add(id: string): void {
    this.#waiting.webp.add(id)
    this.#waiting.avif.add(id)
    this.#working ??= this.#work()
  }

  /** Resolves when the queue is empty. */
  async settled(): Promise<void> {
    while (this.#working) await this.#working
  }

  /** Stops; the next start continues with the rest. */
  async close(): Promise<void> {
    this.#closing.abort()
    await this.#working
  }

  async #work(): Promise<void> {
    for (let next = this.#take(); next && !this.#isClosed; next = this.#take()) {
      const { id, format } = next
      try {
        await this.#renderAll(id, format)
        this.#attempts.delete(id)
        if (format === 'avif') this.#options.onComplete(id)
      } catch (error) {
        if (!this.#isClosed) await this.#failed(id, format, error)
      }
    }
    // No `await` between the last check of the queue and this line, so that no picture is missed.
    this.#working = undefined
  }

  #take(): { id: string; format: MediaFormat } | undefined {
    for (const format of ['webp', 'avif'] as const) {
      for (const id of this.#waiting[format]) {
        this.#waiting[format].delete(id)
        return { id, format }
      }
    }
  }

  async #renderAll(id: string, format: MediaFormat): Promise<void> {
    const { media, encoder } = this.#options
    const stored = await media.find(id)
    if (!stored) return
    const { item, sourceHash } = stored
    const { version, crop } = item
    const ready = await media.renditionWidths({ version, format })
    const missing = renditionWidths(item.width).filter((width) => !ready.includes(width))
    if (missing.length === 0) return

    const area = cropArea(crop, { width: item.sourceWidth, height: item.sourceHeight })
    await encoder.withSource(sourceHash, async (input) => {
      for (const width of missing) {
        // The file or the crop changed meanwhile, and the picture is in the queue again.
        if ((await media.find(id))?.item.version !== version) return
        const make = { rendition: { version, width, format }, area, input, urgency: 'later' } as const
        await encoder.make(make)
      }
    })
  }

  async #failed(id: string, format: MediaFormat, error: unknown): Promise<void> {
    const attempts = (this.#attempts.get(id) ?? 0) + 1
    this.#attempts.set(id, attempts)
    if (attempts < maxAttempts) {
      const { signal } = this.#closing
      await wait(this.#options.pause ?? 2_000, undefined, { ref: false, signal }).catch(() => {})
      this.#waiting[format].add(id)
    } else {
      this.#attempts.delete(id)
      this.#options.onError(error, `media ${id} ${format}`)
    }
  }
}
