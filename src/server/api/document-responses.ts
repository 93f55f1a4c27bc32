import { type EditableDocument, editableDocument } from '#content/editable-documents.ts'
import { revisionTag } from '#content/revision-tag.ts'
import { Problem } from '../problems/problem.ts'
import { type FlatHeaders, type PreparedResponse, prepareResponse } from '../responses/prepared-response.ts'
import type { Store } from '../store/store.ts'
import { documentBody } from './document-bodies.ts'

export type DocumentResponsesOptions = {
  readonly store: Pick<Store, 'latestSummary' | 'latestRevision'>
  readonly headers: FlatHeaders
}

/** The responses to GET of each document. Each revision is read, encoded as JSON and compressed once. */
export class DocumentResponses {
  readonly #store: DocumentResponsesOptions['store']
  readonly #headers: FlatHeaders
  readonly #latest = new Map<EditableDocument, { tag: string; response: Promise<PreparedResponse> }>()

  constructor({ store, headers }: DocumentResponsesOptions) {
    this.#store = store
    this.#headers = headers
  }

  /** The response with the document's latest revision. */
  async latest(document: EditableDocument): Promise<PreparedResponse> {
    const summary = await this.#store.latestSummary(document)
    if (!summary) throw new Problem('not_found')
    const tag = revisionTag(document, summary)

    const known = this.#latest.get(document)
    if (known?.tag === tag) return known.response

    const response = this.#create(document)
    this.#latest.set(document, { tag, response })
    response.catch(() => this.#latest.delete(document))
    return response
  }

  async #create(document: EditableDocument): Promise<PreparedResponse> {
    const revision = await this.#store.latestRevision(document)
    if (!revision) throw new Problem('not_found')
    const caching = editableDocument(document).isPublic ? 'no-cache' : 'private, no-cache'
    return prepareResponse(
      {
        status: 200,
        contentType: 'application/json; charset=utf-8',
        body: Buffer.from(JSON.stringify(documentBody(document, revision.value))),
        headers: ['Cache-Control', caching, ...this.#headers],
        etag: revisionTag(document, revision),
      },
      'quick',
    )
  }
}
