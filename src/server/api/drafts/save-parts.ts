import type { Kysely } from 'kysely'
import { type Arrangement, arrangement, arrangementOf } from '#content/documents/arrangement.ts'
import type { DocumentName } from '#content/documents/documents.ts'
import { type DraftDocument, isArrangement } from '#content/documents/draft-schema.ts'
import { type EntryDocument, isEntryDocument } from '#content/documents/entries.ts'
import { orderTag } from '#content/documents/order-tag.ts'
import { revisionTag } from '#content/documents/revision-tag.ts'
import { pictureDraftOf, pictureTag } from '#content/media/picture-draft.ts'
import type { Role } from '#contract/call.ts'
import type { ProblemIssue } from '#contract/problem.ts'
import { Problem } from '../../problems/problem.ts'
import { removeDraft } from '../../store/drafts.ts'
import { entryTag } from '../../store/entry-refs.ts'
import { type RevisionSummary, validValue } from '../../store/revision.ts'
import { savePicture } from '../../store/save-picture.ts'
import type { Savers, Store } from '../../store/store.ts'
import type { Tables } from '../../store/tables.ts'
import { permitEntrySave, permitRemovals, permitSave, refuseTooManyValues } from '../save-checks.ts'
import { expectedRevision, tagsIn } from '../stored-versions.ts'

/** One document, entry, order of entries, or picture to save. */
export type PartToSave = {
  readonly document: DraftDocument
  /** Id that the entry or picture has now; null for a new entry; undefined for a whole document, or for the order of entries. */
  readonly entry?: string | null | undefined
  /** ETag of the version that the value replaces. */
  readonly tag: string | null
  readonly value: unknown
  /** Gives the path in the call of a path in the value, for refusals. */
  readonly inCall?: (path: string) => string
}

export type SavedPart = {
  readonly document: DraftDocument
  /** Id that the entry or picture has afterwards. */
  readonly entry?: string | undefined
  readonly value: unknown
  /** Pictures have none. */
  readonly revision?: RevisionSummary
  readonly tag: string
}

export type Author = { readonly name: string; readonly role: Role }

type InTransaction = {
  /** When visitors will see the parts. */
  readonly at: Date
  readonly before?: (tx: Kysely<Tables>) => Promise<void>
  /** @param saved In the order of the parts. */
  readonly after?: (tx: Kysely<Tables>, saved: readonly SavedPart[]) => Promise<void>
}

export type RevisionNumbers = { readonly [Name in DocumentName]?: number }

/**
 * Saves several parts in one transaction, without publishing them: all of them or none. What others
 * changed in entries that an order deletes is set aside.
 * @param inTransaction What is done in the same transaction. If it throws, nothing is saved.
 * @throws {StalePartsError}
 * @throws {Problem} `invalid_document`, with paths in the call; `owner_only`; `too_large`.
 */
export async function saveParts(
  { saveTogether }: Pick<Store, 'saveTogether'>,
  parts: readonly PartToSave[],
  author: Author,
  { at, before, after }: InTransaction,
): Promise<readonly SavedPart[]> {
  refuseTooManyValues(parts.map(({ value }) => value))
  return saveTogether(async (savers, tx) => {
    await before?.(tx)
    const saved: SavedPart[] = []
    const stale: number[] = []
    const issues: ProblemIssue[] = []
    // The order and the deletions come first: what they started from does not have the entries of this call.
    const inTurn = [...parts.entries()].sort(([, one], [, other]) => turnOf(one) - turnOf(other))
    for (const [index, part] of inTurn) {
      try {
        saved[index] = await saveOne(savers, tx, part, { ...author, at })
      } catch (error) {
        if (!(error instanceof Problem)) throw error
        if (error.code === 'stale_revision') stale.push(index)
        else if (error.issues && error.code !== 'owner_only') issues.push(...inCall(part, error.issues))
        else throw error
      }
    }
    if (stale.length > 0) throw new StalePartsError(stale)
    if (issues.length > 0) throw new Problem('invalid_document', { issues })
    await after?.(tx, saved)
    return saved
  })
}

/** Parts of which another person saved another version meanwhile. */
export class StalePartsError extends Error {
  override readonly name = 'StalePartsError'
  /** Their positions among the parts. */
  readonly indexes: readonly number[]

  constructor(indexes: readonly number[]) {
    super('The parts started from versions that are no longer the latest.')
    this.indexes = indexes
  }
}

/** Ids of the pictures among what was saved or will be. */
export const picturesIn = (parts: readonly Pick<SavedPart, 'document' | 'entry'>[]): string[] =>
  parts.flatMap(({ document, entry = '' }) => (document === 'pictures' ? [entry] : []))

/** The latest revision of each saved document. */
export function revisionNumbers(saved: readonly SavedPart[]): RevisionNumbers {
  const numbers: { [Name in DocumentName]?: number } = {}
  for (const { document, revision } of saved) {
    if (document === 'pictures' || !revision) continue
    numbers[document] = Math.max(revision.number, numbers[document] ?? 0)
  }
  return numbers
}

const turnOf = (part: PartToSave) => (isArrangement(part) ? 0 : 1)

async function saveOne(
  { saveRevision, saveEntry, arrangeEntries }: Savers,
  tx: Kysely<Tables>,
  part: PartToSave,
  { name: author, role, at }: Author & Pick<InTransaction, 'at'>,
): Promise<SavedPart> {
  const { document, value, tag } = part
  if (document === 'pictures') {
    const item = await savePicture(tx, { id: part.entry ?? '', value, tag }, at)
    return { document, entry: item.id, value: pictureDraftOf(item), tag: pictureTag(item) }
  }
  if (isEntryDocument(document)) return part.entry === undefined ? arrange(document) : saveEntryOf(document)

  const { value: stored, ...revision } = await saveRevision({
    document,
    value,
    author,
    permit: permitSave(document, role, at),
    isExpected: expectedRevision(document, tagsIn(tag ?? undefined)),
    onlyIfChanged: true,
  })
  return { document, value: stored, revision, tag: revisionTag(document, revision) }

  async function arrange(list: EntryDocument): Promise<SavedPart> {
    const wanted = validValue<Arrangement>(arrangement, value)
    const { revision, refs } = await arrangeEntries({
      document: list,
      arrangement: wanted,
      author,
      permit: permitRemovals(role),
      isExpected: (ids) => orderTag(list, ids) === tag,
    })
    for (const { id, isRemoved } of wanted.entries)
      if (isRemoved) await removeDraft(tx, { document: list, entry: id }, author)
    const titles = new Map(wanted.entries.map(({ id, title }) => [id, title]))
    const ids = refs.map(({ id }) => id)
    const saved = arrangementOf(ids.map((id) => ({ id, title: titles.get(id) ?? id })))
    return { document: list, value: saved, revision, tag: orderTag(list, ids) }
  }

  async function saveEntryOf(list: EntryDocument): Promise<SavedPart> {
    const isNew = part.entry === null
    const { revision, ref, entry } = await saveEntry({
      document: list,
      // No entry has an empty id.
      id: part.entry ?? '',
      value,
      author,
      isExpected: (found) => (found === undefined ? isNew : entryTag(list, found) === tag),
      permit: permitEntrySave(list, role),
    })
    return { document: list, entry: ref.id, value: entry, revision, tag: entryTag(list, ref) }
  }
}

const inCall = (
  { inCall: place = (path) => path }: PartToSave,
  issues: readonly ProblemIssue[],
): ProblemIssue[] => issues.map(({ path, message }) => ({ path: place(path), message }))
