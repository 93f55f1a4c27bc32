import type { FastifyBaseLogger } from 'fastify'
import { showsOutdated } from '#content/documents/picture-uses.ts'
import type { Scheduler } from '../process/scheduler.ts'
import type { MediaStore } from '../store/media-store.ts'
import type { NotificationListener } from '../store/opened-database.ts'
import type { Store } from '../store/store.ts'
import type { Publisher } from './publisher.ts'

export type FollowingOptions = {
  readonly store: Pick<Store, 'listen' | 'liveRelease' | 'launchedAt'>
  readonly media: Pick<MediaStore, 'items'>
  readonly scheduler: Pick<Scheduler, 'run' | 'every' | 'after' | 'signal'>
  readonly publisher: Pick<Publisher, 'live' | 'publish' | 'settled'>
  /** Copies of pictures, which another instance may have removed from the library. */
  readonly copies: { readonly follow: () => Promise<void> }
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}

/** Makes this instance serve what other instances publish. */
export function followInstances(options: FollowingOptions): void {
  const { store, media, scheduler, publisher, copies, log } = options
  let isChecking = false
  let isRequested = false

  /** Repeats the check if a notification arrived during it. */
  async function check(signal: AbortSignal): Promise<void> {
    isChecking = true
    while (isRequested && !signal.aborted) {
      isRequested = false
      const onError = (error: unknown) => log.error(error, 'No se pudo seguir lo publicado')
      await catchUp().catch(onError)
      await copies.follow().catch(onError)
    }
    isChecking = false
  }

  async function catchUp(): Promise<void> {
    // A release of this instance is recorded before it is served, so wait until it is live.
    await publisher.settled()
    const [recorded, items, launchedAt] = await Promise.all([
      store.liveRelease(),
      media.items(),
      store.launchedAt(),
    ])
    const { live } = publisher
    if (!recorded || !live) return
    // Compare the time too: a database restored to an earlier state assigns the same numbers again.
    const isOther = recorded.id !== live.record?.id || recorded.createdAt !== live.record.createdAt
    const isLaunched = launchedAt !== live.snapshot.launchedAt
    if (!isOther && !isLaunched && !showsOutdated(live.snapshot, live.pictureUses().keys(), items)) return

    // Another instance may have published meanwhile, so `publish` reads the latest release again.
    const { record } = await publisher.publish()
    if (isOther) log.info({ release: record?.id }, 'Se sigue lo que publicó otro proceso')
  }

  const listener: NotificationListener = {
    onNotification() {
      isRequested = true
      if (!isChecking) void scheduler.run(check)
    },
    onLost: (error) => log.warn(error, 'Se perdió el aviso de lo que publican otros procesos; se reintenta'),
    onRegained: () => log.info('Vuelve el aviso de lo que publican otros procesos'),
  }
  store.listen(listener, scheduler)
}
