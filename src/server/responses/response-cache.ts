import { LRUCache } from 'lru-cache'
import type { PreparedResponse } from './prepared-response.ts'

export type ResponseCache = LRUCache<string, PreparedResponse>

/**
 * Caches the most recently requested responses by path.
 * @param maxBytes Of their bodies before compression.
 */
export const createResponseCache = (maxBytes: number): ResponseCache =>
  // The library accepts no size of 0.
  new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ content }) => Math.max(content.body.length, 1) })
