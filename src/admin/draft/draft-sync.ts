import { createStore, type StoreApi } from 'zustand/vanilla'
import {
  changedSide,
  type Difference,
  findDifferences,
  mergeVersions,
  type Side,
} from '#content/changes/three-way.ts'
import { sameValue } from '#content/fields/same-value.ts'
import type { JsonObject } from '#content/values/json.ts'
import type { DraftStore } from './draft-store.ts'
import type { OnServer } from './local-copies.ts'
import { joinVersions, mergeNewer } from './merge-newer.ts'
import { isNewer, type Version } from './version.ts'

/** A draft as the server holds it. */
export type RemoteDraft = {
  readonly version: string
  readonly base: Version
  readonly value: JsonObject
}

export type DraftTransport = {
  /** The server's draft; null if it has none, 'unreadable' if another version of the software wrote it. */
  readonly load: () => Promise<RemoteDraft | null | 'unreadable'>
  /** Stores a state that was made from `basedOn`. Returns its version. */
  readonly store: (
    state: { base: Version; value: JsonObject; changes: number },
    basedOn: string | undefined,
  ) => Promise<string>
  readonly remove: (version: string) => Promise<void>
  /** What the server holds, if `error` says that another device wrote meanwhile. */
  readonly conflictOf: (error: unknown) => RemoteDraft | null | 'unreadable' | undefined
  /** Whether a retry may succeed. */
  readonly isTemporary: (error: unknown) => boolean
}

export type SyncState = {
  /** The server's draft was loaded, or there is none. */
  readonly isReady: boolean
  /** What the server holds is being read. */
  readonly isLooking: boolean
  /** Whether the server holds the draft as it is now. */
  readonly isStored: boolean
  /** The last attempt failed. The browser keeps the draft meanwhile. */
  readonly hasFailed: boolean
  /** A state from another device that changed the same fields. */
  readonly other: RemoteDraft | undefined
  /** The server holds a draft that only another version of the software can read. Nothing overwrites it. */
  readonly isUnreadable: boolean
}

/** Whether nothing of a draft is on its way: the server's draft was read, and it is the draft as it is now. */
export const isAtRest = ({ isReady, isLooking, isStored }: SyncState): boolean =>
  isReady && !isLooking && isStored

type Options = {
  readonly draft: DraftStore
  readonly transport: DraftTransport
  /** What the draft was last joined with. The draft's copy in this browser has it too. */
  readonly onServer?: StoreApi<OnServer>
  /** Time in ms from a change until it is sent. */
  readonly delay?: number
  /** Times in ms before each retry; the last one repeats. */
  readonly retries?: readonly number[]
}

export type DraftSync = ReturnType<typeof createDraftSync>

/**
 * Keeps a draft on the server as the user types: one request at a time, in order, retried until it succeeds. What
 * another device wrote is merged field by field; where both changed a field, the user is asked.
 */
