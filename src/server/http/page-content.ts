import type { Page } from '../releases/renderer.ts'
import { immutable, notStored, revalidated } from '../responses/cache-control.ts'
import type { ResponseContent } from '../responses/prepared-response.ts'
import type { SecurityHeaders } from './security-headers.ts'

/** Adds the headers to the site's pages. */
export function pageContentWith(security: SecurityHeaders) {
  return (page: Page): ResponseContent => ({
    status: page.status,
    contentType: page.contentType,
    body: Buffer.from(page.body),
    isImmutable: page.immutable,
    headers: {
      ...(page.location !== undefined && { Location: page.location }),
      // Also for redirects: another page may use the address again.
      ...(page.noIndex && { 'X-Robots-Tag': 'noindex' }),
      'Cache-Control': cacheControl(page),
      ...(page.contentType.startsWith('text/html') ? security.forPage(page) : security.forData),
    },
  })
}

function cacheControl({ immutable: isImmutable, isPrivate }: Page): string {
  if (isPrivate) return notStored
  return isImmutable ? immutable : revalidated
}
