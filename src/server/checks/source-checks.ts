import { type CheckedSources, checkSources } from '#content/checks/check-sources.ts'
import type { Snapshot } from '#content/documents/snapshot.ts'
import { askSource } from './ask-source.ts'

export type SourceChecks = ReturnType<typeof createSourceChecks>

/** In ms. A proxy may wait no longer than 30 seconds for a response. */
const timeoutOfAll = 25_000
const timeoutOfOne = 8000

/** How long, in ms, a response is stored: a second call asks only the addresses for which the first had no time. */
const lifetime = 10 * 60_000

/** Requests an address, and returns the status of its response. `timeout` is in ms. */
export type AskSource = (url: string, timeout: number) => Promise<number>

type Options = {
  readonly ask?: AskSource | undefined
  readonly now?: () => number
}

/** Asks the sources of a site whether they still respond. All calls at one time share one run. */
export function createSourceChecks({ ask = askSource, now = Date.now }: Options = {}) {
  const responses = new Map<string, { readonly at: number; readonly status: Promise<number> }>()
  let running: Promise<CheckedSources> | undefined

  function run(snapshot: Snapshot): Promise<CheckedSources> {
    const end = now() + timeoutOfAll
    for (const [url, { at }] of responses) if (at < now() - lifetime) responses.delete(url)
    return checkSources(snapshot, async (url) => {
      const known = responses.get(url)
      if (known) return known.status
      const left = end - now()
      if (left <= 0) return undefined
      const status = ask(url, Math.min(timeoutOfOne, left))
      // A site that did not respond may do so in a minute.
      responses.set(url, { at: now(), status })
      status.catch(() => responses.delete(url))
      return status
    })
  }

  return {
    check(snapshot: Snapshot): Promise<CheckedSources> {
      running ??= run(snapshot).finally(() => {
        running = undefined
      })
      return running
    },
  }
}
