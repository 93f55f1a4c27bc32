import { afterAll, beforeAll } from 'vitest'
import { type HostedSite, type SiteHost, startSiteHost } from './site-host.ts'

/** Shared by the test files of a Vitest worker. It ends with the worker. */
let host: SiteHost | undefined

/**
 * One site with real pages for all tests of a file.
 * @returns a function that returns it, for the tests.
 */
export function hostedSite(options?: Parameters<SiteHost['start']>[0]) {
  let site: HostedSite | undefined
  beforeAll(async () => {
    host ??= startSiteHost()
    site = await host.start(options)
  })
  afterAll(() => site?.stop())
  return () => {
    if (!site) throw new Error('The site runs only during the tests.')
    return site
  }
}
