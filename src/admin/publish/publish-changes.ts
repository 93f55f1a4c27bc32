import type { QueryClient } from '@tanstack/react-query'
import { dateChanges, datedChangesQuery } from '#admin/api/dated-changes.ts'
import { type ChangeToPublish, type DraftList, draftsQuery, publishDrafts } from '#admin/api/drafts.ts'
import { queryKeys } from '#admin/api/query-keys.ts'
import { repeatWhileLost } from '#admin/api/repeat-while-lost.ts'
import { documentValueOf } from '#admin/draft/draft-shape.ts'
import { issuePaths } from '#admin/draft/draft-store.ts'
import type { StoredDraft } from '#admin/draft/stored-draft.ts'
import { isEntryDraft } from '#admin/entries/entry-draft.ts'
import { withoutThings } from '#content/changes/apply.ts'
import { arrangement } from '#content/documents/arrangement.ts'
import { isArrangement } from '#content/documents/draft-schema.ts'
import { sameValue } from '#content/fields/same-value.ts'
import type { LocalTime } from '#content/hours/local-time.ts'
import { isJsonObject } from '#content/values/json.ts'
import { publishedValue, thingsOf } from './draft-things.ts'
import { answerOf, type Refusal, type Sent } from './refused-publish.ts'
import { type Saved, takePublished } from './take-published.ts'

/** A draft to publish, with the keys of the things that are left out. */
export type Chosen = { readonly stored: StoredDraft; readonly leftOut: ReadonlySet<string> }

export type PublishOutcome =
  | { readonly kind: 'published'; readonly wasLost: boolean }
  | { readonly kind: 'nothing' }
  /** A price is valid only later. */
  | { readonly kind: 'early'; readonly path: string; readonly message: string }
  | Refusal

/** A call that saves changes: the one that publishes them, or that of a screen of the specification. */
export type Send = (changes: readonly ChangeToPublish[]) => Promise<Saved>

/**
 * Publishes the chosen changes in one call: all of them or none. What is left out stays a draft.
 * @param send By default the call that publishes. The call of a screen stores what differs from what is stored.
 */
export async function publishChosen(
  client: QueryClient,
  chosen: readonly Chosen[],
  send?: Send,
): Promise<PublishOutcome> {
  const outcome = await deliver(send ? undefined : listOf(client), chosen, send ?? publishDrafts)
  if (outcome.kind !== 'sent') return outcome
  for (const [index, saved] of outcome.answer.saved.entries()) {
    const stored = outcome.sent[index]?.stored
    if (stored) await takePublished(client, stored, saved)
  }
  await client.invalidateQueries({ queryKey: queryKeys.status })
  return { kind: 'published', wasLost: outcome.wasLost }
}

/** Gives the chosen changes a time at which the server publishes them, and takes them out of the drafts. */
export async function dateChosen(
  client: QueryClient,
  chosen: readonly Chosen[],
  at: LocalTime,
): Promise<PublishOutcome> {
  const outcome = await deliver(listOf(client), chosen, (changes) => dateChanges(changes, at))
  if (outcome.kind !== 'sent') return outcome
  for (const each of chosen) keepOnlyLeftOut(each)
  await client.invalidateQueries({ queryKey: datedChangesQuery.queryKey })
  return { kind: 'published', wasLost: outcome.wasLost }
}

type Delivered<Answer> = {
  readonly kind: 'sent'
  readonly sent: readonly Sent[]
  readonly answer: Answer
  readonly wasLost: boolean
}

/** How often the changes are sent again after others saved, or after an own attempt whose response was lost. */
const maxRetries = 4

/** Sends the chosen changes until the server answers, and joins them with what others saved meanwhile. */
async function deliver<Answer>(
  list: DraftList | undefined,
  chosen: readonly Chosen[],
  send: (changes: readonly ChangeToPublish[]) => Promise<Answer>,
): Promise<Delivered<Answer> | PublishOutcome> {
  const drafts = chosen.map(({ stored }) => stored.draft)
  const mark = (saving: boolean, checking: boolean) => {
    for (const { state } of drafts) state.setState({ saving, checking })
  }
  if (drafts.some(({ state }) => state.getState().saving)) return { kind: 'nothing' }
  const invalid = firstInvalid(chosen)
  if (invalid) return invalid
  mark(true, false)
  try {
    for (let retry = 0; ; retry += 1) {
      const sent = changesOf(list, chosen)
      if (sent.length === 0) return { kind: 'nothing' }
      try {
        const changes = sent.map(({ change }) => change)
        const answer = await repeatWhileLost(
          () => send(changes),
          () => mark(true, true),
        )
        return { kind: 'sent', sent, answer: answer.result, wasLost: answer.wasLost }
      } catch (error) {
        const refusal = await answerOf(error, sent)
        if (refusal) return refusal
        if (retry === maxRetries) return { kind: 'failed', error }
      }
    }
  } finally {
    mark(false, false)
  }
}

/** A change of which nothing is left out is checked here; the others are checked by the server. */
function firstInvalid(chosen: readonly Chosen[]): Refusal | undefined {
  for (const { stored, leftOut } of chosen) {
    stored.draft.toStoredForm()
    if (leftOut.size > 0) continue
    stored.draft.validate()
    const [path] = issuePaths(stored.draft.state.getState())
    if (path === undefined) continue
    stored.draft.showAllIssues()
    return { kind: 'invalid', stored, path }
  }
}

function changesOf(list: DraftList | undefined, chosen: readonly Chosen[]): Sent[] {
  const sent = chosen.flatMap((each) => changeOf(list, each) ?? [])
  // Changes of entries that the same call deletes are not sent.
  const removed = new Set(
    sent.flatMap(({ change }) => {
      const { data } = isArrangement(change) ? arrangement.safeParse(change.value) : {}
      const entries = data?.entries.filter(({ isRemoved }) => isRemoved) ?? []
      return entries.map(({ id }) => `${change.document}/${id}`)
    }),
  )
  return sent.filter(({ change }) => !removed.has(`${change.document}/${change.entry}`))
}

function changeOf(list: DraftList | undefined, { stored, leftOut }: Chosen): Sent | undefined {
  const { draft, subject } = stored
  const { base, draft: value } = draft.state.getState()
  if (!base) return undefined
  const before = publishedValue(stored, list)
  const things = thingsOf(stored, list)
  const part = withoutThings(things, value, leftOut)
  if (!isJsonObject(part)) return undefined
  if (sameValue(draft.tree, before, part)) return undefined
  const { document, entry } = subject()
  const tag = base.etag ?? null
  if (document === 'pictures') return { stored, change: { document, entry, tag, value: part } }
  if (!isEntryDraft(stored))
    return { stored, change: { document, tag, value: documentValueOf(document, part) } }
  return { stored, change: { document, entry: stored.savedId() ?? null, tag, value: part } }
}

const listOf = (client: QueryClient) => client.getQueryData(draftsQuery.queryKey)

/** Leaves only the things in the draft that were left out. */
function keepOnlyLeftOut({ stored, leftOut }: Chosen): void {
  const things = thingsOf(stored, undefined)
  const published = new Set(things.map(({ key }) => key).filter((key) => !leftOut.has(key)))
  const rest = withoutThings(things, stored.draft.state.getState().draft, published)
  if (isJsonObject(rest)) stored.draft.replace(rest)
}
