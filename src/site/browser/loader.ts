import { afterPaint } from '#site/islands/after-paint.ts'
import { shrinkHeader } from './shrink-header.ts'

/** Events that count as the first use of the page. Until one of them, only this file runs. */
const signsOfUse = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin']

/** The last click on a button or photo of each island that was not ready; it is repeated after hydration. */
const earlyClicks = new Map<Element, HTMLElement>()

function rememberClick(event: MouseEvent) {
  const { target, metaKey, ctrlKey, shiftKey, altKey } = event
  const control =
    target instanceof Element
      ? target.closest<HTMLElement>('button:not([popovertarget]), a[data-photo]')
      : null
  const island = control?.closest('[data-island]:not([data-ready])')
  // A click with a modifier key opens another tab: leave it to the browser.
  if (!control || !island || metaKey || ctrlKey || shiftKey || altKey) return
  event.preventDefault()
  earlyClicks.set(island, control)
}

function start() {
  for (const sign of signsOfUse) removeEventListener(sign, start, true)
  // Paint the answer of HTML and CSS first: loading React keeps the main thread busy for a while.
  afterPaint(() => void import('./hydrate.tsx').then(({ hydrateIslands }) => hydrateIslands(earlyClicks)))
}

for (const sign of signsOfUse) addEventListener(sign, start, { capture: true, passive: true })
addEventListener('click', rememberClick, true)
shrinkHeader()
