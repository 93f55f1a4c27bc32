import { createStore } from 'zustand/vanilla'
import {
  type DraftList,
  loadServerDraft,
  removeServerDraft,
  type ServerDraft,
  staleDraftOf,
  storeServerDraft,
} from '#admin/api/drafts.ts'
import { ApiProblem } from '#admin/api/problem.ts'
import { copyName, type DraftSubject } from '#admin/subject.ts'
import { sameValue } from '#content/fields/same-value.ts'
import type { JsonObject } from '#content/values/json.ts'
import { heldDrafts, subscribeToDrafts } from './all-drafts.ts'
import { documentValueOf, draftValueOf } from './document-draft.ts'
import {
  createDraftSync,
  type DraftSync,
  type DraftTransport,
  isAtRest,
  type RemoteDraft,
  type SyncState,
} from './draft-sync.ts'
import type { StoredDraft } from './stored-draft.ts'

/** The synchronisation of each held draft. */
const syncs = new Map<StoredDraft, DraftSync>()
/** Under which subject the server holds each draft. The address of an entry may have changed since. */
const heldUnder = new Map<StoredDraft, DraftSubject>()
/** The server's list, as this tab saw it last. */
const list = createStore<{ drafts: DraftList['drafts'] | undefined }>(() => ({ drafts: undefined }))

/** How many drafts of the server are being read. */
export const lookCount = createStore<number>(() => 0)

/** Whether the server's list is known and nothing of any draft of this tab is on its way. */
export const draftsAreStored = createStore<boolean>(() => false)

function noteRest(): void {
  const isResting = (stored: StoredDraft) =>
    !stored.draft.state.getState().base || isAtRest(draftSync(stored).state.getState())
  draftsAreStored.setState(list.getState().drafts !== undefined && heldDrafts().every(isResting), true)
}

/** The synchronisation of a draft with the server. The first call creates it. */
export function draftSync(stored: StoredDraft): DraftSync {
  const known = syncs.get(stored)
  if (known) return known
  const sync = createDraftSync({ ...stored, transport: transportOf(stored) })
  syncs.set(stored, sync)
  sync.state.subscribe(({ isLooking }, before) => {
    if (isLooking !== before.isLooking) lookCount.setState((count) => count + (isLooking ? 1 : -1), true)
    noteRest()
  })
  return sync
}

/** The subject under which the server holds a draft, or will. */
export const serverSubject = (stored: StoredDraft): DraftSubject => heldUnder.get(stored) ?? stored.subject()

/** This tab's draft whose copy on the server has this subject. */
export function draftHeldUnder(subject: DraftSubject): StoredDraft | undefined {
  const name = copyName(subject)
  return heldDrafts().find((stored) => copyName(serverSubject(stored)) === name)
}

/** Called with each list that the server sends: reads the drafts that other devices changed. */
export function noteDraftList(drafts: DraftList['drafts']): void {
  list.setState({ drafts })
  for (const stored of heldDrafts()) look(stored)
  noteRest()
}

function look(stored: StoredDraft): void {
  const { drafts } = list.getState()
  if (!drafts) return
  const name = copyName(serverSubject(stored))
  const version = drafts.find((draft) => copyName(draft) === name)?.version
  // A failed look is repeated with the next list.
  void draftSync(stored)
    .look(version)
    .catch(() => undefined)
}

/** Synchronises every draft that this tab holds or opens. @returns a function that stops. */
export function startDraftSyncs(): () => void {
  const watch = (stored: StoredDraft) => {
    if (!heldDrafts().includes(stored)) {
      syncs.get(stored)?.stop()
      syncs.delete(stored)
      heldUnder.delete(stored)
    } else if (!draftSync(stored).state.getState().isReady && stored.draft.state.getState().base) look(stored)
    noteRest()
  }
  for (const stored of heldDrafts()) watch(stored)
  return subscribeToDrafts(watch)
}

