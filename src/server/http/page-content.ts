import type { AnswerContent } from '../publishing/answer.ts'
import { immutable, revalidated } from '../publishing/cache-control.ts'
import type { Page } from '../publishing/renderer.ts'
import type { SecurityHeaders } from './security-headers.ts'

/** Adds the headers to the site's pages. */
export function pageContentWith(security: SecurityHeaders) {
  return (page: Page): AnswerContent => ({
    status: page.status,
    contentType: page.contentType,
    body: Buffer.from(page.body),
    isImmutable: page.immutable,
    headers: ['Cache-Control', page.immutable ? immutable : revalidated, ...security.forPage(page)],
  })
}
