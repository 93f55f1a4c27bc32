import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { type DraftList, draftsQuery } from '#admin/api/drafts.ts'
import { useIsOwner } from '#admin/api/session.ts'
import { heldDrafts, subscribeToDrafts } from '#admin/draft/all-drafts.ts'
import { keyOnServer, leftOutOf, notesStore } from '#admin/draft/change-notes.ts'
import { flushDrafts, heldDraft, sharedDrafts } from '#admin/draft/draft-syncs.ts'
import type { StoredDraft } from '#admin/draft/stored-draft.ts'
import { copyName, type DraftSubject } from '#admin/subject.ts'
import type { Thing } from '#content/changes/change.ts'
import { ownersThings } from '#content/changes/owners-things.ts'
import { thingsOf } from './draft-things.ts'
import { openAllDrafts } from './open-all-drafts.ts'

/** A draft with what patients do not see of it yet. */
export type ReviewedDraft = {
  readonly stored: StoredDraft
  readonly name: string
  readonly things: readonly Thing[]
  /** Keys of the things that are not published now. */
  readonly leftOut: ReadonlySet<string>
  /** Those of them that only an owner may publish, if an assistant looks. */
  readonly ofOwner: ReadonlySet<string>
}

/** Every draft, and what is left out. */
export function useReview() {
  const { data, isFetchedAfterMount } = useQuery(draftsQuery)
  const opened = useAllOpened(data)
  const isWhole = useIsWhole(data, opened)
  const drafts = useUnpublished(data)
  const notes = useStore(notesStore)
  const isOwner = useIsOwner()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is left out is read again when it changes.
  const reviewed = useMemo(
    () =>
      drafts.map(({ stored, things }): ReviewedDraft => {
        const ofOwner = new Set(isOwner ? [] : ownersThings(stored.draft.tree, things))
        const leftOut = new Set([...leftOutOf(stored), ...ofOwner])
        return { stored, things, name: copyName(stored.subject()), leftOut, ofOwner }
      }),
    [drafts, notes, isOwner],
  )
  const all = reviewed.flatMap(({ things }) => things)
  const out = reviewed.flatMap(({ things, leftOut }) => things.filter(({ key }) => leftOut.has(key)))
  const ofOwner = reviewed.reduce((sum, each) => sum + each.ofOwner.size, 0)
  const sendCount = useSentDrafts(drafts)
  return {
    isLoading: !opened,
    /** All drafts are here, also those that other devices changed until now. */
    isComplete: opened !== undefined && isFetchedAfterMount && isWhole,
    unopened: opened?.filter(({ subject }) => !isHere(subject)) ?? [],
    reviewed,
    count: all.length - out.length,
    left: out.length - ofOwner,
    /** How many only an owner may publish, if an assistant looks. */
    ofOwner,
    sendCount,
  }
}

/**
 * Sends the drafts at once, because the server renders the page after the publish from what it holds. @returns a number
 * that grows when it holds them; 0 before.
 */
function useSentDrafts(drafts: readonly Unpublished[]): number {
  const [sendCount, setSendCount] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of a draft is sent.
  useEffect(() => {
    let isStopped = false
    void (async () => {
      // The first attempt may have been under way with an earlier state.
      if (!(await flushDrafts())) await flushDrafts()
      if (!isStopped) setSendCount((count) => count + 1)
    })()
    return () => {
      isStopped = true
    }
  }, [drafts])
  return sendCount
}

type Unopened = Awaited<ReturnType<typeof openAllDrafts>>

/** Opens the drafts that only the server holds, and again when its list changes. Undefined before the first time. */
function useAllOpened(data: DraftList | undefined): Unopened | undefined {
  const client = useQueryClient()
  // Stays: a later list without other drafts must not disable the button to publish, because a click would be lost.
  const [opened, setOpened] = useState<Unopened>()
  useEffect(() => {
    if (!data) return
    let isStopped = false
    void openAllDrafts(client, data.drafts).then((found) => {
      if (!isStopped) setOpened(found)
    })
    return () => {
      isStopped = true
    }
  }, [client, data])
  return opened
}

/** A draft that could not be read at first may have come since. */
function isHere(subject: DraftSubject): boolean {
  return heldDraft(subject)?.sync.state.getState().isReady === true
}

/** Whether everything that the server's list names is here as the server has it, or could not be read. */
function useIsWhole(list: DraftList | undefined, opened: Unopened | undefined): boolean {
  const isOpened = (draft: DraftSubject & { readonly version: string }) => {
    const { sync } = heldDraft(draft) ?? {}
    if (opened?.some(({ subject }) => copyName(subject) === copyName(draft))) return true
    return sync?.state.getState().isReady && !sync.state.getState().isLooking
  }
  return useSyncExternalStore(subscribeToDraftsAndLooks, () => list?.drafts.every(isOpened) === true)
}

function subscribeToDraftsAndLooks(listener: () => void): () => void {
  const stops = [
    subscribeToDrafts(listener),
    ...heldDrafts().map(({ sync }) => sync.state.subscribe(listener)),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

type Unpublished = {
  readonly stored: StoredDraft
  readonly things: readonly Thing[]
  /** What the things were found in. */
  readonly from: readonly unknown[]
}

let known: readonly Unpublished[] = []

/** The drafts with something that patients do not see yet. The same object while none of them changes. */
function useUnpublished(list: DraftList | undefined): readonly Unpublished[] {
  return useSyncExternalStore(subscribeToDrafts, () => {
    const found = sharedDrafts().flatMap((stored): Unpublished[] => {
      const { base, draft } = stored.draft.state.getState()
      const from = [base, draft, list?.publishedSections]
      const before = known.find((each) => each.stored === stored)
      if (before && from.every((part, index) => part === before.from[index])) return [before]
      const things = thingsOf(stored, list)
      return things.length > 0 ? [{ stored, things, from }] : []
    })
    if (found.length !== known.length || found.some((each, index) => each !== known[index])) known = found
    return known
  })
}

type LeftOut = Pick<ReviewedDraft, 'name' | 'things' | 'leftOut'> & {
  readonly stored: Pick<StoredDraft, 'subject'>
}

/** Left-out changes as the server names them: it stores a list without the key that its draft has. */
export const leftOutNames = (reviewed: readonly LeftOut[]): string[] =>
  reviewed.flatMap(({ stored, name, things, leftOut }) =>
    things.flatMap(({ key }) =>
      leftOut.has(key) ? [`${name} ${keyOnServer(stored.subject().document, key)}`] : [],
    ),
  )
