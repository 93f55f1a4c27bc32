import { readLink } from '#content/links/read-link.ts'

/**
 * The address of a link to another site; undefined for a text that is none. Without both slashes, browsers would read
 * 'https:/…' as a path of this site.
 */
export function httpsAddress(url: string): string | undefined {
  if (/^https:\/\//i.test(url)) return URL.canParse(url) ? url : undefined
  const read = /^https:/i.test(url) ? readLink(url, { hosts: [] }) : undefined
  return read?.kind === 'link' ? read.href : undefined
}
