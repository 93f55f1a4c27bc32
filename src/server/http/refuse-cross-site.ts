import type { FastifyRequest } from 'fastify'
import { Problem } from '../problems/problem.ts'

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses writes that a page of another site requested. Browsers send at least one of three headers with the origin,
 * and pages cannot forge them. A request without these headers does not come from a browser, so it has an owner's
 * cookie only if the owner put it there.
 */
export function refuseCrossSite(siteUrl: string) {
  return async (request: FastifyRequest): Promise<void> => {
    if (!reads.has(request.method)) refuseOtherSites(request, siteUrl)
  }
}

/** For routes that another site's page may not even read. @throws {Problem} `cross_site` */
export function refuseOtherSites(request: FastifyRequest, siteUrl: string): void {
  if (!isOfThisSite(request, siteUrl)) throw new Problem('cross_site')
}

function isOfThisSite(request: FastifyRequest, siteUrl: string): boolean {
  const { origin, referer, 'sec-fetch-site': site } = request.headers
  if (site !== undefined) return site === 'same-origin'

  const source = origin ?? referer
  if (source === undefined) return true
  if (!URL.canParse(source)) return false
  const { origin: from } = new URL(source)
  return from === siteUrl || from === `${request.protocol}://${request.host}`
}
