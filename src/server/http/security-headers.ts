import type { Page } from '../releases/renderer.ts'
import { immutable, notStored, revalidated } from '../responses/cache-control.ts'
import type { ResponseContent, ResponseHeaders } from '../responses/prepared-response.ts'

/** Sources that a page needs in addition to the site's own files. */
type PageSources = {
  /** CSP hashes of the page's inline `<style>` elements. */
  readonly styleHashes: readonly string[]
  /** CSP hashes of the page's inline scripts. */
  readonly scriptHashes: readonly string[]
  /** Hosts that the page may embed after a click. */
  readonly frameSources: readonly string[]
  /** Whether its forms may be sent to this site. */
  readonly hasForm?: boolean
}

const permissions = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]

/** Security headers for every kind of response. */
export type SecurityHeaders = {
  readonly forPage: (sources: PageSources) => ResponseHeaders
  /** For the admin, whose inline style sheets carry the nonce. */
  readonly forAdmin: (nonce: string) => ResponseHeaders
  /** For responses that are not pages: data, pictures, plain errors. */
  readonly forData: ResponseHeaders
  /**
   * For a file of the browser bundle. A font, script or style sheet gets only the headers that mean something outside
   * a document: the others would be 450 bytes of each of the first files that a page waits for.
   */
  readonly forAsset: (contentType: string) => ResponseHeaders
}

export function createSecurityHeaders(siteUrl: string): SecurityHeaders {
  const isHttps = siteUrl.startsWith('https:')
  const everywhere = {
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(isHttps && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
  }
  const withPolicy = (policy: string, frames: 'SAMEORIGIN' | 'DENY'): ResponseHeaders => ({
    'Content-Security-Policy': policy,
    ...everywhere,
    // URLs of this site reveal a visitor's health concerns, so other sites get no referrer at all.
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy': permissions.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Frame-Options': frames,
  })
  const forData = withPolicy(closedDirectives.join('; '), 'SAMEORIGIN')

  return {
    forPage: (sources) => withPolicy(pagePolicy(sources, isHttps), 'SAMEORIGIN'),
    forAdmin: (nonce) => withPolicy(adminPolicy(nonce, isHttps), 'DENY'),
    forData,
    forAsset: (contentType) => (isNeverDocument(contentType) ? everywhere : forData),
  }
}

const isNeverDocument = (contentType: string) => /^(?:font\/|text\/css|text\/javascript)/.test(contentType)

const closedDirectives = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
]

const withOwnForms = (directive: string) =>
  directive === "form-action 'none'" ? "form-action 'self'" : directive

function pagePolicy(sources: PageSources, isHttps: boolean): string {
  const { styleHashes, scriptHashes, frameSources, hasForm } = sources
  return [
    ...(hasForm ? closedDirectives.map(withOwnForms) : closedDirectives),
    ["script-src 'self'", ...scriptHashes].join(' '),
    ["style-src 'self'", ...styleHashes].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    `frame-src ${frameSources.join(' ') || "'none'"}`,
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

function adminPolicy(nonce: string, isHttps: boolean): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

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
      'Cache-Control': page.isPrivate ? notStored : page.immutable ? immutable : revalidated,
      ...(page.contentType.startsWith('text/html') ? security.forPage(page) : security.forData),
    },
  })
}
