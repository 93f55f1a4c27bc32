import type { FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses a write that another site's page asked a browser for. A browser says whence a write comes, in at least one
 * of three headers that no page can forge; what says nothing is no browser, and has no owner's cookie but by her will.
 */
export function refuseCrossSite(siteUrl: string) {
  return async (request: FastifyRequest): Promise<void> => {
    if (!reads.has(request.method)) refuseOtherSites(request, siteUrl)
  }
}

/** For what not even reading is to be asked for by another site's page. @throws {Problem} `cross_site` */
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
