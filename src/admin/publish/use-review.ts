import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { draftsQuery } from '#admin/api/drafts.ts'
import { changedDrafts, subscribeToDrafts } from '#admin/draft/all-drafts.ts'
import { documentPath } from '#admin/draft/document-draft.ts'
import { draftIsReady, draftSync, flushDrafts } from '#admin/draft/draft-syncs.ts'
import { mergeNewer } from '#admin/draft/merge-newer.ts'
import type { StoredDraft } from '#admin/draft/stored-draft.ts'
import { openDraft } from '#admin/entries/open-draft.ts'
import type { Subject } from '#admin/subject.ts'
import { changeKey } from '#content/documents/choose-changes.ts'
import { type Change, documentChanges } from '#content/documents/document-diff.ts'
import { draftName } from './publish-changes.ts'

/** A changed draft with its changes in plain words. */
export type ReviewedDraft = {
  readonly kept: StoredDraft
  readonly name: string
  readonly changes: readonly Change[]
  /** Keys of the changes that are not published now. */
  readonly leftOut: ReadonlySet<string>
}

const noKeys: ReadonlySet<string> = new Set()

/** Opens every draft of this person, and holds which changes she leaves out. */
export function useReview() {
  const { unopened, unreadable, isLoading } = useAllOpened()
  const drafts = useChangedDrafts()
  const [leftOut, setLeftOut] = useState<ReadonlyMap<string, ReadonlySet<string>>>(new Map())

  const reviewed = useMemo(
    () =>
      drafts.map(({ kept, changes }): ReviewedDraft => {
        const name = draftName(kept)
        return { kept, name, changes, leftOut: leftOut.get(name) ?? noKeys }
      }),
    [drafts, leftOut],
  )
  const include = useCallback(
    (name: string, keys: readonly string[], isIncluded: boolean) =>
      setLeftOut((before) => {
        const own = new Set(before.get(name))
        for (const key of keys) {
          if (isIncluded) own.delete(key)
          else own.add(key)
        }
        return new Map([...before, [name, own]])
      }),
    [],
  )
  const all = reviewed.reduce((sum, { changes }) => sum + changes.length, 0)
  const out = reviewed.reduce(
    (sum, { changes, leftOut: own }) => sum + changes.filter((each) => own.has(changeKey(each))).length,
    0,
  )
  const stored = useStored(drafts)
  return { isLoading, unopened, unreadable, reviewed, include, count: all - out, left: out, stored }
}

/**
 * Sends the drafts at once, because the server renders the page after the publish from what it holds. @returns a number
 * that grows when it holds them; 0 before.
 */
function useStored(drafts: readonly Changed[]): number {
  const [stored, setStored] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of a draft is sent.
  useEffect(() => {
    let isStopped = false
    void (async () => {
      // The first attempt may have been under way with an earlier state.
      if (!(await flushDrafts())) await flushDrafts()
      if (!isStopped) setStored((count) => count + 1)
    })()
    return () => {
      isStopped = true
    }
  }, [drafts])
  return stored
}

type Unopened = { readonly subject: Subject; readonly error: unknown }

/** Opens the drafts that only the server holds. */
function useAllOpened() {
  const client = useQueryClient()
  const { data } = useQuery(draftsQuery)
  const [unopened, setUnopened] = useState<readonly Unopened[]>([])
  /** Drafts that another version of the software wrote. */
  const [unreadable, setUnreadable] = useState<readonly StoredDraft[]>([])
  // Stays true: a later list must not disable the button to publish for a moment, because a click would be lost.
  const [hasLoaded, setHasLoaded] = useState(false)

  useEffect(() => {
    if (!data) return
    let isStopped = false
    void (async () => {
      const failed: Unopened[] = []
      const strange: StoredDraft[] = []
      for (const draft of data.drafts) {
        const subject = { document: draft.document, entry: draft.entry }
        try {
          const kept = await openDraft(client, subject)
          await draftIsReady(kept)
          if (draftSync(kept).state.getState().isUnreadable) strange.push(kept)
          mergeNewer(kept.draft)
        } catch (error) {
          failed.push({ subject, error })
        }
      }
      await flushDrafts()
      if (isStopped) return
      setUnopened(failed)
      setUnreadable(strange)
      setHasLoaded(true)
    })()
    return () => {
      isStopped = true
    }
  }, [client, data])

  return { unopened, unreadable, isLoading: !hasLoaded }
}

type Changed = { readonly kept: StoredDraft; readonly changes: readonly Change[]; readonly draft: unknown }

let known: readonly Changed[] = []

/** The changed drafts. The same object while none of them changes. */
function useChangedDrafts(): readonly Changed[] {
  return useSyncExternalStore(subscribeToDrafts, () => {
    const now = changedDrafts()
    const isSame =
      now.length === known.length &&
      now.every((kept, index) => {
        const { base, draft } = kept.draft.state.getState()
        const before = known[index]
        return (
          before?.kept === kept && before.draft === draft && before.kept.draft.state.getState().base === base
        )
      })
    if (!isSame) {
      known = now.map((kept) => {
        const { base, draft } = kept.draft.state.getState()
        return { kept, draft, changes: documentChanges(kept.draft.tree, base?.value, draft) }
      })
    }
    return known
  })
}

type LeftOut = Pick<ReviewedDraft, 'name' | 'leftOut'> & { readonly kept: Pick<StoredDraft, 'subject'> }

/** Left-out changes as the server names them: it stores a list without the key that its draft has. */
export const leftOutNames = (reviewed: readonly LeftOut[]): string[] =>
  reviewed.flatMap(({ kept, name, leftOut }) =>
    [...leftOut].map((key) => `${name} ${serverKey(kept.subject(), key)}`),
  )

function serverKey({ document, entry }: Subject, key: string): string {
  const [kind = '', path = ''] = key.split(' ')
  return entry === undefined ? `${kind} ${documentPath(document, path)}` : key
}
