import { applyOver, withoutThings } from '#content/changes/apply.ts'
import { thingsIn } from '#content/changes/change.ts'
import { diff, draftDiff } from '#content/changes/diff.ts'
import { pathInOther } from '#content/changes/items.ts'
import { ownersThings } from '#content/changes/owners-things.ts'
import { arrangement } from '#content/documents/arrangement.ts'
import { isArrangement } from '#content/documents/draft-schema.ts'
import type { Json } from '#content/values/json.ts'
import type { Role } from '#contract/call.ts'
import { Problem } from '../../problems/problem.ts'
import type { DraftSubject } from '../../store/drafts.ts'
import { draftTree } from '../../store/read-draft.ts'
import { jsonOf } from '../../store/stored-value.ts'
import type { Api } from '../api.ts'
import type { NextPart } from '../next-version.ts'
import { receivedSubject } from './received-edit.ts'
import { type PartToSave, StalePartsError } from './save-parts.ts'

/** A part of the next version as a person reviewed it. */
export type ReviewedPart = DraftSubject & {
  /** Null for what is saved and not edited. */
  readonly version: string | null
  /** Keys of the things that are not published, besides those that are left out for everybody. */
  readonly without: readonly string[]
}

/** A part of the next version, with its value without the things that are not published. */
export type ChosenPart = NextPart & {
  readonly chosen: Json
  /** Its position in the call. */
  readonly index: number
}

type Parts = Pick<Api, 'nextVersion' | 'drafts' | 'publisher' | 'store'>

/**
 * What a person with this role publishes of the parts that she reviewed. Parts of which everything is left out, and
 * entries that the call deletes, are not among them.
 * @throws {Problem} `stale_draft` if a part is no longer as she reviewed it.
 */
export async function chooseParts(
  api: Parts,
  reviewed: readonly ReviewedPart[],
  role: Role,
): Promise<ChosenPart[]> {
  const stale: DraftSubject[] = []
  const chosen: ChosenPart[] = []
  for (const [index, each] of reviewed.entries()) {
    const part = await api.nextVersion.read(receivedSubject(each))
    if (!part || (part.version ?? null) !== each.version) {
      stale.push(each)
      continue
    }
    const value = await chosenValue(api, part, each.without, role)
    if (value !== undefined) chosen.push({ ...part, index, chosen: value })
  }
  if (stale.length > 0) throw staleDraft(stale)
  const deleted = new Set(chosen.flatMap(deletedEntries))
  return chosen.filter(({ document, entry }) => !deleted.has(`${document}/${entry}`))
}

/** Undefined if everything is left out. */
async function chosenValue(
  api: Parts,
  part: NextPart,
  without: readonly string[],
  role: Role,
): Promise<Json | undefined> {
  const { things, leftOut } = await thingsToPublish(api, part, role)
  const keys = new Set([...without, ...leftOut])
  // Nothing differs when what a failed publish saved is published again.
  if (things.length > 0 && things.every(({ key }) => keys.has(key))) return undefined
  return withoutThings(things, part.value, keys)
}

/**
 * What patients do not see of a part, and the keys of what is not published: what is left out, and what only an owner
 * may publish if the person is none.
 */
export async function thingsToPublish(api: Omit<Parts, 'nextVersion'>, part: NextPart, role: Role) {
  const published = part.document === 'selected-sections' ? await publishedSections(api) : undefined
  const things = thingsIn(
    draftDiff(draftTree(part), published ?? part.base, part.value, part.baseTag === null),
  )
  const leftOut = (await api.drafts.notesOf(part)).flatMap(({ key, isLeftOut }) => (isLeftOut ? [key] : []))
  const ofOwner = role === 'owner' ? [] : ownersThings(draftTree(part), things)
  return { things, leftOut: new Set([...leftOut, ...ofOwner]) }
}

function deletedEntries(part: ChosenPart): string[] {
  const { data } = isArrangement(part) ? arrangement.safeParse(part.chosen) : {}
  return data?.entries.flatMap(({ id, isRemoved }) => (isRemoved ? [`${part.document}/${id}`] : [])) ?? []
}

/** The published selection of sections while the saved one is another; otherwise undefined. */
export async function publishedSections({
  store,
  publisher,
}: Pick<Api, 'store' | 'publisher'>): Promise<Json | undefined> {
  const live = publisher.live
  const latest = await store.latestSummary('selected-sections')
  if (!live || latest?.number === live.revisions['selected-sections']) return undefined
  return jsonOf(live.snapshot['selected-sections'])
}

/** An entry that was deleted, or that is new, has no id until it is saved. */
export const toSave = (part: ChosenPart): PartToSave => ({
  document: part.document,
  entry: part.entry !== undefined && part.baseTag === null ? null : part.entry,
  tag: part.baseTag,
  value: part.chosen,
  inCall: (path) =>
    path === '' ? `parts[${part.index}]` : `parts[${part.index}].${placeInPart(part, path)}`,
})

/** Where she sees it, among items that are not published too. */
const placeInPart = (part: ChosenPart, path: string) =>
  pathInOther(draftTree(part), path, part.chosen, part.value)

/** A refusal in the terms of the call. */
export function inTermsOfCall(error: unknown, chosen: readonly ChosenPart[]): unknown {
  if (!(error instanceof StalePartsError)) return error
  return staleDraft(error.indexes.flatMap((index) => chosen[index] ?? []))
}

/** What stays of a part in the next version when what was chosen is taken out, over what is saved then. */
export const restOver = (part: ChosenPart, saved: Json): Json =>
  applyOver(diff(draftTree(part), part.chosen, part.value), saved)

export const staleDraft = (parts: readonly DraftSubject[]) =>
  new Problem('stale_draft', {
    current: { parts: parts.map(({ document, entry }) => ({ document, entry })) },
  })
