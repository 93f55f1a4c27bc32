import { createStore } from 'zustand/vanilla'
import type { DraftList } from '#admin/api/drafts.ts'
import { copyName, type DraftSubject } from '#admin/subject.ts'
import { heldDrafts, subscribeToDrafts } from './all-drafts.ts'
import { isAtRest } from './draft-sync.ts'
import type { StoredDraft } from './stored-draft.ts'

/** What the server's list has, as this page saw it last. */
const list = createStore<{ drafts: DraftList['drafts'] | undefined }>(() => ({ drafts: undefined }))

/** Whether the server's list is known and nothing of any draft of this page is on its way. */
export const draftsAreStored = createStore<boolean>(() => false)

function noteRest(): void {
  const areAtRest = sharedDrafts().every(({ sync }) => isAtRest(sync.state.getState()))
  draftsAreStored.setState(list.getState().drafts !== undefined && areAtRest, true)
}

/** The drafts of this page that are a part of the next version. */
export const sharedDrafts = (): readonly StoredDraft[] => heldDrafts().filter(({ sync }) => !sync.isManual)

/** This page's draft of a subject. */
export function heldDraft(subject: DraftSubject): StoredDraft | undefined {
  const name = copyName(subject)
  return sharedDrafts().find((stored) => copyName(stored.subject()) === name)
}

/** Whether the server's list has a subject. Undefined while the list is not known. */
export function isListed(subject: DraftSubject): boolean | undefined {
  const name = copyName(subject)
  return list.getState().drafts?.some((draft) => copyName(draft) === name)
}

/** Called with each list that the server sends: reads the drafts that others changed. */
export function noteDraftList(drafts: DraftList['drafts']): void {
  list.setState({ drafts })
  const versions = new Map(drafts.map((draft) => [copyName(draft), draft.version]))
  for (const { sync, subject } of heldDrafts()) {
    // A failed look is repeated with the next list.
    void sync.look(versions.get(copyName(subject()))).catch(() => undefined)
  }
  noteRest()
}

/** Follows whether the drafts of this page are stored. @returns a function that stops. */
export function watchDrafts(): () => void {
  const stops = new Map<StoredDraft, () => void>()
  const watch = (stored: StoredDraft) => {
    if (!heldDrafts().includes(stored)) {
      stops.get(stored)?.()
      stops.delete(stored)
      stored.sync.stop()
    } else if (!stops.has(stored)) stops.set(stored, stored.sync.state.subscribe(noteRest))
    noteRest()
  }
  for (const stored of heldDrafts()) watch(stored)
  const stop = subscribeToDrafts(watch)
  return () => {
    stop()
    for (const each of stops.values()) each()
  }
}

/** Sends everything that the server does not have yet. @returns whether it has everything now. */
export async function flushDrafts(): Promise<boolean> {
  const all = sharedDrafts()
  await Promise.all(all.map(({ sync }) => sync.flush()))
  // An attempt that was under way may have begun with an earlier state.
  await Promise.all(all.map(({ sync }) => !sync.state.getState().isStored && sync.flush()))
  return all.every(({ sync }) => sync.state.getState().isStored)
}

/**
 * Reads what the server has of a draft. A screen of the specification also sees what other screens of this page have
 * changed a moment ago, which would otherwise come while she types there.
 */
export async function readDraft({ sync }: StoredDraft): Promise<void> {
  if (!sync.isManual) return sync.open()
  await flushDrafts()
  await sync.reload()
}
