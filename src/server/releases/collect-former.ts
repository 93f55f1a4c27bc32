import { setTimeout as wait } from 'node:timers/promises'
import type { Release } from './release.ts'

type LiveReleases = {
  /** Calls the function with each live release once all its pages are rendered. */
  readonly subscribe: (subscriber: (release: Pick<Release, 'isStopped'>) => Promise<void>) => void
}

type Options = {
  /** V8's garbage collection; undefined unless Node runs with `--expose-gc`. */
  readonly collect?: (() => unknown) | undefined
  /** Time without another release before the collection, in ms. */
  readonly pause?: number
}

/**
 * Frees the responses of former releases soon after a publish. V8 counts their bytes outside its heap, and collects
 * them by itself only when there are tens of megabytes of them. A collection stops the server for a few hundredths of
 * a second, so it runs once after a series of saves, when the last release has all its pages.
 */
export function collectFormer(
  publisher: LiveReleases,
  { collect = globalThis.gc, pause = 2_000 }: Options = {},
): void {
  if (!collect) return
  publisher.subscribe(async (release) => {
    await wait(pause, undefined, { ref: false })
    if (!release.isStopped) collect()
  })
}
