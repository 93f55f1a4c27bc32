/** The host of an address without `www.`, which names the same site. */
export const bareHost = ({ hostname }: URL): string => hostname.replace(/^www\./, '')
