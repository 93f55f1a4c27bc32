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
import type { Release } from '#contract/shapes.ts'
import type { MediaLibrary } from '../../media/library/media-library.ts'
import { Problem } from '../../problems/problem.ts'
import type { Publisher } from '../../releases/publisher.ts'
import { entryTag } from '../../store/entry-refs.ts'
import { type RevisionSummary, validValue } from '../../store/revision.ts'
import { savePicture } from '../../store/save-picture.ts'
import type { Savers, Store } from '../../store/store.ts'
import type { Tables } from '../../store/tables.ts'
import { permitEntrySave, permitRemovals, permitSave, refuseTooManyValues } from '../save-checks.ts'
import { releaseBody } from '../saver.ts'
import { expectedRevision, storedVersion, tagsIn } from '../stored-versions.ts'

type Options = {
  readonly store: Pick<Store, 'saveTogether' | 'latestRevision' | 'findEntry' | 'db'>
  readonly publisher: Pick<Publisher, 'publish' | 'live'>
  readonly library: Pick<MediaLibrary, 'complete'>
}

/** One document, entry or picture to publish. */
export type ChangeToPublish = {
  readonly document: DraftDocument
  /** Id that the entry or picture has now; null for a new entry; undefined for a whole document, or for the order of entries. */
  readonly entry?: string | null | undefined
  /** ETag of the version that the value replaces; null for a new entry. */
  readonly tag: string | null
  readonly value: unknown
}

export type PublishedChange = {
  readonly document: DraftDocument
  readonly entry?: string | undefined
  readonly value: unknown
  /** Pictures have none. */
  readonly revision?: RevisionSummary
  readonly etag: string
}

type Publication = {
  readonly release: Release
  /** In the order of the changes. */
  readonly saved: readonly PublishedChange[]
}

export type Author = { readonly name: string; readonly role: Role }

type InTransaction = {
  /** When visitors will see the changes; by default now. */
  readonly at?: Date | undefined
  readonly before?: (tx: Kysely<Tables>) => Promise<void>
  readonly after?: (tx: Kysely<Tables>, saved: readonly PublishedChange[]) => Promise<void>
}

export type RevisionNumbers = { readonly [Name in DocumentName]?: number }

/** Ids of the pictures among what was saved or will be. */
export const picturesIn = (changes: readonly Pick<PublishedChange, 'document' | 'entry'>[]): string[] =>
  changes.flatMap(({ document, entry = '' }) => (document === 'pictures' ? [entry] : []))

/** Saves several changes in one transaction and publishes them in one release: all of them or none. */
export function createDraftPublisher({ store, publisher, library }: Options) {
  /** @throws {StaleChanges} */
  async function saveAll(
    changes: readonly ChangeToPublish[],
    author: Author,
    { at, before, after }: InTransaction = {},
  ): Promise<PublishedChange[]> {
    return store.saveTogether(async (savers, tx) => {
      await before?.(tx)
      const saved: PublishedChange[] = []
      const stale: ChangeToPublish[] = []
      const issues: ProblemIssue[] = []
      // The order and the deletions come first: what they started from does not have the entries of this call.
      const inTurn = [...changes.entries()].sort(([, one], [, other]) => turnOf(one) - turnOf(other))
      for (const [index, change] of inTurn) {
        try {
          saved[index] = await saveOne(savers, tx, change, { ...author, at })
        } catch (error) {
          if (!(error instanceof Problem)) throw error
          if (error.code === 'stale_revision') stale.push(change)
          else if (error.issues && error.code !== 'owner_only') issues.push(...atChange(index, error.issues))
          else throw error
        }
      }
      if (stale.length > 0) throw new StaleChanges(stale)
      if (issues.length > 0) throw new Problem('invalid_document', { issues })
      await after?.(tx, saved)
      return saved
    })
  }

  /** What the store holds instead of what the stale changes started from. */
  const conflictsOf = (stale: readonly ChangeToPublish[]) =>
    Promise.all(
      stale.map(async (change) => ({
        document: change.document,
        entry: change.entry,
        current: await currentOf(change),
      })),
    )

  /** Null for a document that was never saved. */
  async function currentOf({ document, entry, value }: ChangeToPublish) {
    const stored = entry === null ? undefined : await storedVersion(store, document, entry)
    if (stored) return stored.body
    if (document === 'pictures' || !isEntryDocument(document)) return null
    // Another entry may have the address of a new one; a repeated call may have moved the entry to its new address.
    const atAddress = await storedVersion(store, document, idIn(value))
    return atAddress?.body ?? { entry: null }
  }

  return {
    /**
     * Saves the changes without publishing them.
     * @param inTransaction What is done in the same transaction. If it throws, nothing is saved.
     * @throws {Problem} what `publish` throws, except `saved_not_published`.
     */
    async save(changes: readonly ChangeToPublish[], author: Author, inTransaction?: InTransaction) {
      refuseTooManyValues(changes)
      return saveAll(changes, author, inTransaction).catch(async (error: unknown) => {
        if (!(error instanceof StaleChanges)) throw error
        const current = { conflicts: await conflictsOf(error.changes) }
        throw new Problem('stale_revision', { cause: error, current })
      })
    },

    /**
     * Repeating a call whose response was lost changes nothing.
     * @throws {Problem} `stale_revision`, with what is stored; `invalid_document`, with the place of the change before
     * each path; `owner_only`; `saved_not_published`.
     */
    async publish(changes: readonly ChangeToPublish[], author: Author): Promise<Publication> {
      const saved = await this.save(changes, author)
      try {
        const release = await publisher
          .publish(revisionNumbers(saved))
          .finally(() => library.complete(picturesIn(saved)))
        return { release: releaseBody(release), saved }
      } catch (cause) {
        throw new Problem('saved_not_published', { cause })
      }
    },
  }
}

