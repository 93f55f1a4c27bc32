import type { QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { repeatWhileLost } from '#admin/api/confirm-write.ts'
import { dateChanges } from '#admin/api/dated-changes.ts'
import { conflictOf, noteSaved } from '#admin/api/documents.ts'
import { type ChangeToPublish, conflictsOf, type Published, publishDrafts } from '#admin/api/drafts.ts'
import { currentEntryOf, type ListedEntry, noteEntry, refreshEntries } from '#admin/api/entries.ts'
import { ApiProblem } from '#admin/api/problem.ts'
import { queryKeys } from '#admin/api/query-keys.ts'
import { documentValueOf } from '#admin/draft/document-draft.ts'
import { mergeNewer } from '#admin/draft/merge-newer.ts'
import type { StoredDraft } from '#admin/draft/stored-draft.ts'
import type { Version } from '#admin/draft/version.ts'
import { versionOf } from '#admin/draft-screen/document-destination.ts'
import { entryVersion } from '#admin/entries/entry-destination.ts'
import { forgetEntryDraft, isEntryDraft } from '#admin/entries/entry-draft.ts'
import { copyName } from '#admin/subject.ts'
import { arrange, arrangement, mergeArrangements } from '#content/documents/arrangement.ts'
import { changeKey, withoutChanges } from '#content/documents/choose-changes.ts'
import { documentChanges } from '#content/documents/document-diff.ts'
import { documentSchema } from '#content/documents/documents.ts'
import { isArrangement } from '#content/documents/draft-schema.ts'
import { type EntryDocument, entrySchema, isEntryDocument } from '#content/documents/entries.ts'
import { sameValue } from '#content/fields/same-value.ts'
import type { LocalTime } from '#content/hours/local-time.ts'
import { isJsonObject } from '#content/values/json.ts'

/** The drafts to publish, with the keys of the changes that are left out. */
export type Chosen = { readonly kept: StoredDraft; readonly leftOut: ReadonlySet<string> }

export type PublishOutcome =
  | { readonly kind: 'published'; readonly wasLost: boolean }
  | { readonly kind: 'nothing' }
  /** Somebody saved meanwhile. `merged` drafts were joined with theirs; in `open` ones both changed the same fields. */
  | {
      readonly kind: 'conflict'
      readonly merged: readonly StoredDraft[]
      readonly open: readonly StoredDraft[]
    }
  /** The server found errors in these drafts. */
  | { readonly kind: 'invalid'; readonly error: unknown; readonly kept: StoredDraft | undefined }
  | { readonly kind: 'failed'; readonly error: unknown }

/** Publishes the chosen changes in one call: all of them or none. What is left out stays a draft. */
export async function publishChosen(client: QueryClient, chosen: readonly Chosen[]): Promise<PublishOutcome> {
  const sent = changesOf(chosen)
  if (sent.length === 0) return { kind: 'nothing' }
  try {
    const changes = sent.map(({ change }) => change)
    // The server treats a repeated call as one.
    const { result: published, wasLost } = await repeatWhileLost(() => publishDrafts(changes))
    for (const [index, saved] of published.saved.entries()) {
      const kept = sent[index]?.kept
      if (kept) settle(client, kept, saved, published)
    }
    await client.invalidateQueries({ queryKey: queryKeys.status })
    return { kind: 'published', wasLost }
  } catch (error) {
    return refusal(error, sent)
  }
}

/** Gives the chosen changes a time at which the server publishes them, and takes them out of the drafts. */
export async function dateChosen(
  client: QueryClient,
  chosen: readonly Chosen[],
  at: LocalTime,
): Promise<PublishOutcome> {
  const sent = changesOf(chosen)
  if (sent.length === 0) return { kind: 'nothing' }
  try {
    await dateChanges(
      sent.map(({ change }) => change),
      at,
    )
  } catch (error) {
    return refusal(error, sent)
  }
  for (const { kept, leftOut } of chosen) withoutChosen(kept, leftOut)
  await client.invalidateQueries({ queryKey: queryKeys.datedChanges })
  return { kind: 'published', wasLost: false }
}

/** Leaves only the changes in the draft that were left out. */
function withoutChosen({ draft }: StoredDraft, leftOut: ReadonlySet<string>): void {
  const { base, draft: value } = draft.state.getState()
  const keys = documentChanges(draft.tree, base?.value, value).map(changeKey)
  const rest = withoutChanges(
    draft.tree,
    base?.value,
    value,
    new Set(keys.filter((key) => !leftOut.has(key))),
  )
  if (isJsonObject(rest)) draft.replace(rest)
}

type Sent = { readonly kept: StoredDraft; readonly change: ChangeToPublish }

/** Changes of entries that the same call deletes are not sent. */
function changesOf(chosen: readonly Chosen[]): Sent[] {
  const sent = chosen.flatMap((each) => {
    const change = changeOf(each)
    return change ? [{ kept: each.kept, change }] : []
  })
  const removed = new Set(
    sent.flatMap(({ change }) => {
      const { data } = isArrangement(change) ? arrangement.safeParse(change.value) : {}
      const ids = data?.entries.filter(({ isRemoved }) => isRemoved) ?? []
      return ids.map(({ id }) => `${change.document}/${id}`)
    }),
  )
  return sent.filter(({ change }) => !removed.has(`${change.document}/${change.entry}`))
}

function refusal(error: unknown, sent: readonly Sent[]): PublishOutcome {
  const stale = conflictsOf(error)
  if (stale)
    return meet(
      sent.map(({ kept }) => kept),
      stale,
    )
  const [, place] =
    /^changes\[(\d+)\]/.exec(error instanceof ApiProblem ? (error.issues[0]?.path ?? '') : '') ?? []
  if (place !== undefined) return refuse(error, sent)
  return { kind: 'failed', error }
}

function changeOf({ kept, leftOut }: Chosen): ChangeToPublish | undefined {
  const { draft, subject } = kept
  draft.settle()
  const { base, draft: value } = draft.state.getState()
  if (!base) return undefined
  const chosen = withoutChanges(draft.tree, base.value, value, leftOut)
  if (sameValue(draft.tree, base.value, chosen)) return undefined
  const { document } = subject()
  const tag = base.etag ?? null
  if (!isEntryDraft(kept)) return { document, tag, value: documentValueOf(document, chosen) }
  return { document, entry: kept.savedId() ?? null, tag, value: chosen }
}

/** Makes the published version the base of the draft, and puts it into the cache. */
function settle(
  client: QueryClient,
  kept: StoredDraft,
  { document, value, revision, etag }: Published['saved'][number],
  { release }: Published,
): void {
  if (isEntryDraft(kept) && isEntryDocument(document)) {
    const entry = entrySchema(document).parse(value)
    kept.draft.saved(entryVersion({ value: entry, etag, revision }))
    kept.settle(entry.id)
    noteEntry(client, document, { value: entry, etag })
    return
  }
  if (isEntryDocument(document)) {
    settleArrangement(client, kept, document, { value, etag })
    return
  }
  const saved = { value: documentSchema(document).parse(value), etag, revision, release }
  kept.draft.saved(versionOf(document, saved))
  noteSaved(client, document, saved)
}

/** The deleted entries have no drafts any more. */
function settleArrangement(
  client: QueryClient,
  { draft }: StoredDraft,
  document: EntryDocument,
  saved: { readonly value: unknown; readonly etag: string },
): void {
  const { base, draft: mine } = draft.state.getState()
  const value = arrangement.parse(saved.value)
  const before = arrangement.parse(base?.value)
  draft.resolve({ value, etag: saved.etag }, mergeArrangements(before, arrangement.parse(mine), value))
  const left = new Set(value.entries.map(({ id }) => id))
  for (const { id } of before.entries.filter((entry) => !left.has(entry.id))) {
    forgetEntryDraft(document, id)
    client.removeQueries({ queryKey: queryKeys.entry(document, id) })
  }
  // Without this, the lists would show the former order until they are loaded again.
  client.setQueryData<ListedEntry[]>(
    queryKeys.entries(document),
    (entries) =>
      entries &&
      arrange(
        entries.filter(({ id }) => left.has(id)),
        value,
      ),
  )
  void refreshEntries(client, document)
}

type Conflicts = NonNullable<ReturnType<typeof conflictsOf>>

/** Joins what others saved with the drafts, where they did not change the same fields. */
function meet(drafts: readonly StoredDraft[], conflicts: Conflicts): PublishOutcome {
  const [merged, open]: [StoredDraft[], StoredDraft[]] = [[], []]
  for (const conflict of conflicts) {
    const kept = drafts.find((each) => {
      const { document, entry } = each.subject()
      return document === conflict.document && (entry ?? null) === (conflict.entry ?? null)
    })
    const theirs = kept && theirVersion(kept, conflict)
    if (!kept) continue
    if (theirs) kept.draft.meet(theirs)
    else if (isEntryDraft(kept)) kept.detach()
    if (mergeNewer(kept.draft)) merged.push(kept)
    else open.push(kept)
  }
  return { kind: 'conflict', merged, open }
}

function theirVersion(kept: StoredDraft, { document, current }: Conflicts[number]): Version | undefined {
  const problem = new ApiProblem({ status: 409, code: 'stale_revision', current })
  if (isEntryDraft(kept) && isEntryDocument(document)) {
    const entry = currentEntryOf(document, problem)
    return entry ? entryVersion(entry) : undefined
  }
  if (isEntryDocument(document)) {
    const { data } = currentArrangement.safeParse(current)
    return data && { value: data.arrangement, etag: data.etag }
  }
  const found = conflictOf(document, problem)
  return found && versionOf(document, found)
}

const currentArrangement = z.object({ arrangement, etag: z.string() })

/** Shows the errors at their fields. */
function refuse(error: unknown, sent: readonly { readonly kept: StoredDraft }[]): PublishOutcome {
  const issues = error instanceof ApiProblem ? error.issues : []
  let first: StoredDraft | undefined
  for (const [index, { kept }] of sent.entries()) {
    const prefix = `changes[${index}].value.`
    const own = issues.flatMap(({ path, message }) =>
      path.startsWith(prefix) ? [[draftPlace(kept, path.slice(prefix.length)), message] as const] : [],
    )
    if (own.length === 0) continue
    kept.draft.refuse(new Map(own))
    first ??= kept
  }
  return { kind: 'invalid', error, kept: first }
}

/** A list document is stored in its draft under a key. */
function draftPlace({ subject, draft }: StoredDraft, path: string): string {
  const { draft: value } = draft.state.getState()
  const [key] = Object.keys(value)
  const isWrapped = /^\d/.test(path) && subject().entry === undefined && isJsonObject(value)
  return isWrapped && key !== undefined ? `${key}.${path}` : path
}

/** Name of a draft among others. */
export const draftName = ({ subject }: StoredDraft) => copyName(subject())
