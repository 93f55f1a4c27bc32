import { likelyAttribute } from '#site/speculation-rules.ts'

/** A page with the picture of its first screen takes up to 24 KB, and a visit may load 60 KB in advance. */
const maxPages = 2

/** How long the reader stays before a link is likely, in ms. */
const rest = 300

/** Not the home page, which is the largest one, and where most visitors come from. */
const candidates = 'main a[href^="/"]:not([href="/"], [href*="#"])'

/**
 * Each time the reader stays somewhere, marks the link nearest the middle of the screen: a finger that comes next often
 * taps it. Where the first screen of a page has no other link, this is the page's parent in its breadcrumb.
 */
export function markLikelyLinks(): void {
  const known = new Set([location.pathname])

  function mark() {
    const link = nearestLink()
    if (!link || known.has(link.pathname)) return
    link.toggleAttribute(likelyAttribute, true)
    known.add(link.pathname)
    if (known.size > maxPages) removeEventListener('scroll', wait)
  }

  let timer: ReturnType<typeof setTimeout>
  function wait() {
    clearTimeout(timer)
    timer = setTimeout(mark, rest)
  }
  addEventListener('scroll', wait, { passive: true })
  wait()
}

/** The visible link nearest the middle of the screen. */
function nearestLink(): HTMLAnchorElement | undefined {
  let nearest: HTMLAnchorElement | undefined
  let shortest = innerHeight / 2
  for (const link of document.querySelectorAll<HTMLAnchorElement>(candidates)) {
    const { top, height } = link.getBoundingClientRect()
    const distance = Math.abs(top + height / 2 - innerHeight / 2)
    if (distance >= shortest || !link.checkVisibility()) continue
    nearest = link
    shortest = distance
  }
  return nearest
}