/** The latest revision of each saved document. */
export function revisionNumbers(saved: readonly PublishedChange[]): RevisionNumbers {
  const numbers: { [Name in DocumentName]?: number } = {}
  for (const { document, revision } of saved) {
    if (document === 'pictures' || !revision) continue
    numbers[document] = Math.max(revision.number, numbers[document] ?? 0)
  }
  return numbers
}

/** Changes whose documents were saved by another person meanwhile. */
class StaleChanges extends Error {
  override readonly name = 'StaleChanges'
  readonly changes: readonly ChangeToPublish[]

  constructor(changes: readonly ChangeToPublish[]) {
    super('The changes started from versions that are no longer the latest.')
    this.changes = changes
  }
}

const turnOf = (change: ChangeToPublish) => (isArrangement(change) ? 0 : 1)

async function saveOne(
  { saveRevision, saveEntry, arrangeEntries }: Savers,
  tx: Kysely<Tables>,
  change: ChangeToPublish,
  { name: author, role, at }: Author & Pick<InTransaction, 'at'>,
): Promise<PublishedChange> {
  const { document, value, tag } = change
  if (document === 'pictures') {
    const item = await savePicture(tx, { id: change.entry ?? '', value, tag }, new Date())
    return { document, entry: item.id, value: pictureDraftOf(item), etag: pictureTag(item) }
  }
  if (isEntryDocument(document)) return change.entry === undefined ? arrange(document) : saveEntryOf(document)
  if (change.entry !== undefined) throw new Problem('not_found')

  const { value: stored, ...revision } = await saveRevision({
    document,
    value,
    author,
    permit: permitSave(document, role, at),
    isExpected: expectedRevision(document, tagsIn(tag ?? undefined)),
    onlyIfChanged: true,
    acceptsRepeat: true,
  })
  return { document, value: stored, revision, etag: revisionTag(document, revision) }

  async function arrange(list: EntryDocument): Promise<PublishedChange> {
    const wanted = validValue<Arrangement>(arrangement, value)
    const { revision, refs } = await arrangeEntries({
      document: list,
      arrangement: wanted,
      author,
      permit: permitRemovals(role),
      isExpected: (ids) => orderTag(list, ids) === tag,
    })
    const titles = new Map(wanted.entries.map(({ id, title }) => [id, title]))
    const ids = refs.map(({ id }) => id)
    const saved = arrangementOf(ids.map((id) => ({ id, title: titles.get(id) ?? id })))
    return { document: list, value: saved, revision, etag: orderTag(list, ids) }
  }

  async function saveEntryOf(list: EntryDocument): Promise<PublishedChange> {
    const { revision, ref, entry } = await saveEntry({
      document: list,
      id: change.entry ?? idIn(value),
      value,
      author,
      isExpected: (found) => (found === undefined ? tag === null : entryTag(list, found) === tag),
      permit: permitEntrySave(list, role),
      acceptsRepeat: true,
    })
    return { document: list, entry: ref.id, value: entry, revision, etag: entryTag(list, ref) }
  }
}

/** The id of a new entry. The store refuses an entry without one. */
export function idIn(value: unknown): string {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined
  return typeof id === 'string' ? id : ''
}

const atChange = (index: number, issues: readonly ProblemIssue[]): ProblemIssue[] =>
  issues.map(({ path, message }) => ({
    path: path === '' ? `changes[${index}].value` : `changes[${index}].value.${path}`,
    message,
  }))
