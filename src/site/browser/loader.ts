import { afterPaint } from '#site/islands/after-paint.ts'
import { countUse } from './count-use.ts'
import { foldParts } from './fold-parts.ts'
import { isEdited } from './is-edited.ts'
import { showLateIcons } from './late-icons.ts'
import { showPictures } from './show-pictures.ts'
import { shrinkHeader } from './shrink-header.ts'

/** Events that count as the first use of the page. Until then the browser runs only this file. */
const interactionEvents = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
]

/** The last click per island on a button or photo before hydration; it is replayed after hydration. */
const earlyClicks = new Map<Element, HTMLElement>()

function rememberClick(event: MouseEvent) {
  const { target, metaKey, ctrlKey, shiftKey, altKey } = event
  const control =
    target instanceof Element
      ? target.closest<HTMLElement>('button:not([popovertarget]), a[data-photo]')
      : null
  const island = control?.closest('[data-island]:not([data-ready])')
  // A click with a modifier key opens a new tab: leave it to the browser.
  if (!control || !island || metaKey || ctrlKey || shiftKey || altKey) return
  event.preventDefault()
  earlyClicks.set(island, control)
}

function startAfter(event: Event) {
  // Browsers also report a pointer that rests over a new page as moved, without a distance.
  if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY)
    return
  start()
}

function start() {
  for (const sign of interactionEvents) removeEventListener(sign, startAfter, true)
  countUse()
  const chapters = document.querySelector<HTMLElement>('[data-chapters]')
  if (chapters) void import('./mark-chapter.ts').then(({ markChapter }) => markChapter(chapters))
  // First paint what HTML and CSS alone show in response: loading React then blocks the main thread for a while.
  afterPaint(() => void import('./hydrate.tsx').then(({ hydrateIslands }) => hydrateIslands(earlyClicks)))
}

for (const sign of interactionEvents) addEventListener(sign, startAfter, { capture: true, passive: true })
addEventListener('click', rememberClick, true)
const exit = document.querySelector<HTMLAnchorElement>('[data-exit]')
if (exit) void import('./quick-exit.ts').then(({ quickExit }) => quickExit(exit))
const weeks = [...document.querySelectorAll<HTMLElement>('[data-week]')]
if (weeks.length > 0) void import('./mark-today.ts').then(({ markToday }) => markToday(weeks))
// Not where the owner edits: she reaches every text of the page.
const folds = isEdited ? [] : document.querySelectorAll('[data-fold]')
afterPaint(showPictures)
foldParts(folds)
shrinkHeader()
void showLateIcons().then(() => {
  // The page reacts to its first use, and has everything that it requests before that. Tests wait for it.
  document.documentElement.dataset.ready ??= ''
})
// Also if a person used the page before this file came.
if (isEdited || scrollY || navigator.userActivation?.hasBeenActive) start()
