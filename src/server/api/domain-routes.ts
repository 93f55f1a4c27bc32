import { isIP, isIPv4 } from 'node:net'
import { isPublicAddress } from '#content/addresses/public-address.ts'
import type { domainCalls } from '#contract/domain.ts'
import type { Handlers } from '../calls/serve-calls.ts'
import { domainSources, publicAddresses } from '../domain/domain-sources.ts'
import { lookAtDomain } from '../domain/look-at-domain.ts'
import type { DomainSources } from '../startup/site-overrides.ts'
import type { Api } from './api.ts'
import { liveRelease } from './unpublished-pages.ts'

type Options = Pick<Api, 'publisher' | 'config'> & {
  /** Instead of the network, for tests. */
  readonly domainSources?: DomainSources | undefined
}

/** How the site is connected with a domain. */
export function domainHandlers(options: Options): Handlers<typeof domainCalls> {
  const { config, domainSources: given } = options
  return {
    'GET /api/domain': () => {
      const { hostname } = new URL(config.siteUrl)
      const isNamed = isPublicAddress(config.siteUrl) && isIP(hostname.replace(/^\[|\]$/g, '')) === 0
      return {
        name: isNamed ? hostname : null,
        records: (given?.machine ?? publicAddresses()).flatMap((value) =>
          (['@', 'www'] as const).map((host) => ({
            type: isIPv4(value) ? ('A' as const) : ('AAAA' as const),
            host,
            value,
          })),
        ),
        isLaunched: liveRelease(options).snapshot.launchedAt !== undefined,
      }
    },

    'GET /api/domain/look': ({ query: { name } }) => lookAtDomain(name, given ?? domainSources()),
  }
}
