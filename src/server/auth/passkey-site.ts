import { isIP } from 'node:net'

/** Browsers support passkeys only for host names, and only over https or on localhost. */
export function allowsPasskeys(siteUrl: string): boolean {
  const { protocol, hostname } = new URL(siteUrl)
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return false
  return protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost')
}
