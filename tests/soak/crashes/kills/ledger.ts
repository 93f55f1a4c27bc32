import type { NumberedDocument } from '../../../support/numbered-documents.ts'

/** The responses that the owner got, and her requests without a response. */
export class Ledger {
  readonly #saved = new Map<NumberedDocument, number>()
  readonly #sent = new Map<NumberedDocument, number>()
  readonly #published = new Map<NumberedDocument, number>()
  readonly #checked = new Map<NumberedDocument, number>()
  /** Acknowledged pictures, by id. */
  readonly pictures = new Set<string>()
  #acknowledged = 0

  /** Latest acknowledged revision; the sample is number 1. */
  saved = (document: NumberedDocument) => this.#saved.get(document) ?? 1
  /** Latest revision that may exist. */
  sent = (document: NumberedDocument) => Math.max(this.#sent.get(document) ?? 1, this.saved(document))
  /** Latest revision that was read after a kill. */
  checked = (document: NumberedDocument) => this.#checked.get(document) ?? 1
  /** Latest revision that was acknowledged as published. */
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

  /** Records the revision found in the store; the next save builds on it. */
  noteFound(document: NumberedDocument, number: number): void {
    this.#saved.set(document, number)
    this.#checked.set(document, number)
    this.#sent.delete(document)
  }

  /** Number of saves and uploads acknowledged since the last call. */
  takeAcknowledged(): number {
    const acknowledged = this.#acknowledged
    this.#acknowledged = 0
    return acknowledged
  }
}
