import { afterPaint } from '#site/islands/after-paint.ts'
import { shrinkHeader } from './shrink-header.ts'

/** What counts as the first sign that somebody uses the page; until then nothing but this file has run. */
const signsOfUse = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin']

/** Clicks on buttons and photos of islands that were not ready yet, given back to them once they are. */
const earlyClicks = new Map<Element, HTMLElement>()

function rememberClick(event: MouseEvent) {
  const { target, metaKey, ctrlKey, shiftKey, altKey } = event
  const control =
    target instanceof Element
      ? target.closest<HTMLElement>('button:not([popovertarget]), a[data-photo]')
      : null
  const island = control?.closest('[data-island]:not([data-ready])')
  // Who asks for another tab gets it.
  if (!control || !island || metaKey || ctrlKey || shiftKey || altKey) return
  event.preventDefault()
  earlyClicks.set(island, control)
}

function start() {
  for (const sign of signsOfUse) removeEventListener(sign, start, true)
  // What was touched is answered first, by HTML and CSS: React's code keeps the processor busy for a while.
  afterPaint(() => void import('./hydrate.tsx').then(({ hydrateIslands }) => hydrateIslands(earlyClicks)))
}

for (const sign of signsOfUse) addEventListener(sign, start, { capture: true, passive: true })
addEventListener('click', rememberClick, true)
shrinkHeader()
