import type { z } from 'zod'
import { createStore } from 'zustand/vanilla'
import { browserStorage } from '#admin/shell/browser-storage.ts'
import { copyName, type DraftSubject } from '#admin/subject.ts'
import { startAutosave } from './autosave.ts'
import { createDraftStore, type Follow, type Merge, type StoredForm } from './draft-store.ts'
import { createLocalCopies, type OnServer } from './local-copies.ts'
import { markTabOpen, takeFormerTab } from './open-tabs.ts'

const tab: string = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`
/** This tab before the page was loaded again; it may also be that of a tab that was duplicated. */
const formerTab = takeFormerTab(tab)
let isMarked = false

type Options<Value> = {
  readonly schema: z.ZodType<Value>
  /** Name of its document: 'Servicios'. */
  readonly label: string
  /** The subject of the draft. The id of an entry may change. */
  readonly subject: () => DraftSubject
  readonly follow?: Follow | undefined
  readonly storedForm?: StoredForm | undefined
  readonly merge?: Merge | undefined
  /** The page that a new entry will have; undefined for what is saved. */
  readonly unsavedPage?: (() => string | undefined) | undefined
}

export type StoredDraft = Omit<ReturnType<typeof createStoredDraft<unknown>>, never>

/** A draft with a copy in this browser. It outlives its screen: a user who comes back finds it unchanged. */
export function createStoredDraft<Value>({
  schema,
  label,
  subject,
  follow,
  storedForm,
  merge,
  unsavedPage,
}: Options<Value>) {
  const draft = createDraftStore({ schema, follow, storedForm, merge })
  const copies = createLocalCopies(browserStorage('localStorage'), () => copyName(subject()), draft.tree)
  /** Whether this browser keeps the copy. */
  const hasStoredCopy = createStore<boolean>(() => true)
  const onServer = createStore<OnServer>(() => ({}))
  const autosave = startAutosave(draft, {
    copies,
    tab,
    onServer: onServer.getState,
    onStored: (stored) => hasStoredCopy.setState(stored, true),
  })

  if (!isMarked) markTabOpen(tab)
  isMarked = true
  window.addEventListener('pagehide', autosave.flush)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') autosave.flush()
  })
  return {
    ...(unsavedPage && { unsavedPage }),
    subject,
    label,
    draft,
    copies,
    tab,
    formerTab,
    hasStoredCopy,
    onServer,
  }
}
