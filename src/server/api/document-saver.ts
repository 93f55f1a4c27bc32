import { type DocumentName, documentRow } from '#content/documents/documents.ts'
import type { RevisionKey } from '#content/documents/revision-tag.ts'
import type { Role } from '#contract/roles.ts'
import type { Release } from '#contract/shapes.ts'
import { Problem } from '../problems/problem.ts'
import type { Publisher } from '../releases/publisher.ts'
import type { Revision } from '../store/revision.ts'
import type { Store } from '../store/store.ts'
import { atBodyKey } from './document-bodies.ts'
import { expectedRevision, type Precondition } from './preconditions.ts'
import { refuseTooManyValues } from './reasonable-size.ts'
import { refuseOwnerOnly } from './refuse-owner-only.ts'
import { refuseUnconsentedList } from './refuse-unconsented.ts'
import { refuseValues } from './refuse-values.ts'

type Options = {
  readonly store: Pick<Store, 'saveRevision' | 'latestRevision' | 'latestSummary'>
  readonly publisher: Pick<Publisher, 'publish' | 'live'>
}

type Save = {
  readonly document: DocumentName
  readonly value: unknown
  readonly author: string
  readonly role: Role
  readonly expected: Precondition
  /** The client read the document with its facts in place, not as it is stored. */
  readonly isComplete?: boolean
}

export type Saved = {
  readonly revision: Omit<Revision, 'value'>
  readonly value: unknown
}

export type DocumentSaver = ReturnType<typeof createDocumentSaver>

/** Saves and publishes what the owner edits. */
export function createDocumentSaver({ store, publisher }: Options) {
  return {
    /**
     * Creates no revision when the value equals the latest one, so a save that is sent twice is one save.
     * @throws {Problem} `invalid_document`; `owner_only`, naming the fields; or `stale_revision`, with the latest
     * saved state.
     */
    async save({ document, value, author, role, expected, isComplete = false }: Save): Promise<Saved> {
      refuseTooManyValues(value)
      try {
        const permit = permitSave(document, role)
        const isExpected = expectedRevision(document, expected)
        const save = { document, value, author, permit, isExpected, isComplete, onlyIfChanged: true }
        return split(await store.saveRevision(save))
      } catch (error) {
        if (!(error instanceof Problem)) throw error
        if (error.code === 'invalid_document') throw atKey(document, error)
        if (error.code !== 'stale_revision') throw error
        const latest = await store.latestRevision(document)
        throw new Problem('stale_revision', {
          cause: error,
          current: latest && savedBody(document, split(latest)),
        })
      }
    },

    /** Resolves when visitors see the revision. @throws {Problem} `saved_not_published` */
    async publish(document: DocumentName, saved: Saved): Promise<Release> {
      try {
        return await this.publishRevision(document, saved.revision)
      } catch (cause) {
        throw new Problem('saved_not_published', { cause, current: savedBody(document, saved) })
      }
    },

    async publishLatest(document: DocumentName): Promise<Release> {
      const latest = await store.latestSummary(document)
      if (!latest) throw new Problem('not_found')
      return this.publishRevision(document, latest)
    },

    async publishRevision(document: DocumentName, revision: RevisionKey): Promise<Release> {
      const { live } = publisher
      const { number, createdAt } = revision
      const isLive = live?.revisions[document] === number && live.snapshot.revisedAt[document] === createdAt
      const { record } = isLive ? live : await publisher.publish({ [document]: number })
      if (!record) throw new Error('The live release has no record.')
      return { id: record.id, publishedAt: record.createdAt }
    },
  }
}

/** A check that throws when a change may not be made, or not by a person with this role. */
export function permitSave(document: DocumentName, role: Role) {
  const checks = [
    ...(role === 'owner' ? [] : [refuseOwnerOnly(document)]),
    refuseValues(document),
    ...(document === 'testimonials' ? [refuseUnconsentedList] : []),
  ]
  return (latest: unknown, next: unknown): void => {
    for (const check of checks) check(latest, next)
  }
}

function atKey(document: DocumentName, cause: Problem): Problem {
  const { detail, issues = [] } = cause
  return new Problem('invalid_document', {
    ...{ cause, issues: atBodyKey(document, issues) },
    ...(detail !== undefined && { detail }),
  })
}

function split({ value, ...revision }: Revision): Saved {
  return { value, revision }
}

/** Response body of a save. */
export function savedBody(document: DocumentName, { value, revision }: Saved) {
  return { [documentRow(document).bodyKey]: value, revision }
}
