import type { Entry, EntryDocument } from '#content/documents/entries.ts'
import type { Role } from '#contract/roles.ts'
import type { Release } from '#contract/shapes.ts'
import { Problem } from '../../problems/problem.ts'
import { type EntryRef, entryTag } from '../../store/entry-refs.ts'
import type { SavedEntry } from '../../store/entry-store.ts'
import type { RevisionSummary } from '../../store/revision.ts'
import type { Store } from '../../store/store.ts'
import type { DocumentSaver } from '../document-saver.ts'
import { expectedEntry, type Precondition } from '../preconditions.ts'
import { refuseTooManyValues } from '../reasonable-size.ts'
import { refuseOwnerOnlyInEntry } from '../refuse-owner-only.ts'
import { refuseUnconsented } from '../refuse-unconsented.ts'

type Options = {
  readonly store: Pick<
    Store,
    'findEntry' | 'entryRefs' | 'saveEntry' | 'removeEntry' | 'orderEntries' | 'restoreEntry'
  >
  readonly saver: Pick<DocumentSaver, 'publishRevision'>
}

type Save = {
  readonly document: EntryDocument
  readonly id: string
  readonly value: unknown
  readonly author: string
  /** Role of the author. An assistant's save must not change owner-only fields. */
  readonly role: Role
  readonly expected: Precondition
}

/** Response body of a saved entry. */
export type SavedBody = {
  readonly entry: Entry
  readonly revision: RevisionSummary
  readonly etag: string
  readonly release: Release
}

export type EntrySaver = ReturnType<typeof createEntrySaver>

/** Saves single entries and publishes them. */
export function createEntrySaver({ store, saver }: Options) {
  async function publish(revision: RevisionSummary, current: unknown): Promise<Release> {
    try {
      return await saver.publishRevision(revision.document, revision)
    } catch (cause) {
      throw new Problem('saved_not_published', { cause, current })
    }
  }

  async function published(
    document: EntryDocument,
    { revision, ref, entry }: SavedEntry,
  ): Promise<SavedBody> {
    const saved = { entry, revision, etag: entryTag(document, ref) }
    return { ...saved, release: await publish(revision, saved) }
  }

  /** Adds the entry as it is stored now to the refusal of a stale save. */
  async function withCurrent<Result>(
    { document, id }: Pick<Save, 'document' | 'id'>,
    action: () => Promise<Result>,
  ): Promise<Result> {
    try {
      return await action()
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'stale_revision') throw error
      const stored = await store.findEntry(document, id)
      const current = stored ? currentBody(document, stored) : { entry: null }
      throw new Problem('stale_revision', { cause: error, current })
    }
  }

  return {
    /**
     * @throws {Problem} `invalid_document`, with paths in the entry; `owner_only`, naming the fields; `stale_revision`;
     * `saved_not_published`.
     */
    async save({ document, id, value, author, role, expected }: Save): Promise<SavedBody> {
      refuseTooManyValues(value)
      const saved = await withCurrent({ document, id }, () =>
        store.saveEntry({
          ...{ document, id, value, author, isExpected: expectedEntry(document, expected) },
          permit: permitEntrySave(document, role),
        }),
      )
      return published(document, saved)
    },

    /** @throws {Problem} `not_found`; `stale_revision`; `saved_not_published`. */
    async remove({ document, id, author, expected }: Omit<Save, 'value' | 'role'>) {
      const revision = await withCurrent({ document, id }, () =>
        store.removeEntry({ document, id, author, isExpected: expectedEntry(document, expected) }),
      )
      return { revision, release: await publish(revision, { entry: null, revision }) }
    },

    /** @throws {Problem} `stale_revision`, with today's order; `saved_not_published`. */
    async order(document: EntryDocument, ids: readonly string[], author: string) {
      const revision = await store.orderEntries(document, ids, author)
      if (!revision) {
        const current = { ids: (await store.entryRefs(document)).map(({ id }) => id) }
        throw new Problem('stale_revision', { current })
      }
      return { ids, revision, release: await publish(revision, { ids, revision }) }
    },

    /** Saves an earlier value again. A removed entry comes back. @throws {Problem} `invalid_document` */
    async restore(restored: Omit<Save, 'expected' | 'role'>): Promise<SavedBody> {
      // Only an owner may restore.
      const permit = permitEntrySave(restored.document, 'owner')
      return published(restored.document, await store.restoreEntry({ ...restored, permit }))
    },
  }
}

/** A check that throws when an entry may not be saved, or not by a person with this role. */
export function permitEntrySave(document: EntryDocument, role: Role) {
  const checks = [
    ...(role === 'owner' ? [] : [refuseOwnerOnlyInEntry(document)]),
    ...(document === 'testimonials' ? [refuseUnconsented] : []),
  ]
  return (stored: Entry | undefined, next: Entry): void => {
    for (const check of checks) check(stored, next)
  }
}

type Stored = { readonly ref: EntryRef; readonly entry: Entry; readonly author: string }

/** The entry as it is stored now, for the refusal of a stale save. */
export function currentBody(document: EntryDocument, { ref, entry, author }: Stored) {
  const { number, createdAt } = ref
  return { entry, revision: { document, number, author, createdAt }, etag: entryTag(document, ref) }
}
