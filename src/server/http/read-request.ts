import type { IncomingMessage } from 'node:http'

/** A host name, an IPv4 address or an IPv6 address in brackets, with an optional port. */
const hostValue = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{0,5})?$/i

/**
 * RFC 9112, more strictly than Node: exactly one Host header, which HTTP/1.0 may omit, and only one way to determine
 * where the body ends. Refuses requests that a proxy in front of this server might interpret differently.
 */
export function isWellFormed(req: IncomingMessage): boolean {
  if (req.httpVersionMajor !== 1) return false
  const isFirstVersion = req.httpVersionMinor === 0
  const { host: hosts = [], 'transfer-encoding': codings = [] } = req.headersDistinct
  if (codings.length > 0 && (isFirstVersion || codings.some((coding) => coding.toLowerCase() !== 'chunked')))
    return false
  return hosts.length === 1 ? hostValue.test(hosts[0] ?? '') : hosts.length === 0 && isFirstVersion
}

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

/** Path and query from the first line of a request. */
export type RequestTarget = {
  /** Decoded, without the query. */
  readonly path: string
  /** As received, not decoded. */
  readonly rawPath: string
  /** With its question mark; empty when there is none. */
  readonly query: string
}

const origin = /^https?:\/\/[^/?#]*/i

/** Parses the target of a request; `undefined` when it is malformed. */
export function parseTarget(url: string): RequestTarget | undefined {
  const target = url.startsWith('/') ? url : withoutOrigin(url)
  if (target === undefined) return undefined

  const questionMark = target.indexOf('?')
  const rawPath = questionMark === -1 ? target : target.slice(0, questionMark)
  const query = questionMark === -1 ? '' : target.slice(questionMark)
  const path = rawPath.includes('%') ? decode(rawPath) : rawPath
  return path === undefined ? undefined : { path, rawPath, query }
}

/** Requests through a proxy may contain an absolute URL. */
function withoutOrigin(url: string): string | undefined {
  const [found] = origin.exec(url) ?? []
  if (found === undefined) return undefined
  const rest = url.slice(found.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}

function decode(rawPath: string): string | undefined {
  try {
    return decodeURIComponent(rawPath)
  } catch {
    return undefined
  }
}

/**
 * The URL without trailing slashes. Never returns `//host`, which a browser would take for another host, or `/\host`,
 * which browsers read the same way.
 */
export function withoutTrailingSlash({ rawPath, query }: RequestTarget): string {
  const path = rawPath
    .replace(/[^\x21-\x7e]|\\/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`)
    .replace(/(?<!\/)\/+$/, '')
    .replace(/^\/+/, '')
  return `/${path}${query}`
}
