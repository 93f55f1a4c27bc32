import { type EditableDocument, editableDocument } from '#content/editable-documents.ts'
import { Problem } from '../problem.ts'
import type { Publisher } from '../publishing/publisher.ts'
import type { Revision } from '../store/revision.ts'
import type { Store } from '../store/store.ts'
import { atBodyKey } from './document-bodies.ts'
import { expectedNumber } from './document-tag.ts'
import { refuseTooManyValues } from './reasonable-size.ts'

type Options = {
  readonly store: Pick<Store, 'saveRevision' | 'latestRevision' | 'latestNumber'>
  readonly publisher: Pick<Publisher, 'publish' | 'live'>
}

type Save = {
  readonly document: EditableDocument
  readonly value: unknown
  readonly author: string
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
     * @throws {Problem} `invalid_document`; or `stale_revision`, with what is kept now.
     */
    async save({ document, value, author, ifMatch }: Save): Promise<Saved> {
      refuseTooManyValues(value)
      const expected = expectedNumber(document, ifMatch)
      try {
        const save = { document, value, author, onlyIfChanged: true }
        return split(await store.saveRevision({ ...save, expectedNumber: expected }))
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

    /** Resolves when visitors are served it. @throws {Problem} `saved_not_published` */
    async publish(document: EditableDocument, saved: Saved): Promise<PublishedRelease> {
      try {
        return await this.publishNumber(document, saved.revision.number)
      } catch (cause) {
        throw new Problem('saved_not_published', { cause, current: savedBody(document, saved) })
      }
    },

    async publishLatest(document: EditableDocument): Promise<PublishedRelease> {
      return this.publishNumber(document, (await store.latestNumber(document)) ?? 0)
    },

    async publishNumber(document: EditableDocument, number: number): Promise<PublishedRelease> {
      const { live } = publisher
      const isLive = live && live.revisions[document] >= number
      const { record } = isLive ? live : await publisher.publish({ [document]: number })
      if (!record) throw new Error('The live release has no record.')
      return { id: record.id, publishedAt: record.createdAt }
    },
  }
}

function atKey(document: EditableDocument, cause: Problem): Problem {
  return new Problem('invalid_document', { cause, issues: atBodyKey(document, cause.issues ?? []) })
}

function split({ value, ...revision }: Revision): Saved {
  return { value, revision }
}

/** The body that a save of the document sends back. */
export function savedBody(document: EditableDocument, { value, revision }: Saved) {
  return { [editableDocument(document).bodyKey]: value, revision }
}
