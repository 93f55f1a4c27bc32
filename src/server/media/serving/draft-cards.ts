import type { EntryCard } from '#content/media/share-card.ts'
import { Problem } from '../../problems/problem.ts'
import type { Publisher } from '../../releases/publisher.ts'
import type { Renderer } from '../../releases/renderer.ts'
import type { Store } from '../../store/store.ts'
import { createUploadQueue } from '../encoder/upload-queue.ts'
import type { MakePicture } from './make-picture.ts'

type Options = {
  readonly store: Pick<Store, 'loadSnapshot'>
  readonly publisher: Pick<Publisher, 'live'>
  readonly renderer: Pick<Renderer, 'open'>
  readonly make: MakePicture
}

export type DraftCards = ReturnType<typeof createDraftCards>

/**
 * Makes share cards for entries that a person is editing, one at a time. Skips cards that no one waits for any more.
 */
export function createDraftCards({ store, publisher, renderer, make }: Options) {
  const passQueue = createUploadQueue({ maxConcurrent: 1, maxWaiting: 20 })

  return {
    /**
     * @param isWanted Called just before the card is made, because the user may have typed more meanwhile.
     * @returns a JPEG file, or undefined if the card is no longer wanted.
     * @throws {Problem} `too_many_uploads`, `not_ready`
     */
    async make(entry: EntryCard, isWanted: () => boolean): Promise<Buffer | undefined> {
      return passQueue(async () => {
        if (!isWanted()) return undefined
        if (!publisher.live) throw new Problem('not_ready')
        const snapshot = await store.loadSnapshot(publisher.live.revisions, publisher.live)
        const pages = renderer.open(snapshot)
        return make(pages.draftCard(entry), pages, 'urgent')
      })
    },
  }
}
