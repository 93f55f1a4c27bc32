import { useEffect, useState } from 'react'
import type { LocalCopy } from '#admin/draft/local-copies.ts'
import { openTabs } from '#admin/draft/open-tabs.ts'
import { sameValue } from '#content/same-value.ts'
import { localCopies, siteInfoDraft, tabId } from './site-info-draft.ts'

/** The newest draft that an earlier visit left unsaved, and what to do with it. */
export function useRecovery() {
  const [copies, setCopies] = useState<readonly LocalCopy[]>([])
  useEffect(() => void findLostCopies().then(setCopies), [])

  const [copy] = copies
  const forget = ({ tab }: LocalCopy) => {
    localCopies.remove(tab)
    setCopies((left) => left.filter((other) => other.tab !== tab))
  }
  return {
    copy,
    recover(found: LocalCopy) {
      siteInfoDraft.recover({ value: found.base, etag: found.etag }, found.draft)
      forget(found)
    },
    forget,
  }
}

/** Not those of tabs that are still open, nor those that say no more than what is saved. */
async function findLostCopies(): Promise<LocalCopy[]> {
  const others = localCopies.list().filter(({ tab }) => tab !== tabId)
  const open = await openTabs(others.map(({ tab }) => tab))
  const { base } = siteInfoDraft.state.getState()
  return others.filter(({ tab, draft, base: began }) => {
    if (open.has(tab)) return false
    const saysMore =
      !sameValue(siteInfoDraft.tree, draft, base?.value) && !sameValue(siteInfoDraft.tree, draft, began)
    if (!saysMore) localCopies.remove(tab)
    return saysMore
  })
}
