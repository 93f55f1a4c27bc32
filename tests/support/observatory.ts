/**
 * Grades a response by the published rules of the MDN HTTP Observatory, version 1.5.0 of 2025-10-23
 * (github.com/mdn/mdn-http-observatory, `src/grader/charts.js` and `src/analyzer/tests`). The project does not depend
 * on that package. This version is shorter and stricter: it counts what the original forgives as a failure. It omits
 * the two tests that need more than one response: redirection from http, and the HSTS preload list, which only adds
 * points.
 */
export type GradedResponse = { readonly headers: Headers; readonly body: string }

export type Grade = {
  readonly score: number
  /** Points by test. */
  readonly points: Readonly<Record<string, number>>
}

const bonusesFrom = 90

export function gradeResponse({ headers, body }: GradedResponse): Grade {
  const policy = parsePolicy(headers.get('content-security-policy'))
  const points = {
    'content-security-policy': policyPoints(policy),
    cookies: cookiePoints(headers.getSetCookie()),
    'cross-origin-resource-sharing': sharingPoints(headers),
    'cross-origin-resource-policy': resourcePoints(headers.get('cross-origin-resource-policy')),
    'referrer-policy': referrerPoints(headers.get('referrer-policy')),
    'strict-transport-security': transportPoints(headers.get('strict-transport-security')),
    'subresource-integrity': integrityPoints(body),
    'x-content-type-options': headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    'x-frame-options': framePoints(policy, headers.get('x-frame-options')),
  }
  const sum = (some: readonly number[]) => some.reduce((total, each) => total + each, 0)
  const base = 100 + sum(Object.values(points).filter((each) => each < 0))
  const bonuses = base >= bonusesFrom ? sum(Object.values(points).filter((each) => each > 0)) : 0
  return { score: Math.max(0, base + bonuses), points }
}

type Policy = ReadonlyMap<string, readonly string[]>

function parsePolicy(header: string | null): Policy | undefined {
  if (!header) return undefined
  const directives = header.split(';').map((directive) => directive.trim().toLowerCase().split(/\s+/))
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]))
}

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']
const unsafe = ["'unsafe-inline'", 'data:']

function policyPoints(policy: Policy | undefined): number {
  if (!policy) return -25
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
  const allows = (name: string, forbidden: readonly string[]) =>
    sources(name).some((source) => forbidden.includes(source))
  const insecure = (source: string) => source.startsWith('http:') || source.startsWith('ftp:')
  const passive = ['img-src', 'media-src']
  const active = [...policy].filter(([name]) => !passive.includes(name)).flatMap(([, each]) => each)

  if (allows('script-src', [...broad, ...unsafe]) || allows('object-src', broad)) return -20
  if (active.some(insecure)) return -20
  if (allows('script-src', ["'unsafe-eval'"]) || allows('style-src', ["'unsafe-eval'"])) return -10
  if (passive.flatMap(sources).some(insecure)) return -10
  if (allows('style-src', [...broad, ...unsafe])) return 0
  return sources('default-src').join() === "'none'" ? 10 : 5
}

function cookiePoints(cookies: readonly string[]): number {
  if (cookies.length === 0) return 0
  const has = (cookie: string, attribute: RegExp) => attribute.test(cookie)
  if (!cookies.every((cookie) => has(cookie, /; *secure/i))) return -40
  if (!cookies.every((cookie) => has(cookie, /; *httponly/i))) return -30
  return cookies.every((cookie) => has(cookie, /; *samesite=(?:lax|strict)/i)) ? 5 : -20
}

function sharingPoints(headers: Headers): number {
  const isShared = headers.get('access-control-allow-origin') !== null
  return isShared && headers.get('access-control-allow-credentials') === 'true' ? -50 : 0
}

function resourcePoints(header: string | null): number {
  if (header === null || header === 'cross-origin') return 0
  return header === 'same-origin' || header === 'same-site' ? 10 : -5
}

const privateReferrers = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']

function referrerPoints(header: string | null): number {
  if (header === null) return 0
  return privateReferrers.includes(header) ? 5 : -5
}

const sixMonths = 15_552_000

function transportPoints(header: string | null): number {
  const maxAge = /^max-age=(\d+)(?:;|$)/.exec(header ?? '')?.[1]
  if (maxAge === undefined) return -20
  return Number(maxAge) >= sixMonths ? 0 : -10
}

/** Every loaded script must have a hash, not only the first one, and none may come from another origin. */
function integrityPoints(html: string): number {
  const scripts = [...html.matchAll(/<script\b([^>]*)>/gi)].map(([, attributes = '']) => attributes)
  const loaded = scripts.filter((attributes) => /\ssrc=/i.test(attributes))
  if (loaded.some((attributes) => !/\ssrc="\/(?!\/)/i.test(attributes))) return -50
  return loaded.length > 0 && loaded.every((attributes) => /\sintegrity="sha/i.test(attributes)) ? 5 : 0
}

function framePoints(policy: Policy | undefined, header: string | null): number {
  if (policy?.has('frame-ancestors')) return 5
  return /^(?:deny|sameorigin)$/i.test(header ?? '') ? 0 : -20
}
