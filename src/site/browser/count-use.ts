import type { Metric, TapKind } from '#content/visits/visits.ts'

const linkKinds: readonly (readonly [TapKind, RegExp])[] = [
  // Not the numbers of public help.
  ['call', /^tel:(?!911|079|800)/],
  // Without a number the link shares the page and contacts no one.
  ['whatsapp', /\/\/wa\.me\/\d/],
  ['directions', /\.goo\.gl|google\.[a-z.]{2,9}\/maps|waze/],
]

/**
 * Counts the use of this page and the taps on its ways to contact the practice, and sends the counts when the page is
 * hidden. Nothing identifies the visitor. Call it at the first sign of use: a page that no one uses is not counted.
 */
export function countUse(): void {
  const isRefused = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
  if (!('visits' in document.body.dataset) || isRefused || navigator.doNotTrack === '1') return

  let uses: Metric[] = ['view']

  const send = () => {
    if (uses.length === 0) return
    navigator.sendBeacon('/api/visits', JSON.stringify({ path: location.pathname, uses }))
    uses = []
  }
  addEventListener('pagehide', send)
  document.addEventListener('visibilitychange', () => document.hidden && send())
  addEventListener(
    'click',
    ({ target, isTrusted }) => {
      // The loader replays early clicks, which are then not trusted. A tap on an icon hits its `use`, which also has a href.
      const link = isTrusted && target instanceof Element && target.closest('a[href]')
      if (!link || uses.length > 30) return
      const href = link.getAttribute('href') ?? ''
      const kind = linkKinds.find(([, pattern]) => pattern.test(href))?.[0]
      if (kind) uses.push(kind)
    },
    true,
  )
}
