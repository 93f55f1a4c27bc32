import type { NumberedDocument } from '../../support/numbered-documents.ts'

/** What the owner was told, and what she asked without an answer. */
export class Ledger {
  readonly #saved = new Map<NumberedDocument, number>()
  readonly #sent = new Map<NumberedDocument, number>()
  readonly #published = new Map<NumberedDocument, number>()
  readonly #checked = new Map<NumberedDocument, number>()
  /** Pictures that were acknowledged, by id. */
  readonly pictures = new Set<string>()
  #acknowledged = 0

  /** Latest revision that was acknowledged; the samples are number 1. */
  saved = (document: NumberedDocument) => this.#saved.get(document) ?? 1
  /** Latest revision that may be there. */
  sent = (document: NumberedDocument) => Math.max(this.#sent.get(document) ?? 1, this.saved(document))
  /** Latest revision that was read after a kill. */
  checked = (document: NumberedDocument) => this.#checked.get(document) ?? 1
  /** Latest revision that was acknowledged as public. */
  published = (document: NumberedDocument) => this.#published.get(document) ?? 1

  noteSent(document: NumberedDocument, number: number): void {
    this.#sent.set(document, number)
  }

  noteSaved(document: NumberedDocument, number: number): void {
    this.#saved.set(document, number)
    this.#acknowledged += 1
  }

  notePublished(document: NumberedDocument, number: number): void {
    this.#published.set(document, number)
  }

  notePicture(id: string): void {
    this.pictures.add(id)
    this.#acknowledged += 1
  }

  /** What is there is kept: the next save follows it. */
  noteFound(document: NumberedDocument, number: number): void {
    this.#saved.set(document, number)
    this.#checked.set(document, number)
    this.#sent.delete(document)
  }

  /** How many saves and uploads were acknowledged since this was last asked. */
  takeAcknowledged(): number {
    const acknowledged = this.#acknowledged
    this.#acknowledged = 0
    return acknowledged
  }
}
