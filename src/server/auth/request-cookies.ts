const wellFormed = /^([\w!#$%&'*+.^`|~-]+)=([!#-+\--:<-[\]-~]*)$/

/**
 * The cookies of a request by name, as a browser writes them. Omits everything that two parsers could read
 * differently: quotes, spaces inside a pair, and every value of a name that occurs twice.
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

/** The same cookies as a header that every parser reads the same way. */
export function cookieHeader(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

/** The decoded value; undefined when it is empty or its percent-encoding is invalid. */
export function decodedCookie(cookies: ReadonlyMap<string, string>, name: string): string | undefined {
  try {
    return decodeURIComponent(cookies.get(name) ?? '') || undefined
  } catch {
    return undefined
  }
}
