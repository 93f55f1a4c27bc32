import { Resolver } from 'node:dns/promises'
import { networkInterfaces } from 'node:os'
import { askOnce } from '../checks/ask-source.ts'
import { isPublicIp } from '../internet/public-ip.ts'
import { errorCode } from '../problems/error-code.ts'
import type { DomainSources } from '../startup/site-overrides.ts'

/** In ms. */
const timeout = 8000

/** The addresses of this machine that the internet can reach. Behind a router there are none. */
export const publicAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .map(({ address }) => address)
    .filter(isPublicIp)

/** Asks the name servers and the domain itself. A private address is never connected to. */
export const domainSources = (): DomainSources => ({
  machine: publicAddresses(),
  resolve: resolveName,
  ask: (url) => askOnce(url, AbortSignal.timeout(timeout)),
})

async function resolveName(name: string): Promise<readonly string[]> {
  const resolver = new Resolver({ timeout: timeout / 4, tries: 2 })
  const none = (error: unknown) => {
    if (['ENOTFOUND', 'ENODATA'].includes(errorCode(error) ?? '')) return []
    throw error
  }
  const [found4, found6] = await Promise.all([
    resolver.resolve4(name).catch(none),
    resolver.resolve6(name).catch(none),
  ])
  return [...found4, ...found6]
}
