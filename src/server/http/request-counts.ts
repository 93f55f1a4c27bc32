import type { ServerResponse } from 'node:http'
import { isStoreError } from '../store/store-errors.ts'

/** What a request asked for. `malformed` requests are refused before that is known. */
export const requestKinds = ['page', 'asset', 'api', 'malformed'] as const
export type RequestKind = (typeof requestKinds)[number]

/** Counts of responses and store errors since the server started. */
export class RequestCounts {
  readonly #responses = new Map<string, number>()
  #storeErrors = 0

  get storeErrors(): number {
    return this.#storeErrors
  }

  /** Counts a response once it is sent. */
  countResponse(kind: RequestKind, res: ServerResponse): void {
    res.once('finish', () => this.countStatus(kind, res.statusCode))
  }

  countStatus(kind: RequestKind, status: number): void {
    const statusClass = Math.trunc(status / 100)
    this.#responses.set(`${kind} ${statusClass}`, this.responses(kind, statusClass) + 1)
  }

  countError(error: unknown): void {
    if (isStoreError(error)) this.#storeErrors += 1
  }

  /** Number of responses of a kind in a status class: 2 means 200 to 299. */
  responses(kind: RequestKind, statusClass: number): number {
    return this.#responses.get(`${kind} ${statusClass}`) ?? 0
  }
}

/** A page's path has no dot. */
export function kindOf(url: string): 'page' | 'asset' {
  const dot = url.indexOf('.')
  if (dot === -1) return 'page'
  const query = url.indexOf('?')
  return query === -1 || dot < query ? 'asset' : 'page'
}
