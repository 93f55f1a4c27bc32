import type { QueryClient } from '@tanstack/react-query'
import { cancelDatedChange, type DatedChange } from '#admin/api/dated-changes.ts'
import { draftOf } from '#admin/draft/document-draft.ts'
import type { DraftStore } from '#admin/draft/draft-store.ts'
import { draftIsReady, flushDrafts } from '#admin/draft/draft-syncs.ts'
import { mergeNewer } from '#admin/draft/merge-newer.ts'
import type { StoredDraft } from '#admin/draft/stored-draft.ts'
import { newRef } from '#admin/entries/entry-draft.ts'
import { openDraft } from '#admin/entries/open-draft.ts'
import { isEntryDocument } from '#content/entries.ts'
import { isJsonObject, type Json, type JsonObject } from '#content/json.ts'
import { changedSide, findDifferences, mergeVersions } from '#content/merge-versions.ts'

type Part = DatedChange['parts'][number]

/** A place where the owner's draft changes what the dated change changes too. */
export class DraftInTheWayError extends Error {
  override readonly name = 'DraftInTheWayError'
  /** In words: 'Precios › Consulta › Precio'. */
  readonly places: readonly string[]

  constructor(places: readonly string[]) {
    super(`The draft changes the same places: ${places.join('; ')}`)
    this.places = places
  }
}

/**
 * Puts a dated change into this person's drafts and takes it out of the calendar.
 * @throws {DraftInTheWayError} before anything is changed.
 * @throws {ApiProblem} if something could not be loaded, or the change was published meanwhile.
 */
export async function returnToDraft(client: QueryClient, { id, parts }: DatedChange): Promise<void> {
  const joined: { kept: StoredDraft; value: JsonObject }[] = []
  for (const part of parts) {
    const kept = await openDraft(client, subjectOf(part))
    await draftIsReady(kept)
    mergeNewer(kept.draft)
    const { base, draft } = kept.draft.state.getState()
    const value = withDatedChange(kept.draft, {
      ...{ from: formOf(part, part.base), to: formOf(part, part.value), saved: base?.value, draft },
    })
    joined.push({ kept, value })
  }
  for (const { kept, value } of joined) kept.draft.replace(value)
  await flushDrafts()
  await cancelDatedChange(id)
}

function subjectOf({ document, entry, base }: Part) {
  const isNew = base === undefined && isEntryDocument(document)
  return { document, entry: isNew ? newRef(document) : entry }
}

/** A stored value as a draft holds it. */
function formOf({ document, entry }: Part, value: Json | undefined): JsonObject | undefined {
  if (value === undefined) return undefined
  if (entry === undefined) return draftOf(document, value)
  if (isJsonObject(value)) return value
  throw new TypeError('An entry is an object.')
}

type Versions = {
  /** What the dated change started from; undefined for a new entry. */
  readonly from: JsonObject | undefined
  readonly to: JsonObject | undefined
  readonly saved: JsonObject | undefined
  readonly draft: JsonObject
}

/** The draft with the values of a dated change, also where somebody saved another value meanwhile. */
export function withDatedChange(
  { tree, merge }: Pick<DraftStore, 'tree' | 'merge'>,
  { from, to, saved, draft }: Versions,
): JsonObject {
  if (!to || !saved) throw new TypeError('Both the dated value and the saved one are known.')
  if (merge) return merge(saved, merge(from ?? saved, to, saved), draft)
  const fromSaved = findDifferences(tree, { base: from ?? saved, mine: saved, theirs: to })
  const wanted = mergeVersions(saved, fromSaved, ({ changedBy }) =>
    changedBy === 'mine' ? 'mine' : 'theirs',
  )
  const differences = findDifferences(tree, { base: saved, mine: draft, theirs: wanted })
  const clashes = differences.filter(({ changedBy }) => changedBy === 'both')
  if (clashes.length > 0)
    throw new DraftInTheWayError(
      clashes.map(({ trail, field }) =>
        [...(trail.at(-1) === field.label ? trail.slice(0, -1) : trail), field.label]
          .filter(Boolean)
          .join(' › '),
      ),
    )
  return mergeVersions(draft, differences, changedSide)
}
