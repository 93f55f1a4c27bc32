import type { TapKind } from '#content/visits/visit-kinds.ts'

const linkKinds: readonly (readonly [TapKind, RegExp])[] = [
  // Not the numbers of public help.
  ['call', /^tel:(?!911|079|800)/],
  // Without a number the link shares the page and contacts no one.
  ['whatsapp', /\/\/wa\.me\/\d/],
  ['email', /^mailto:/],
  // The same profile with a fragment shows reviews.
  ['booking', /^(?!.*#).*(?:doctoralia|nimbo)/],
  ['directions', /\.goo\.gl|google\.[a-z.]{2,9}\/maps|waze/],
]

/**
 * Counts the use of this page and the taps on its ways to contact the practice, and sends the counts when the page is
 * hidden. Nothing identifies the visitor. Call it at the first sign of use: a page that no one uses is not counted.
 */
export function countUse(): void {
  const isRefused = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
  if (!('visits' in document.body.dataset) || isRefused || navigator.doNotTrack === '1') return

  let taps: [kind: string, place: string][] = []
  let from: string | null | undefined = arrivedFrom()

  const send = () => {
    if (from === undefined && taps.length === 0) return
    navigator.sendBeacon('/api/visits', JSON.stringify({ path: location.pathname, from, taps }))
    from = undefined
    taps = []
  }
  addEventListener('pagehide', send)
  document.addEventListener('visibilitychange', () => document.hidden && send())
  addEventListener(
    'click',
    ({ target, isTrusted }) => {
      // The loader replays early clicks, which are then not trusted. A tap on an icon hits its `use`, which also has a href.
      const control =
        isTrusted && target instanceof Element && target.closest<HTMLElement>('a[href], [data-tap]')
      if (!control || taps.length > 30) return
      const href = control.getAttribute('href') ?? ''
      const kind = control.dataset.tap ?? linkKinds.find(([, pattern]) => pattern.test(href))?.[0]
      const place = control.closest<HTMLElement>('[data-section], [data-floating]')?.dataset
      if (kind) taps.push([kind, place?.section ?? (place ? 'floating' : '')])
    },
    true,
  )
}

/** Host of the site that led here, or empty; null for a visitor who was already on this site. */
function arrivedFrom(): string | null {
  const [navigation] = performance.getEntriesByType('navigation')
  const { host } = document.referrer ? new URL(document.referrer) : { host: '' }
  const isReturn = navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate'
  return isReturn || host === location.host ? null : host
}