/** Sends everything that the server does not hold yet. @returns whether it holds all drafts now. */
export async function flushDrafts(): Promise<boolean> {
  const all = heldDrafts().map(draftSync)
  await Promise.all(all.map((sync) => sync.flush()))
  return all.every((sync) => sync.state.getState().isStored)
}

/** Resolves when the server's draft is in the form, at the latest after `timeout` ms. */
export const draftIsReady = (stored: StoredDraft, timeout = 3_000): Promise<void> =>
  waitFor(stored, ({ isReady }) => isReady, timeout)

/** Resolves when what the server held at the last look is in the form, or could not be read. */
export const lookHasEnded = (stored: StoredDraft): Promise<void> =>
  waitFor(stored, ({ isLooking }) => !isLooking)

function waitFor(stored: StoredDraft, isMet: (state: SyncState) => boolean, timeout?: number): Promise<void> {
  const { state } = draftSync(stored)
  if (isMet(state.getState())) return Promise.resolve()
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(limit)
      stop()
      resolve()
    }
    const limit = timeout === undefined ? undefined : setTimeout(end, timeout)
    const stop = state.subscribe((now) => isMet(now) && end())
  })
}

function transportOf(stored: StoredDraft): DraftTransport {
  return {
    async load() {
      const subject = serverSubject(stored)
      const found = await loadServerDraft(subject)
      if (found) heldUnder.set(stored, subject)
      else heldUnder.delete(stored)
      const remote = found ? remoteOf(found) : null
      if (remote !== null && remote !== 'unreadable') removeCopies(stored, remote.value)
      return remote
    },

    async store({ base, value, changes }, basedOn) {
      const subject = stored.subject()
      const held = heldUnder.get(stored)
      const hasMoved = held !== undefined && copyName(held) !== copyName(subject)
      if (held && hasMoved && basedOn !== undefined) await removeServerDraft(held, basedOn)
      const body = {
        changes,
        baseTag: base.etag ?? null,
        base: sentValue(subject, base.value),
        value: sentValue(subject, value),
      }
      // Set before the call, because the server may store the draft although its response is lost.
      heldUnder.set(stored, subject)
      const { version } = await storeServerDraft(subject, body, hasMoved ? undefined : basedOn)
      markOwnCopy(stored, value)
      return version
    },

    async remove(version) {
      await removeServerDraft(serverSubject(stored), version)
      heldUnder.delete(stored)
    },

    conflictOf(error) {
      const stale = staleDraftOf(error)
      return stale && remoteOf(stale)
    },

    isTemporary: (error) =>
      !(error instanceof ApiProblem) || [0, 429].includes(error.status) || error.status >= 500,
  }
}

/**
 * Removes the copies that earlier visits left of a state that the server holds. If she takes it back, they would seem
 * to be lost changes.
 */
function removeCopies({ copies, draft, tab }: StoredDraft, held: JsonObject): void {
  for (const copy of copies.list()) {
    if (copy.tab !== tab && sameValue(draft.tree, copy.draft, held)) copies.remove(copy.tab)
  }
}

/** Notes in this tab's copy that the server has its state: another visit need not offer it as lost. */
function markOwnCopy({ copies, draft, tab }: StoredDraft, held: JsonObject): void {
  const own = copies.list().find((copy) => copy.tab === tab)
  if (own && sameValue(draft.tree, own.draft, held)) copies.write({ ...own, isOnServer: true })
}

/** A draft of a list document holds the list under its key; the server stores the list. */
const sentValue = ({ document, entry }: DraftSubject, draft: JsonObject): unknown =>
  entry === undefined ? documentValueOf(document, draft) : draft

function remoteOf(found: ServerDraft): RemoteDraft | 'unreadable' {
  if ('unreadable' in found) return 'unreadable'
  return {
    version: found.version,
    base: { value: draftValueOf(found, found.base), etag: found.baseTag ?? undefined },
    value: draftValueOf(found, found.value),
  }
}
