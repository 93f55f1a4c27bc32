import { createStore } from 'zustand/vanilla'
import { startAutosave } from '#admin/draft/autosave.ts'
import { createDraftStore } from '#admin/draft/draft-store.ts'
import { createLocalCopies } from '#admin/draft/local-copies.ts'
import { markTabOpen } from '#admin/draft/open-tabs.ts'
import { siteContent } from '#content/site-content/index.ts'

/** The draft of the site's information. It outlives the screen: coming back finds it as it was left. */
export const siteInfoDraft = createDraftStore({ schema: siteContent })

export const tabId = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`
export const localCopies = createLocalCopies(browserStorage(), 'site-content')

/** Whether this browser keeps the copy of the draft. */
export const copyIsKept = createStore<boolean>(() => true)

const autosave = startAutosave(siteInfoDraft, {
  copies: localCopies,
  tab: tabId,
  onKept: (kept) => copyIsKept.setState(kept, true),
})

markTabOpen(tabId)
window.addEventListener('pagehide', autosave.flush)
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') autosave.flush()
})

/** Even naming `localStorage` throws where the browser forbids it. */
function browserStorage(): Storage {
  try {
    return window.localStorage
  } catch {
    return window.sessionStorage
  }
}
