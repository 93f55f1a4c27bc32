import { isIP } from 'node:net'

/** Browsers make and use passkeys only for a name, over https or on the same machine. */
export function allowsPasskeys(siteUrl: string): boolean {
  const { protocol, hostname } = new URL(siteUrl)
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return false
  return protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost')
}
