import { isPublicAddress } from '#content/addresses/public-address.ts'
import type { OpenSite } from '#site/open/open-site.ts'

/** Whether the owner has not launched the site at its public address yet. Search engines must not list it then. */
export const isInPreparation = ({ launchedAt }: OpenSite, siteUrl: string): boolean =>
  launchedAt === undefined && isPublicAddress(siteUrl)
