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
}

const maxAttempts = 3

/** Wait before a retry, in ms. */
const pause = 2_000

/** Makes the missing renditions of pictures, one after the other. AVIF comes last because it takes longest. */
export function createRenditionQueue({ media, encoder, onComplete, onError }: Options) {
  const waiting: Readonly<Record<MediaFormat, Set<string>>> = { webp: new Set(), avif: new Set() }
  const attempts = new Map<string, number>()
  const closing = new AbortController()
  const { signal } = closing
  let working: Promise<void> | undefined

  async function work(): Promise<void> {
    for (let next = take(); next && !signal.aborted; next = take()) {
      const { id, format } = next
      try {
        await renderAll(id, format)
        attempts.delete(id)
        if (format === 'avif') onComplete(id)
      } catch (error) {
        if (!signal.aborted) await fail(id, format, error)
      }
    }
    // No `await` between the last check of the queue and this line, so that no picture is missed.
    working = undefined
  }

  function take(): { id: string; format: MediaFormat } | undefined {
    for (const format of ['webp', 'avif'] as const) {
      for (const id of waiting[format]) {
        waiting[format].delete(id)
        return { id, format }
      }
    }
  }

  async function renderAll(id: string, format: MediaFormat): Promise<void> {
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
        await encoder.make({ rendition: { version, width, format }, area, input, urgency: 'later' })
      }
    })
  }

  async function fail(id: string, format: MediaFormat, error: unknown): Promise<void> {
    const count = (attempts.get(id) ?? 0) + 1
    attempts.set(id, count)
    if (count < maxAttempts) {
      await wait(pause, undefined, { ref: false, signal }).catch(() => {})
      waiting[format].add(id)
    } else {
      attempts.delete(id)
      onError(error, `media ${id} ${format}`)
    }
  }

  return {
    add(id: string): void {
      waiting.webp.add(id)
      waiting.avif.add(id)
      working ??= work()
    },

    /** Resolves when the queue is empty. */
    async settled(): Promise<void> {
      while (working) await working
    },

    /** Stops; the next start continues with the rest. */
    async close(): Promise<void> {
      closing.abort()
      await working
    },
  }
}
