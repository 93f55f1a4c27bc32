import type { IncomingHttpHeaders } from 'node:http'
import { cookiePrefix } from '../auth/call-headers.ts'

const automatic = /bot|crawl|spider|preview|headless|lighthouse/i

/** Leaves out visitors who ask not to be counted, programs, and people who sign in to the admin. */
export function isCounted(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const { cookie = '', dnt, 'sec-gpc': gpc, 'user-agent': agent = '' } = headers
  const isOwn = cookie.includes(cookiePrefix(siteUrl))
  return gpc !== '1' && dnt !== '1' && agent !== '' && !automatic.test(agent) && !isOwn
}

/** Leaves out also programs that show a preview of a link and do not say so: they open no page. */
export const isCountedNavigation = (headers: IncomingHttpHeaders, siteUrl: string): boolean =>
  headers['sec-fetch-mode'] === 'navigate' && isCounted(headers, siteUrl)
