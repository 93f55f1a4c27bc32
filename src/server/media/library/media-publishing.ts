import { showsOutdated } from '#content/documents/picture-uses.ts'
import type { MediaItem } from '#content/media/media.ts'
import { Problem } from '../../problems/problem.ts'
import type { Scheduler } from '../../process/scheduler.ts'
import type { Publisher } from '../../releases/publisher.ts'
import type { MediaStore } from '../../store/media-store.ts'
import type { MediaUses } from './media-uses.ts'

type Options = {
  readonly media: Pick<MediaStore, 'items'>
  readonly uses: Pick<MediaUses, 'isLive'>
  readonly publisher: Pick<Publisher, 'live' | 'republish' | 'isPublishing'>
  readonly scheduler: Pick<Scheduler, 'after'>
  readonly onError: (error: unknown, what: string) => void
}

/** How long to collect changed pictures before publishing them together, in ms. */
const pause = 300

/** Publishes changes of pictures that visitors see. */
export function createMediaPublishing({ media, uses, publisher, scheduler, onError }: Options) {
  const changed = new Set<string>()
  let cancel = () => {}

  /** Publishes in the background, several pictures together, if visitors see an older state of them. */
  function publishSoon(id: string): void {
    changed.add(id)
    cancel()
    cancel = scheduler.after(pause, publishChanged)
  }

  async function publishChanged(): Promise<void> {
    if (publisher.isPublishing) for (const id of changed) publishSoon(id)
    else await publishOutdated().catch((error: unknown) => onError(error, 'media'))
  }

  async function publishOutdated(): Promise<void> {
    const shown = [...changed].filter((id) => uses.isLive(id))
    changed.clear()
    if (shown.length === 0) return
    const items = await media.items()
    if (showsOutdated(publisher.live?.snapshot, shown, items)) await publisher.republish()
  }

  return {
    publishSoon,

    /**
     * Resolves when visitors see the current picture, or at once if the live release does not use it. @throws {Problem}
     */
    async publish(item: MediaItem): Promise<void> {
      // A release that is being made may have read the picture before the change, so check again later.
      publishSoon(item.id)
      if (!uses.isLive(item.id)) return
      try {
        await publisher.republish()
      } catch (cause) {
        throw new Problem('saved_not_published', { cause, current: item })
      }
    },
  }
}
