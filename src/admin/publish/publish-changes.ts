import type { QueryClient } from '@tanstack/react-query'
import { datedChangesQuery } from '#admin/api/dated-changes.ts'
import { draftsQuery, publishParts } from '#admin/api/drafts.ts'
import { hasCode } from '#admin/api/problem.ts'
import { queryKeys } from '#admin/api/query-keys.ts'
import { repeatWhileLost } from '#admin/api/repeat-while-lost.ts'
import { keyOnServer } from '#admin/draft/change-notes.ts'
import { issuePaths } from '#admin/draft/draft-store.ts'
import { flushDrafts } from '#admin/draft/draft-syncs.ts'
import { isEntryDraft } from '#admin/entries/entry-draft.ts'
import { copyName, type DraftSubject } from '#admin/subject.ts'
import type { LocalTime } from '#content/hours/local-time.ts'
import type { Chosen } from './chosen.ts'
import { thingsOf } from './draft-things.ts'
import { type Refusal, refusalOf } from './refused-publish.ts'
import type { Hindrance } from './use-questions.tsx'

export type PublishOutcome =
  | { readonly kind: 'published'; readonly wasLost: boolean }
  | { readonly kind: 'nothing' }
  | Hindrance
  | Refusal

/**
 * Publishes the chosen things of the next version in one call: all of them or none. What is typed meanwhile is sent
 * afterwards.
 * @param at When they are published; by default now.
 */
export async function publishChosen(
  client: QueryClient,
  chosen: readonly Chosen[],
  at?: LocalTime,
): Promise<PublishOutcome> {
  const drafts = chosen.map(({ stored }) => stored.draft)
  if (drafts.length === 0 || drafts.some(({ state }) => state.getState().saving)) return { kind: 'nothing' }
  const refusal = firstInvalid(chosen) ?? firstClash(chosen)
  if (refusal) return refusal
  if (!(await flushDrafts())) return { kind: 'unsent' }
  const mark = (saving: boolean, checking: boolean) => {
    for (const { state } of drafts) state.setState({ saving, checking })
  }
  mark(true, false)
  try {
    return await send(client, chosen, { at, onLost: () => mark(true, true) })
  } finally {
    mark(false, false)
    void flushDrafts()
  }
}

type Sending = { readonly at: LocalTime | undefined; readonly onLost: () => void }

async function send(
  client: QueryClient,
  chosen: readonly Chosen[],
  { at, onLost }: Sending,
): Promise<PublishOutcome> {
  // The server treats a repeated call with the same id as one.
  const body = { parts: chosen.map(partOf), ...(at && { at, id: crypto.randomUUID() }) }
  let wasLost = false
  const noteLost = () => {
    wasLost = true
    onLost()
  }
  try {
    const { result } = await repeatWhileLost(() => publishParts(body), noteLost)
    for (const { newEntry, ...subject } of result.published)
      if (newEntry !== undefined) settle(chosen, subject, newEntry)
    await readAgain(client, chosen)
    return { kind: 'published', wasLost }
  } catch (error) {
    if (!hasCode(error, 'stale_draft')) return refusalOf(error, chosen)
    await readAgain(client, chosen)
    // An attempt whose response was lost may have published everything.
    const isPublished = wasLost && (await areGone(client, chosen))
    return isPublished ? { kind: 'published', wasLost } : { kind: 'stale' }
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

function settle(chosen: readonly Chosen[], subject: DraftSubject, newEntry: string): void {
  for (const { stored } of chosen)
    if (copyName(stored.subject()) === copyName(subject) && isEntryDraft(stored)) stored.settle(newEntry)
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
