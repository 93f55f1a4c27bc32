import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../problems/problem.ts'

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses, before the body is read, writes that a page of another site requested and bodies that are not plain JSON. An
 * empty body counts as no body.
 */
export function checkRequests(app: FastifyInstance, siteUrl: string): void {
  app.addHook('onRequest', async (request) => {
    if (!reads.has(request.method)) refuseOtherSites(request, siteUrl)
    // A compressed body could expand from a few bytes into many.
    const encoding = request.headers['content-encoding']
    if (encoding !== undefined && encoding !== 'identity') throw new Problem('unsupported_type')
  })
  // Keys that reach an object's prototype are refused.
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else if (isDeeperThan(maxLevels, body)) done(new Problem('invalid_request', { issues: [tooDeep] }))
    else parse(request, body, done)
  })
}

/**
 * For routes that another site's page may not even read. Browsers send at least one of three headers with the origin,
 * and pages cannot forge them. A request without these headers does not come from a browser, so it has an owner's
 * cookie only if the owner put it there.
 * @throws {Problem} `cross_site`
 */
export function refuseOtherSites(request: FastifyRequest, siteUrl: string): void {
  const { origin, referer, 'sec-fetch-site': site } = request.headers
  const source = origin ?? referer
  const isOwn =
    site !== undefined
      ? site === 'same-origin'
      : source === undefined || isOfThisSite(request, source, siteUrl)
  if (!isOwn) throw new Problem('cross_site')
}

function isOfThisSite({ protocol, host }: FastifyRequest, source: string, siteUrl: string): boolean {
  const origin = URL.canParse(source) ? new URL(source).origin : undefined
  return origin === siteUrl || origin === `${protocol}://${host}`
}

/** Several times deeper than any document. */
const maxLevels = 50

const tooDeep = { path: 'body', message: 'Hay demasiados niveles.' }

const [quote, backslash, openList, closeList, openGroup, closeGroup] = [...'"\\[]{}'].map((character) =>
  character.charCodeAt(0),
)

/**
 * Whether arrays and objects are nested more than `maxDepth` levels deep. Checked before parsing, because parsing a body
 * of many brackets would block the process.
 */
export function isDeeperThan(maxDepth: number, json: string): boolean {
  let depth = 0
  for (let index = 0; index < json.length; index += 1) {
    const code = json.charCodeAt(index)
    // Most of a body is in its texts, and `indexOf` reads them many times faster than this loop.
    if (code === quote) index = endOfText(json, index)
    else if (code === openList || code === openGroup) {
      depth += 1
      if (depth > maxDepth) return true
    } else if (code === closeList || code === closeGroup) depth -= 1
  }
  return false
}

/** Index of the quote that ends the text; the length of the JSON if there is none. */
function endOfText(json: string, start: number): number {
  let end = start
  do end = json.indexOf('"', end + 1)
  while (end !== -1 && isEscaped(json, end))
  return end === -1 ? json.length : end
}

function isEscaped(json: string, index: number): boolean {
  let first = index
  while (json.charCodeAt(first - 1) === backslash) first -= 1
  return (index - first) % 2 === 1
}