export function createDraftSync({
  draft,
  transport,
  onServer = createStore<OnServer>(() => ({})),
  delay = 700,
  retries = usualRetries,
}: Options) {
  const state = createStore<SyncState>(() => ({
    isReady: false,
    isLooking: false,
    isStored: true,
    hasFailed: false,
    other: undefined,
    isUnreadable: false,
  }))
  /** Version that the server is known to hold. */
  let version: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let working: Promise<void> | undefined
  let failures = 0
  /** Sent states whose response was lost: the server may hold one of them. */
  const unconfirmed: JsonObject[] = []

  const current = () => draft.state.getState()
  const setHeld = (held: JsonObject) => onServer.setState({ held }, true)
  const isSame = (one: JsonObject | undefined, other: JsonObject) => sameValue(draft.tree, one, other)

  const unsubscribe = draft.state.subscribe((now, before) => {
    if (now.draft === before.draft && now.base === before.base) return
    if (!state.getState().isReady) return
    state.setState({ isStored: false })
    // What was taken back must not come back from the server if she leaves the page now.
    schedule(now.changeCount === 0 ? 0 : delay)
  })

  function schedule(wait: number): void {
    if (wait === 0) {
      clearTimeout(timer)
      timer = undefined
    }
    timer ??= setTimeout(() => {
      timer = undefined
      void flush()
    }, wait)
  }

  /** Sends what is not stored yet. Resolves when the attempt has ended. */
  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    working ??= push().finally(() => {
      working = undefined
    })
    return working
  }

  async function push(): Promise<void> {
    const { isReady, other, isUnreadable } = state.getState()
    const { base, draft: value, changeCount } = current()
    if (!isReady || other || isUnreadable || !base) return
    try {
      onServer.setState({ sent: value })
      if (changeCount > 0) version = await transport.store({ base, value, changes: changeCount }, version)
      else if (version !== undefined) {
        await transport.remove(version)
        version = undefined
      }
      setHeld(value)
      failures = 0
      unconfirmed.length = 0
      const isStored = current().draft === value && current().base === base
      state.setState({ isStored, hasFailed: false })
      if (!isStored) schedule(delay)
    } catch (error) {
      const remote = transport.conflictOf(error)
      if (remote !== undefined) {
        meet(remote)
        return
      }
      state.setState({ hasFailed: true })
      unconfirmed.push(value)
      if (!transport.isTemporary(error)) return
      schedule(retries[Math.min(failures, retries.length - 1)] ?? delay)
      failures += 1
    }
  }

  /** Takes over what another device wrote, as far as it does not touch the same fields. */
  function meet(remote: RemoteDraft | null | 'unreadable'): void {
    const { base, draft: mine } = current()
    if (!base) return
    if (remote === 'unreadable') {
      state.setState({ isUnreadable: true, isReady: true })
      return
    }
    if (remote === null) {
      meetRemoval(base, mine)
      return
    }
    if (unconfirmed.some((sent) => isSame(sent, remote.value))) setHeld(remote.value)
    const { held } = onServer.getState()
    if (held === undefined && isSame(base.value, mine)) {
      start(remote)
      return
    }
    const joined = joinVersions(draft, { base: held ?? base.value, mine, theirs: theirsOf(remote) })
    if (joined) adopt(remote, joined)
    else state.setState({ other: remote, isReady: true, isStored: false })
  }

  /** Continues with the server's draft in a form that no one has touched. */
  function start(remote: RemoteDraft): void {
    version = remote.version
    setHeld(remote.value)
    draft.resume(remote.base, remote.value)
    mergeNewer(draft)
    const isStored = isSame(remote.value, current().draft) && current().base === remote.base
    state.setState({ isReady: true, isStored })
    if (!isStored) schedule(delay)
  }

  /** The other device published or discarded the draft. What was typed here since then stays. */
  function meetRemoval(base: Version, mine: JsonObject): void {
    version = undefined
    const { held } = onServer.getState()
    const isUntouched = held !== undefined && isSame(held, mine)
    setHeld(base.value)
    if (isUntouched) draft.resume(base, base.value)
    state.setState({ isReady: true, isStored: isUntouched })
    if (!isUntouched) schedule(delay)
  }

  function differencesTo(remote: RemoteDraft): Difference[] {
    const { base, draft: mine } = current()
    const { held = base?.value } = onServer.getState()
    return findDifferences(draft.tree, { base: held, mine, theirs: theirsOf(remote) })
  }

  /** The remote draft's value over the newest saved version that is known. */
  function theirsOf(remote: RemoteDraft): JsonObject {
    const { base } = current()
    return base && isNewer(base, remote.base) ? rebased(draft, remote, base) : remote.value
  }

  function adopt(remote: RemoteDraft, merged: JsonObject, isChosen = false): void {
    version = remote.version
    setHeld(remote.value)
    const { base, draft: mine } = current()
    const isKnown = base && (draft.merge !== undefined || !isNewer(remote.base, base))
    const newBase = isKnown ? base : remote.base
    if (newBase !== base || !isSame(mine, merged)) {
      if (isChosen) draft.resolve(newBase, merged)
      else draft.join(newBase, merged)
    }
    const isStored = isSame(remote.value, merged) && newBase.etag === remote.base.etag
    state.setState({ isReady: true, isStored, other: undefined })
    if (!isStored) schedule(delay)
  }

  /** Reads the server's draft and merges it. @param knownVersion Version in the server's list; undefined if not listed. */
  async function look(knownVersion: string | undefined): Promise<void> {
    if (working || !current().base) return
    const { isReady, other } = state.getState()
    if (isReady && (other?.version ?? version) === knownVersion) return
    if (!isReady && knownVersion === undefined) {
      const { base, changeCount } = current()
      if (base) setHeld(base.value)
      const isStored = changeCount === 0
      state.setState({ isReady: true, isStored })
      if (!isStored) schedule(delay)
      return
    }
    state.setState({ isLooking: true })
    try {
      const seen = version
      const remote = await transport.load()
      // A request that began meanwhile knows better.
      if (working || version !== seen) return
      if (remote !== null && remote !== 'unreadable' && remote.version === version) return
      if (remote === null && version === undefined && isReady) return
      meet(remote)
    } finally {
      state.setState({ isLooking: false })
    }
  }

  return {
    state,
    flush,
    look,
    /** Differences to the state from another device. */
    differencesToOther(): Difference[] {
      const { other } = state.getState()
      return other ? differencesTo(other) : []
    },
    /** Continues with what the user chose from both devices. */
    resolve(choose: (difference: Difference) => Side): void {
      const { other } = state.getState()
      if (!other) return
      adopt(other, mergeVersions(current().draft, differencesTo(other), choose), true)
    },
    stop(): void {
      clearTimeout(timer)
      unsubscribe()
    },
  }
}

/** A remote draft's value over a newer saved version. In fields that both changed, the draft's value stays. */
function rebased(draft: DraftStore, { base, value }: RemoteDraft, onto: Version): JsonObject {
  if (draft.merge) return draft.merge(base.value, value, onto.value)
  const differences = findDifferences(draft.tree, { base: base.value, mine: value, theirs: onto.value })
  return mergeVersions(value, differences, changedSide)
}

const usualRetries = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000]
