import { Problem } from '../problem.ts'
import type { Publisher } from '../publishing/publisher.ts'
import type { Role } from '../roles.ts'
import type { Revision } from '../store/revision.ts'
import type { Store } from '../store/store.ts'
import { expectedNumber } from './if-match.ts'
import { refuseTooManyValues } from './reasonable-size.ts'
import { refuseOwnerOnly } from './refuse-owner-only.ts'
import type { EditedDocument } from './shapes.ts'

type Options = {
  readonly store: Pick<Store, 'saveRevision' | 'latestRevision' | 'latestNumber'>
  readonly publisher: Pick<Publisher, 'publish' | 'live'>
}

type Save = {
  readonly document: EditedDocument
  readonly value: unknown
  readonly author: string
  readonly role: Role
  readonly ifMatch: string | undefined
}

export type Saved = {
  readonly revision: Omit<Revision, 'value'>
  readonly value: unknown
}

export type PublishedRelease = { readonly id: number; readonly publishedAt: string }

export type DocumentSaver = ReturnType<typeof createDocumentSaver>

/** Saves and publishes what the owner edits. */
export function createDocumentSaver({ store, publisher }: Options) {
  return {
    /**
     * A value that is the latest one's already makes no revision: a save sent twice is one save.
     * @throws {Problem} `invalid_document`; `owner_only`, naming the fields; or `stale_revision`, with what is kept now.
     */
    async save({ document, value, author, role, ifMatch }: Save): Promise<Saved> {
      refuseTooManyValues(value)
      const expected = expectedNumber(document, ifMatch)
      try {
        const permit = role === 'owner' ? undefined : refuseOwnerOnly(document)
        const save = { document, value, author, permit, onlyIfChanged: true }
        return split(await store.saveRevision({ ...save, expectedNumber: expected }))
      } catch (error) {
        if (!(error instanceof Problem) || error.code !== 'stale_revision') throw error
        const latest = await store.latestRevision(document)
        throw new Problem('stale_revision', {
          cause: error,
          current: latest && answerOf(document, split(latest)),
        })
      }
    },

    /** Resolves when visitors are served it. @throws {Problem} `saved_not_published` */
    async publish(document: EditedDocument, saved: Saved): Promise<PublishedRelease> {
      try {
        return await this.publishNumber(document, saved.revision.number)
      } catch (cause) {
        throw new Problem('saved_not_published', { cause, current: answerOf(document, saved) })
      }
    },

    async publishLatest(document: EditedDocument): Promise<PublishedRelease> {
      return this.publishNumber(document, (await store.latestNumber(document)) ?? 0)
    },

    async publishNumber(document: EditedDocument, number: number): Promise<PublishedRelease> {
      const { live } = publisher
      const isLive = live && live.revisions[document] >= number
      const { record } = isLive ? live : await publisher.publish({ [document]: number })
      if (!record) throw new Error('The live release has no record.')
      return { id: record.id, publishedAt: record.createdAt }
    },
  }
}

function split({ value, ...revision }: Revision): Saved {
  return { value, revision }
}

/** As the document's own call answers. */
export function answerOf(document: EditedDocument, { value, revision }: Saved) {
  return { [bodyKeys[document]]: value, revision }
}

/** What each document is called in the body of its calls. */
export const bodyKeys = {
  'site-content': 'siteContent',
  'selected-sections': 'selectedSections',
  gallery: 'gallery',
} as const satisfies Record<EditedDocument, string>
