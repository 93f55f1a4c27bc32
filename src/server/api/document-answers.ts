import type { DocumentName } from '#content/documents.ts'
import { revisionTag } from '#content/revision-tag.ts'
import { Problem } from '../problem.ts'
import { type Answer, createAnswer, type FlatHeaders } from '../publishing/answer.ts'
import type { Revision } from '../store/revision.ts'
import type { Store } from '../store/store.ts'

export type DocumentAnswersOptions = {
  readonly store: Pick<Store, 'latestSummary' | 'latestRevision'>
  readonly headers: FlatHeaders
}

/** The saved documents as the API answers them: each revision is read, written as JSON and compressed once. */
export class DocumentAnswers {
  readonly #store: DocumentAnswersOptions['store']
  readonly #headers: FlatHeaders
  readonly #latest = new Map<DocumentName, { tag: string; answer: Promise<Answer> }>()

  constructor({ store, headers }: DocumentAnswersOptions) {
    this.#store = store
    this.#headers = headers
  }

  /** The latest revision, in the `shape` that the call gives it. */
  async latest<Name extends DocumentName>(
    document: Name,
    shape: (value: Revision<Name>['value']) => unknown,
  ): Promise<Answer> {
    const summary = await this.#store.latestSummary(document)
    if (!summary) throw new Problem('not_found')
    const tag = revisionTag(document, summary)

    const known = this.#latest.get(document)
    if (known?.tag === tag) return known.answer

    const answer = this.#create(document, shape)
    this.#latest.set(document, { tag, answer })
    answer.catch(() => this.#latest.delete(document))
    return answer
  }

  async #create<Name extends DocumentName>(
    document: Name,
    shape: (value: Revision<Name>['value']) => unknown,
  ): Promise<Answer> {
    const revision = await this.#store.latestRevision(document)
    if (!revision) throw new Problem('not_found')
    return createAnswer(
      {
        status: 200,
        contentType: 'application/json; charset=utf-8',
        body: Buffer.from(JSON.stringify(shape(revision.value))),
        headers: ['Cache-Control', 'no-cache', ...this.#headers],
        etag: revisionTag(document, revision),
      },
      'quick',
    )
  }
}
