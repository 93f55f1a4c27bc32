const wellFormed = /^([\w!#$%&'*+.^`|~-]+)=([!#-+\--:<-[\]-~]*)$/

/**
 * The cookies of a request by name, as a browser writes them. Anything that two parsers could read differently is left
 * out: quotes, spaces inside a pair, and every value of a name that comes twice.
 */
export function requestCookies(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>()
  const repeated = new Set<string>()
  for (const part of header?.split(';') ?? []) {
    const [, name, value] = wellFormed.exec(part.replace(/^ /, '')) ?? []
    if (name === undefined || value === undefined) continue
    if (cookies.has(name)) repeated.add(name)
    cookies.set(name, value)
  }
  for (const name of repeated) cookies.delete(name)
  return cookies
}

/** The same cookies as a header that every parser reads alike. */
export function cookieHeader(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

/** The decoded value; undefined where its percent signs escape nothing. */
export function decodedCookie(cookies: ReadonlyMap<string, string>, name: string): string | undefined {
  try {
    return decodeURIComponent(cookies.get(name) ?? '') || undefined
  } catch {
    return undefined
  }
}
