import { type EditableDocument, editableDocument } from '#content/editable-documents.ts'
import { Problem } from '../problem.ts'
import { type Answer, createAnswer, type FlatHeaders } from '../publishing/answer.ts'
import type { Store } from '../store/store.ts'
import { documentBody } from './document-bodies.ts'
import { tagOf } from './document-tag.ts'

export type DocumentResponsesOptions = {
  readonly store: Pick<Store, 'latestNumber' | 'findRevision'>
  readonly headers: FlatHeaders
}

/** The responses to GET of each document: each revision is read, written as JSON and compressed once. */
export class DocumentResponses {
  readonly #store: DocumentResponsesOptions['store']
  readonly #headers: FlatHeaders
  readonly #latest = new Map<EditableDocument, { number: number; response: Promise<Answer> }>()

  constructor({ store, headers }: DocumentResponsesOptions) {
    this.#store = store
    this.#headers = headers
  }

  /** The response with the latest revision. */
  async latest(document: EditableDocument): Promise<Answer> {
    const number = await this.#store.latestNumber(document)
    if (number === undefined) throw new Problem('not_found')

    const known = this.#latest.get(document)
    if (known?.number === number) return known.response

    const response = this.#create(document, number)
    this.#latest.set(document, { number, response })
    response.catch(() => this.#latest.delete(document))
    return response
  }

  async #create(document: EditableDocument, number: number): Promise<Answer> {
    const revision = await this.#store.findRevision(document, number)
    if (!revision) throw new Problem('not_found')
    const caching = editableDocument(document).isPublic ? 'no-cache' : 'private, no-cache'
    return createAnswer(
      {
        status: 200,
        contentType: 'application/json; charset=utf-8',
        body: Buffer.from(JSON.stringify(documentBody(document, revision.value))),
        headers: ['Cache-Control', caching, ...this.#headers],
        etag: tagOf(document, number),
      },
      'quick',
    )
  }
}
