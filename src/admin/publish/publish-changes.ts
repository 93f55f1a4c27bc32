import type { QueryClient } from '@tanstack/react-query'
import { datedChangesQuery } from '#admin/api/dated-changes.ts'
import { draftsQuery, publishParts } from '#admin/api/drafts.ts'
import { hasCode } from '#admin/api/problem.ts'
import { queryKeys } from '#admin/api/query-keys.ts'
import { repeatWhileLost } from '#admin/api/repeat-while-lost.ts'
import { keyOnServer } from '#admin/draft/change-notes.ts'
import { issuePaths } from '#admin/draft/draft-store.ts'
import { flushDrafts } from '#admin/draft/draft-syncs.ts'
import type { StoredDraft } from '#admin/draft/stored-draft.ts'
import { isEntryDraft } from '#admin/entries/entry-draft.ts'
import type { LocalTime } from '#content/hours/local-time.ts'
import { thingsOf } from './draft-things.ts'
import { type Refusal, refusalOf } from './refused-publish.ts'
import type { Hindrance } from './use-questions.tsx'

/** A draft to publish, with the keys of the things that are left out. */
export type Chosen = { readonly stored: StoredDraft; readonly leftOut: ReadonlySet<string> }

export type PublishOutcome =
  | { readonly kind: 'published'; readonly wasLost: boolean }
  | { readonly kind: 'nothing' }
  | Hindrance
  | Refusal

/**
 * Publishes the chosen things of the next version in one call: all of them or none.
 * @param at When they are published; by default now.
 */
export async function publishChosen(
  client: QueryClient,
  chosen: readonly Chosen[],
  at?: LocalTime,
): Promise<PublishOutcome> {
  return whilePublishing(chosen, async (onLost) => {
    const parts = chosen.map(partOf)
    // The server treats a repeated call with the same id as one.
    const body = { parts, ...(at && { at, id: crypto.randomUUID() }) }
    let wasLost = false
    try {
      const { result } = await repeatWhileLost(
        () => publishParts(body),
        () => {
          wasLost = true
          onLost()
        },
      )
      for (const { document, entry, newEntry } of result.published)
        if (newEntry !== undefined) settle(chosen, { document, entry }, newEntry)
      await readAgain(client, chosen)
      return { kind: 'published', wasLost }
    } catch (error) {
      if (!hasCode(error, 'stale_draft')) return refusalOf(error, chosen)
      await readAgain(client, chosen)
      // An attempt whose response was lost may have published everything.
      const isPublished = wasLost && (await areGone(client, chosen))
      return isPublished ? { kind: 'published', wasLost } : { kind: 'stale' }
    }
  })
}

/**
 * Marks the drafts as being published during a call, after the checks that need no server. What is typed meanwhile is
 * sent afterwards.
 * @param run Gets a function to call when a response is lost.
 */
async function whilePublishing(
  chosen: readonly Chosen[],
  run: (onLost: () => void) => Promise<PublishOutcome>,
): Promise<PublishOutcome> {
  const drafts = chosen.map(({ stored }) => stored.draft)
  const mark = (saving: boolean, checking: boolean) => {
    for (const { state } of drafts) state.setState({ saving, checking })
  }
  if (drafts.length === 0 || drafts.some(({ state }) => state.getState().saving)) return { kind: 'nothing' }
  const refusal = firstInvalid(chosen) ?? firstClash(chosen)
  if (refusal) return refusal
  if (!(await flushDrafts())) return { kind: 'unsent' }
  mark(true, false)
  try {
    return await run(() => mark(true, true))
  } finally {
    mark(false, false)
    void flushDrafts()
  }
}

/** A draft of which nothing is left out is checked here; the others are checked by the server. */
function firstInvalid(chosen: readonly Chosen[]): Refusal | undefined {
  for (const { stored, leftOut } of chosen) {
    if (leftOut.size > 0) continue
    stored.draft.validate()
    const [path] = issuePaths(stored.draft.state.getState())
    if (path === undefined) continue
    stored.draft.showAllIssues()
    return { kind: 'invalid', stored, path }
  }
}

/** What she typed where somebody else changed the same is not in the next version until she chooses. */
function firstClash(chosen: readonly Chosen[]): Refusal | undefined {
  const found = chosen.find(({ stored }) => stored.draft.state.getState().clashes.size > 0)
  return found && { kind: 'clash', stored: found.stored }
}

function partOf({ stored, leftOut }: Chosen) {
  const { document, entry } = stored.subject()
  const without = [...leftOut].map((key) => keyOnServer(document, key))
  return { document, entry, version: stored.sync.version() ?? null, without }
}

type Named = { readonly document: string; readonly entry?: string | undefined }

function settle(chosen: readonly Chosen[], { document, entry }: Named, newEntry: string): void {
  for (const { stored } of chosen) {
    const subject = stored.subject()
    if (subject.document === document && subject.entry === entry && isEntryDraft(stored))
      stored.settle(newEntry)
  }
}

/** Reads what is left of the drafts, and what the server lists. */
async function readAgain(client: QueryClient, chosen: readonly Chosen[]): Promise<void> {
  await Promise.all(chosen.map(({ stored }) => stored.sync.reload().catch(() => undefined)))
  const keys = [draftsQuery.queryKey, queryKeys.status, datedChangesQuery.queryKey, queryKeys.media]
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
}

/** Whether the next version has nothing more of what was chosen. */
async function areGone(client: QueryClient, chosen: readonly Chosen[]): Promise<boolean> {
  for (const { stored } of chosen) {
    const { draft, sync } = stored
    if (!sync.state.getState().isGone || !isEntryDraft(stored)) continue
    // It was published under its address.
    stored.settle(`${draft.state.getState().draft.id}`)
    await sync.reload().catch(() => undefined)
  }
  const list = client.getQueryData(draftsQuery.queryKey)
  return chosen.every(({ stored, leftOut }) => thingsOf(stored, list).every(({ key }) => leftOut.has(key)))
}
