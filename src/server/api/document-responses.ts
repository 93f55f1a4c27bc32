import { type DocumentName, documentRow } from '#content/documents/documents.ts'
import { revisionTag } from '#content/documents/revision-tag.ts'
import { completeContent } from '#content/facts/complete-content.ts'
import { Problem } from '../problems/problem.ts'
import { PreparedResponse, type ResponseHeaders } from '../responses/prepared-response.ts'
import type { Store } from '../store/store.ts'
import { documentBody } from './document-bodies.ts'

export type DocumentResponsesOptions = {
  readonly store: Pick<Store, 'latestSummary' | 'latestRevision'>
  readonly headers: ResponseHeaders
}

/** The responses to GET of each document. Each revision is read, encoded as JSON and compressed once. */
export class DocumentResponses {
  readonly #store: DocumentResponsesOptions['store']
  readonly #headers: ResponseHeaders
  readonly #latest = new Map<string, { tag: string; response: Promise<PreparedResponse> }>()

  constructor({ store, headers }: DocumentResponsesOptions) {
    this.#store = store
    this.#headers = headers
  }

  /**
   * The response with the document's latest revision.
   * @param isStored With its marks and with empty derived fields, for a form. Otherwise site-content is complete.
   */
  async latest(document: DocumentName, isStored: boolean): Promise<PreparedResponse> {
    const summary = await this.#store.latestSummary(document)
    if (!summary) throw new Problem('not_found')
    const tag = revisionTag(document, summary)

    const key = isStored ? `${document} stored` : document
    const known = this.#latest.get(key)
    if (known?.tag === tag) return known.response

    const response = this.#create(document, isStored)
    this.#latest.set(key, { tag, response })
    response.catch(() => this.#latest.delete(key))
    return response
  }

  async #create(document: DocumentName, isStored: boolean): Promise<PreparedResponse> {
    const revision = await this.#read(document, isStored)
    if (!revision) throw new Problem('not_found')
    const caching = documentRow(document).isPublic ? 'no-cache' : 'private, no-cache'
    return new PreparedResponse({
      status: 200,
      contentType: 'application/json; charset=utf-8',
      body: Buffer.from(JSON.stringify(documentBody(document, revision.value))),
      headers: { 'Cache-Control': caching, Vary: 'Accept', ...this.#headers },
      etag: revisionTag(document, revision),
      isForOneRequest: true,
    })
  }

  async #read(document: DocumentName, isStored: boolean) {
    if (document !== 'site-content' || isStored) return this.#store.latestRevision(document)
    const revision = await this.#store.latestRevision('site-content')
    return revision && { ...revision, value: completeContent(revision.value) }
  }
}
