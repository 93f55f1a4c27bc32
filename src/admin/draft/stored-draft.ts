import type { z } from 'zod'
import { copyName, type DraftSubject } from '#admin/subject.ts'
import { isArrangement } from '#content/documents/draft-schema.ts'
import { createDraftStore, type Follow, type StoredForm } from './draft-store.ts'
import { createDraftSync } from './draft-sync.ts'
import { draftTransport } from './draft-transport.ts'
import { createUnsentChanges, ofScreen } from './unsent-changes.ts'

type Options<Value> = {
  readonly schema: z.ZodType<Value>
  /** Name of its document: 'Servicios'. */
  readonly label: string
  /** The subject of the draft. The id of an entry may change. */
  readonly subject: () => DraftSubject
  readonly follow?: Follow | undefined
  readonly storedForm?: StoredForm | undefined
  /** Whether what is typed stays on its screen until it is saved there. */
  readonly isManual?: boolean
  /** The page that a new entry will have; undefined for what is saved. */
  readonly unsavedPage?: (() => string | undefined) | undefined
}

export type StoredDraft = Omit<ReturnType<typeof createStoredDraft<unknown>>, never>

/** A part of the next version, as this page edits it. It outlives its screen: a user who comes back finds it unchanged. */
export function createStoredDraft<Value>({
  subject,
  label,
  unsavedPage,
  isManual,
  ...options
}: Options<Value>) {
  const draft = createDraftStore(options)
  const unsent = createUnsentChanges(() => copyName(subject()) + (isManual ? ofScreen : ''), draft.tree)
  const sync = createDraftSync({
    draft,
    unsent,
    transport: draftTransport(subject, draft.tree),
    isManual,
    canClash: !isArrangement(subject()),
  })
  window.addEventListener('pagehide', sync.keep)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sync.keep()
  })
  return { ...(unsavedPage && { unsavedPage }), subject, label, draft, sync }
}
