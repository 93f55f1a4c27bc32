import type { DraftStore } from './draft-store.ts'
import type { LocalCopies } from './local-copies.ts'

type Options = {
  readonly copies: LocalCopies
  readonly tab: string
  /** The longest time that a keystroke is only in memory. */
  readonly delay?: number
  readonly now?: () => Date
  /** Told when the browser begins or ceases to keep the copy. */
  readonly onKept?: (kept: boolean) => void
}

/** Keeps a copy of the draft in this browser while it differs from what is saved. */
export function startAutosave(
  draft: DraftStore,
  { copies, tab, delay = 300, now = () => new Date(), onKept }: Options,
) {
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush() {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    const { base, draft: value, changeCount } = draft.state.getState()
    if (!base || changeCount === 0) return copies.remove(tab)

    const kept = copies.write({
      tab,
      savedAt: now().toISOString(),
      etag: base.etag,
      base: base.value,
      draft: value,
    })
    onKept?.(kept)
  }

  const unsubscribe = draft.state.subscribe((state, before) => {
    if (state.draft === before.draft && state.base === before.base) return
    timer ??= setTimeout(flush, delay)
  })

  return {
    flush,
    stop() {
      flush()
      unsubscribe()
    },
  }
}
