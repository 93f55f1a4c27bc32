import type { Browser, BrowserContextOptions } from '@playwright/test'
import { owner } from '#tests/owner-client.ts'
import type { RunningServer } from '#tests/server.ts'
import { atMost, type Measured, type Print, type Target } from './results.ts'
import { desktop, launchBrowser, openTab, type Slowness } from './support/browser.ts'
import { settled } from './support/process-figures.ts'
import { repeat } from './support/repeat.ts'
import { startSite } from './support/site.ts'
import { median } from './support/statistics.ts'
import { collectTransfers, kilobytes, kilobytesByKind, resourceKinds } from './support/transfers.ts'

const loads = 3

/** A screen is usable when one of its elements that `selector` finds has a text that begins with `text`. */
const screens = [
  { name: 'sign-in', path: '/admin/entrar', selector: 'label', text: 'Correo' },
  { name: 'start', path: '/admin', selector: 'h2', text: 'Hoy, ' },
] as const

const networks = [
  { id: 'loopback', name: 'loopback', slowness: {} },
  { id: 'slow-4g', name: 'slow 4G', slowness: { network: true } },
] as const

const targets: Readonly<Record<string, Target>> = { 'admin.sign-in.slow-4g': atMost(1500) }

type ScreenToLoad = (typeof screens)[number]

/** Measures how long the owner waits for the admin with an empty browser cache. */
export async function measure(print: Print): Promise<Measured> {
  await using opened = new AsyncDisposableStack()
  const site = await startSite()
  opened.defer(site.stop)
  await settled(site.pid)
  const browser = await launchBrowser(opened)
  const session = await signedIn(browser, site)

  const rows: (string | number)[][] = []
  const figures: Measured['figures'] = []
  for (const screen of screens) {
    print(`${screen.name}: ${loads} loads on each network`)
    for (const network of networks) {
      const visits = await repeat(loads, () => visit(browser, site.url, screen, { session, ...network }))
      const time = median(visits.map(({ elapsed }) => elapsed))
      const transfers = visits.at(-1)?.transfers ?? []
      const id = `admin.${screen.name}.${network.id}`
      figures.push({
        id,
        what: `Admin, ${screen.name} screen usable, ${network.name}`,
        value: time,
        unit: 'ms',
        target: targets[id],
      })
      rows.push([
        `\`${screen.path}\``,
        network.name,
        Math.round(time),
        ...kilobytesByKind(transfers),
        kilobytes(transfers.map(({ bytes }) => bytes)),
        transfers.length,
      ])
    }
  }
  return {
    figures,
    tables: [
      {
        caption: 'Time until the screen is usable, and KB on the wire until the network is idle',
        columns: ['screen', 'network', 'usable after ms', ...resourceKinds, 'together', 'requests'],
        rows,
      },
    ],
    notes: [],
  }
}

type VisitOptions = { readonly session: Session; readonly slowness: Slowness }
type Session = Exclude<BrowserContextOptions['storageState'], undefined>

async function visit(
  browser: Browser,
  url: string,
  screen: ScreenToLoad,
  { session, slowness }: VisitOptions,
) {
  await using opened = new AsyncDisposableStack()
  const isSignedIn = screen.name === 'start'
  const context = await browser.newContext({ ...desktop, ...(isSignedIn && { storageState: session }) })
  opened.defer(() => context.close())
  const { page, devtools } = await openTab(context, slowness)
  const transfers = collectTransfers(devtools)

  const began = performance.now()
  await page.goto(url + screen.path, { waitUntil: 'commit' })
  // Not with a locator, which looks only every 500 ms after a while.
  await page.waitForFunction(
    ({ selector, text }) =>
      [...document.querySelectorAll(selector)].some((each) => each.textContent.startsWith(text)),
    screen,
  )
  const elapsed = performance.now() - began
  await page.waitForLoadState('networkidle')
  return { elapsed, transfers }
}

/** Browser state that contains only the owner's cookies. */
async function signedIn(browser: Browser, { url }: RunningServer): Promise<Session> {
  const context = await browser.newContext()
  const response = await context.request.post(`${url}/api/auth/sign-in/email`, { data: owner })
  if (!response.ok()) throw new Error(`Signing in gave ${response.status()}: ${await response.text()}`)
  const session = await context.storageState()
  await context.close()
  return session
}
