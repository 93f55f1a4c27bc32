/** How a field understands what people paste or type in place of an address. */
export type LinkForm = {
  /** Hosts whose addresses the field accepts; with these, `https://` may be missing. */
  readonly hosts: readonly string[]
  /** Address of a profile up to the user's name, for fields that also accept '@usuario'. */
  readonly profile?: string | undefined
}

/**
 * The address that somebody means: the source of a pasted `<iframe>`, the profile of '@usuario', or an address of one of
 * the hosts without `https://`. Any other text stays as it is, for the schema to judge.
 */
export function readLink(text: string, { hosts, profile }: LinkForm): string {
  const typed = text.trim()
  const framed = /<iframe[^>]*?\ssrc=["']([^"']+)["']/i.exec(typed)?.[1]
  if (framed) return framed.replaceAll('&amp;', '&')
  const user = /^@([\w.-]{1,80})$/.exec(typed)?.[1]
  if (user && profile) return profile + user
  const bare = typed.replace(/^http:\/\//i, '')
  const host = /^([\w-]+(?:\.[\w-]+)+)(?:[/?#]|$)/.exec(bare)?.[1]?.toLowerCase()
  const isKnown = hosts.some((known) => host === known || host?.endsWith(`.${known}`))
  return isKnown ? `https://${bare}` : typed
}
