import type { FastifyBaseLogger } from 'fastify'
import type { Snapshot } from '#content/snapshot.ts'
import { showsOutdated, usesIn } from './media/media-uses.ts'
import type { Publisher } from './publishing/publisher.ts'
import type { MediaStore } from './store/media-store.ts'
import type { Store } from './store/store.ts'

export type FollowingOptions = {
  readonly store: Pick<Store, 'listen' | 'liveRelease'>
  readonly media: Pick<MediaStore, 'items'>
  readonly publisher: Pick<Publisher, 'live' | 'publish' | 'settled'>
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}

/** Has this instance serve what the others publish. Gives what ends it. */
export function followOthers({ store, media, publisher, log }: FollowingOptions): () => Promise<void> {
  let looking: Promise<void> | undefined
  let isAsked = false
  let shown: { readonly snapshot: Snapshot; readonly ids: readonly string[] } | undefined

  /** Searched for once, though it is looked at every few seconds. */
  function shownIn(snapshot: Snapshot): readonly string[] {
    if (shown?.snapshot !== snapshot) shown = { snapshot, ids: [...usesIn(snapshot).keys()] }
    return shown.ids
  }

  /** Looks again after what was told while it looked. */
  async function look(): Promise<void> {
    while (isAsked) {
      isAsked = false
      await catchUp().catch((error: unknown) => log.error(error, 'No se pudo seguir lo publicado'))
    }
    looking = undefined
  }

  async function catchUp(): Promise<void> {
    // What this instance is publishing is recorded before it is served.
    await publisher.settled()
    const [recorded, items] = await Promise.all([store.liveRelease(), media.items()])
    const { live } = publisher
    if (!recorded || !live) return
    // By its time too: a database that was put back to an earlier state gives its numbers again.
    const isOther = recorded.id !== live.record?.id || recorded.createdAt !== live.record.createdAt
    if (!isOther && !showsOutdated(live.snapshot, shownIn(live.snapshot), items)) return

    // Whatever was read above: that is the latest by now.
    const { record } = await publisher.publish()
    if (isOther) log.info({ release: record?.id }, 'Se sigue lo que publicó otro proceso')
  }

  const stopListening = store.listen({
    onNews() {
      isAsked = true
      looking ??= look()
    },
    onLost: (error) => log.warn(error, 'Se perdió el aviso de lo que publican otros procesos; se reintenta'),
    onRegained: () => log.info('Vuelve el aviso de lo que publican otros procesos'),
  })

  return async () => {
    stopListening()
    isAsked = false
    await looking
  }
}
