import { useEffect, useState } from 'react'
import { draftIsReady, draftSync } from '#admin/draft/draft-syncs.ts'
import type { LocalCopy } from '#admin/draft/local-copies.ts'
import { joinVersions } from '#admin/draft/merge-newer.ts'
import { openTabs } from '#admin/draft/open-tabs.ts'
import type { StoredDraft } from '#admin/draft/stored-draft.ts'
import { sameValue } from '#content/fields/same-value.ts'

/**
 * The newest unsaved draft of an earlier visit, and functions to recover or forget it. What was typed in this tab
 * before the page was loaded again needs neither: the draft continues with it.
 */
export function useRecovery(stored: StoredDraft) {
  const [copies, setCopies] = useState<readonly LocalCopy[]>([])
  useEffect(
    () =>
      void draftIsReady(stored)
        .then(() => findLostCopies(stored))
        .then((lost) => setCopies(lost.filter((copy) => !continueFrom(stored, copy)))),
    [stored],
  )

  const [copy] = copies
  const forget = ({ tab }: LocalCopy) => {
    stored.copies.remove(tab)
    setCopies((left) => left.filter((other) => other.tab !== tab))
  }
  return {
    copy,
    recover(found: LocalCopy) {
      stored.draft.recover({ value: found.base, etag: found.etag }, found.draft)
      forget(found)
    },
    forget,
  }
}

/** Leaves out copies of tabs that are still open, and copies without unsaved changes. */
async function findLostCopies({ draft: store, copies, tab: own }: StoredDraft): Promise<LocalCopy[]> {
  const others = copies.list().filter(({ tab }) => tab !== own)
  const open = await openTabs(others.map(({ tab }) => tab))
  const { base, draft: current } = store.state.getState()
  return others.filter(({ tab, draft, base: began, isOnServer }) => {
    if (open.has(tab)) return false
    const known = [base?.value, began, current]
    const saysMore = !isOnServer && !known.some((value) => sameValue(store.tree, draft, value))
    if (!saysMore) copies.remove(tab)
    return saysMore
  })
}

/** @returns whether the draft took this tab's copy: no other device or person changed the same fields since. */
function continueFrom(stored: StoredDraft, copy: LocalCopy): boolean {
  const { draft, formerTab } = stored
  const { base, draft: current } = draft.state.getState()
  const { isReady, isUnreadable, other } = draftSync(stored).state.getState()
  if (copy.tab !== formerTab || copy.etag !== base?.etag || !isReady || isUnreadable || other) return false
  const { held = copy.base, sent } = copy
  const from = sent && sameValue(draft.tree, sent, current) ? sent : held
  const joined = joinVersions(draft, { base: from, mine: copy.draft, theirs: current })
  if (!joined) return false
  draft.replace(joined)
  stored.copies.remove(copy.tab)
  return true
}
