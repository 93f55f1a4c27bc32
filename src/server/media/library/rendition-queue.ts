import { type MediaFormat, renditionWidths } from '#content/media/media.ts'
import type { Scheduler } from '../../process/scheduler.ts'
import type { MediaStore } from '../../store/media-store.ts'
import { cropArea } from '../../store/media-version.ts'
import type { RenditionEncoder } from './rendition-encoder.ts'

type Options = {
  readonly media: MediaStore
  readonly encoder: RenditionEncoder
  readonly scheduler: Pick<Scheduler, 'after'>
  /** Called when all renditions of a picture are made. */
  readonly onComplete: (id: string) => void
  readonly onError: (error: unknown, what: string) => void
}

const maxAttempts = 3

/** Wait before a retry, in ms. */
const pause = 2_000

/** Makes the missing renditions of pictures, one after the other. AVIF comes last because it takes longest. */
export function createRenditionQueue({ media, encoder, scheduler, onComplete, onError }: Options) {
  const waiting: Readonly<Record<MediaFormat, Set<string>>> = { webp: new Set(), avif: new Set() }
  const attempts = new Map<string, number>()
  let isClosed = false
  let isPaused = false
  let working: Promise<void> | undefined

  async function work(): Promise<void> {
    for (let next = take(); next; next = take()) {
      const { id, format } = next
      try {
        await renderAll(id, format)
        attempts.delete(id)
        if (format === 'avif') onComplete(id)
      } catch (error) {
        if (!isClosed) fail(id, format, error)
      }
    }
    // No `await` between the last check of the queue and this line, so that no picture is missed.
    working = undefined
  }

  function take(): { id: string; format: MediaFormat } | undefined {
    if (isClosed || isPaused) return undefined
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

  function fail(id: string, format: MediaFormat, error: unknown): void {
    const count = (attempts.get(id) ?? 0) + 1
    attempts.set(id, count)
    if (count < maxAttempts) {
      waiting[format].add(id)
      isPaused = true
      scheduler.after(pause, async () => {
        isPaused = false
        start()
      })
    } else {
      attempts.delete(id)
      onError(error, `media ${id} ${format}`)
    }
  }

  function start(): void {
    if (!isPaused && !isClosed) working ??= work()
  }

  return {
    add(id: string): void {
      waiting.webp.add(id)
      waiting.avif.add(id)
      start()
    },

    working: () => working,

    /** Stops; the next start of the server continues with the rest. */
    async close(): Promise<void> {
      isClosed = true
      await working
    },
  }
}
