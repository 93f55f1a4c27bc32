import type { IncomingHttpHeaders } from 'node:http'
import { cookiePrefix } from '../auth/call-headers.ts'

const automatic = /bot|crawl|spider|preview|headless|lighthouse/i

/** The make and model of a telephone, such as 'CUBOT X30', are no name of a program. Apps put them in further places. */
const telephone = /\(Linux;[^()]*Android[^()]*|\bcubot/gi

/**
 * Whether a request counts as a visit. Visitors who ask not to be counted, programs and people who signed in to the
 * admin do not count, and neither do pages that a browser loads in advance.
 */
export function isCounted(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const { cookie = '', dnt, 'sec-gpc': gpc, 'user-agent': agent = '', 'sec-purpose': purpose = '' } = headers
  const isOwn = cookie.includes(cookiePrefix(siteUrl))
  const isAutomatic = agent === '' || automatic.test(agent.replace(telephone, ''))
  const isInAdvance = /\b(?:prefetch|prerender)\b/.test(`${purpose}`)
  return gpc !== '1' && dnt !== '1' && !isAutomatic && !isInAdvance && !isOwn
}

/** Leaves out also programs that show a preview of a link and do not say so: they open no page. */
export const isCountedNavigation = (headers: IncomingHttpHeaders, siteUrl: string): boolean =>
  headers['sec-fetch-mode'] === 'navigate' && isCounted(headers, siteUrl)
