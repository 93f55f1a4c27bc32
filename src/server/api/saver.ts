import { type DocumentName, documentRow } from '#content/documents/documents.ts'
import type { Entry, EntryDocument } from '#content/documents/entries.ts'
import type { RevisionKey } from '#content/documents/revision-tag.ts'
import type { Role } from '#contract/call.ts'
import type { ProblemIssue } from '#contract/problem.ts'
import type { Release } from '#contract/shapes.ts'
import { Problem } from '../problems/problem.ts'
import type { Publisher } from '../releases/publisher.ts'
import { entryTag } from '../store/entry-refs.ts'
import type { SavedEntry } from '../store/entry-store.ts'
import type { Revision, RevisionSummary } from '../store/revision.ts'
import type { Store } from '../store/store.ts'
import { permitEntrySave, permitSave, refuseTooManyValues } from './save-checks.ts'
import {
  expectedEntry,
  expectedRevision,
  type Precondition,
  revisionBody,
  storedVersion,
} from './stored-versions.ts'

type Options = {
  readonly store: Store
  readonly publisher: Pick<Publisher, 'publish' | 'live'>
  readonly now: () => Date
}

type Save<Name extends DocumentName = DocumentName> = {
  readonly document: Name
  readonly value: unknown
  readonly author: string
  readonly role: Role
  readonly expected: Precondition
}

type EntryToSave = Save<EntryDocument> & { readonly id: string }

/** Response body of a saved entry. */
type SavedBody = {
  readonly entry: Entry
  readonly revision: RevisionSummary
  readonly etag: string
  readonly release: Release
}

export type Saver = ReturnType<typeof createSaver>

/** Saves and publishes what people edit: whole documents and single entries. */
export function createSaver({ store, publisher, now }: Options) {
  /** Resolves when visitors see the revision. @throws {Problem} `saved_not_published` */
  async function publishSaved(document: DocumentName, revision: RevisionKey, current: object) {
    try {
      return await publish(document, revision)
    } catch (cause) {
      throw new Problem('saved_not_published', { cause, current })
    }
  }

  async function publish(document: DocumentName, { number, createdAt }: RevisionKey): Promise<Release> {
    const { live } = publisher
    const isLive = live?.revisions[document] === number && live.snapshot.revisedAt[document] === createdAt
    return isLive ? releaseBody(live) : releaseBody(await publisher.publish({ [document]: number }))
  }

  async function publishedEntry(
    document: EntryDocument,
    { revision, ref, entry }: SavedEntry,
  ): Promise<SavedBody> {
    const saved = { entry, revision, etag: entryTag(document, ref) }
    return { ...saved, release: await publishSaved(document, revision, saved) }
  }

  /** Adds the entry as it is stored now to the refusal of a stale save. */
  const orStoredEntry = <Saved>(document: EntryDocument, id: string, save: Promise<Saved>) =>
    orStored(save, async () => (await storedVersion(store, document, id))?.body ?? { entry: null })

  return {
    /**
     * Saves a document, and publishes it if its saves publish. Creates no revision when the value equals the latest
     * one, so a save that is sent twice is one save.
     * @param save `isFromProgram`: another program sends the document, and reads it again as it sent it.
     * @throws {Problem} `invalid_document`; `owner_only`, naming the fields; `stale_revision`, with the latest saved
     * state; `saved_not_published`.
     */
    async save({ role, expected, ...save }: Save & { readonly isFromProgram?: boolean }) {
      const { document, value } = save
      refuseTooManyValues(value)
      const permit = permitSave(document, role, now())
      const isExpected = expectedRevision(document, expected)
      const saving = store.saveRevision({ ...save, permit, isExpected, onlyIfChanged: true })
      const bodyOf = async (revision: Revision) =>
        revisionBody(save.isFromProgram ? await store.asSent(revision) : revision)
      const latest = async () => {
        const revision = await store.latestRevision(document)
        return revision && bodyOf(revision)
      }
      const { bodyKey } = documentRow(document)
      const inBody = (path: string) => (path === '' ? bodyKey : path.replace(/^(?=\d)/, `${bodyKey}.`))
      const revision = await withPaths(inBody, orStored(saving, latest))
      const saved = await bodyOf(revision)
      if (!documentRow(document).publishesOnSave) return saved
      return { ...saved, release: await publishSaved(document, revision, saved) }
    },

    async publishLatest(document: DocumentName): Promise<Release> {
      const latest = await store.latestSummary(document)
      if (!latest) throw new Problem('not_found')
      return publish(document, latest)
    },

    /**
     * @throws {Problem} `invalid_document`, with paths in the entry; `owner_only`, naming the fields; `stale_revision`;
     * `saved_not_published`.
     */
    async saveEntry({ role, expected, ...save }: EntryToSave): Promise<SavedBody> {
      const { document, id, value } = save
      refuseTooManyValues(value)
      const isExpected = expectedEntry(document, expected)
      const saving = store.saveEntry({ ...save, isExpected, permit: permitEntrySave(document, role) })
      const saved = await withPaths((path) => path, orStoredEntry(document, id, saving))
      return publishedEntry(document, saved)
    },

    /** @throws {Problem} `not_found`; `stale_revision`; `saved_not_published`. */
    async removeEntry({ expected, ...removed }: Omit<EntryToSave, 'value' | 'role'>) {
      const { document, id } = removed
      const removing = store.removeEntry({ ...removed, isExpected: expectedEntry(document, expected) })
      const revision = await orStoredEntry(document, id, removing)
      return { revision, release: await publishSaved(document, revision, { entry: null, revision }) }
    },
  }
}

/** Adds what is stored now to the refusal of a stale save. */
async function orStored<Saved>(save: Promise<Saved>, stored: () => Promise<unknown>): Promise<Saved> {
  try {
    return await save
  } catch (cause) {
    if (!(cause instanceof Problem) || cause.code !== 'stale_revision') throw cause
    throw new Problem('stale_revision', { cause, current: await stored() })
  }
}

/** A release in responses. */
export function releaseBody({ record }: Pick<NonNullable<Publisher['live']>, 'record'>): Release {
  if (!record) throw new Error('The live release has no record.')
  return { id: record.id, publishedAt: record.createdAt }
}

/**
 * A refused document names the paths of its issues as they are in the body: `gallery[0].alt` for a list, `aliases[0]`
 * for an entry. Those of an object start below its key, as in the document: `theme.preset`.
 * @param inBody gives the path in the body, with dots before indexes.
 */
async function withPaths<Saved>(inBody: (path: string) => string, save: Promise<Saved>): Promise<Saved> {
  try {
    return await save
  } catch (cause) {
    if (!(cause instanceof Problem) || cause.code !== 'invalid_document') throw cause
    const issues = cause.issues?.map(
      ({ path, message }): ProblemIssue => ({
        path: inBody(path).replace(/\.(\d+)(?=\.|$)/g, '[$1]'),
        message,
      }),
    )
    throw new Problem('invalid_document', {
      cause,
      ...(issues && { issues }),
      ...(cause.detail !== undefined && { detail: cause.detail }),
    })
  }
}
