import { editNext, publishNext } from './next-version.ts'
import { type OwnersBrowser, signedInOwner } from './owner.ts'
import { runningSite } from './running-site.ts'
import { type TestClock, testClock } from './test-clock.ts'

export const year = new Date().getUTCFullYear() + 1
export const newYear = { date: `${year}-01-01`, time: '00:00' }
/** Midnight in Mexico City. */
export const midnight = Date.parse(`${year}-01-01T06:00:00Z`)

type ClockedSite = { readonly clock: TestClock; readonly idle: () => Promise<void> }

/** Lets a second pass after the time of the changes. */
export async function passMidnight({ clock, idle }: ClockedSite) {
  clock.set(midnight)
  await clock.advance(1_000)
  await idle()
}

export async function datedSite(options: Parameters<typeof runningSite>[0] = {}) {
  const clock = testClock(midnight - 3_600_000)
  const site = await runningSite({ ...options, clock })
  return { ...site, clock, browser: await signedInOwner(site) }
}

export const rename = (browser: OwnersBrowser, name: string) =>
  editNext(browser, 'site-content', { 'doctorInfo.name': name })
export const change = (browser: OwnersBrowser, id: string, fields: Record<string, string>) =>
  editNext(browser, `services/${id}`, fields)

/** Publishes a change of an entry at once, as another program does. */
export async function put(browser: OwnersBrowser, id: string, fields: object) {
  const value = { ...(await browser.get(`/api/services/${id}`)).json(), ...fields }
  return browser.put(`/api/services/${id}`, value)
}

/** Dates the whole next version. */
export const date = (browser: OwnersBrowser, at = newYear) => publishNext(browser, { at })
export const listed = async (browser: OwnersBrowser) =>
  (await browser.get('/api/dated-changes')).json().changes
export const undate = (browser: OwnersBrowser, id: string) =>
  browser.post(`/api/dated-changes/${id}/undate`, {})

export type Live = { readonly publisher: Awaited<ReturnType<typeof runningSite>>['publisher'] }
export const nameOn = ({ publisher }: Live) => publisher.live?.snapshot['site-content'].doctorInfo.name
export const titleOn = ({ publisher }: Live, id: string) =>
  publisher.live?.snapshot.services.find((each) => each.id === id)?.title
