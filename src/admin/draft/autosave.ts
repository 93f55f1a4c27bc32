import type { DraftStore } from './draft-store.ts'
import type { LocalCopies, OnServer } from './local-copies.ts'

type Options = {
  readonly copies: LocalCopies
  readonly tab: string
  /** Maximum time in ms from a change until the copy has it. */
  readonly delay?: number
  readonly now?: () => Date
  readonly onServer?: () => OnServer
  /** Called when the browser starts or stops keeping the copy. */
  readonly onStored?: (stored: boolean) => void
}

/** Keeps a copy of the draft in this browser while it differs from the saved version. */
export function startAutosave(
  draft: DraftStore,
  { copies, tab, delay = 300, now = () => new Date(), onServer, onStored }: Options,
) {
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush() {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    const { base, draft: value, changeCount } = draft.state.getState()
    if (!base || changeCount === 0) return copies.remove(tab)

    const stored = copies.write({
      tab,
      savedAt: now().toISOString(),
      etag: base.etag,
      base: base.value,
      draft: value,
      ...onServer?.(),
    })
    onStored?.(stored)
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
