import type { ServerResponse } from 'node:http'
import { isStoreError } from '../store/store-errors.ts'

/** What a request asked for. `malformed` requests are refused before that is known. */
export const requestKinds = ['page', 'asset', 'api', 'malformed'] as const
export type RequestKind = (typeof requestKinds)[number]

/** 1xx to 5xx, at indexes 1 to 5. */
const statusClasses = 6
const first = { page: 0, asset: statusClasses, api: 2 * statusClasses, malformed: 3 * statusClasses } as const

/** Counts of responses and store errors since the server started. */
export class RequestCounts {
  readonly #responses = new Float64Array(requestKinds.length * statusClasses)
  #storeErrors = 0

  get storeErrors(): number {
    return this.#storeErrors
  }

  /** Counts a response once its status is known. For most visitors' requests that is immediately. */
  countResponse(kind: RequestKind, res: ServerResponse): void {
    if (res.headersSent) this.countStatus(kind, res.statusCode)
    else res.once('finish', () => this.countStatus(kind, res.statusCode))
  }

  countStatus(kind: RequestKind, status: number): void {
    const place = first[kind] + Math.trunc(status / 100)
    this.#responses[place] = (this.#responses[place] ?? 0) + 1
  }

  countError(error: unknown): void {
    if (isStoreError(error)) this.#storeErrors += 1
  }

  /** Number of responses of a kind in a status class: 2 means 200 to 299. */
  responses(kind: RequestKind, statusClass: number): number {
    return this.#responses[first[kind] + statusClass] ?? 0
  }
}

/** A page's path has no dot. */
export function kindOf(url: string): 'page' | 'asset' {
  const dot = url.indexOf('.')
  if (dot === -1) return 'page'
  const query = url.indexOf('?')
  return query === -1 || dot < query ? 'asset' : 'page'
}
