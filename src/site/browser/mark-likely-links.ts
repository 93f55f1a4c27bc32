import { likelyAttribute } from '#site/speculation-rules.ts'

/** A page with the picture of its first screen takes up to 24 KB, and a visit may load 60 KB in advance. */
const maxPages = 2

/** How long the reader stays before the links in the middle of the screen are likely, in ms. */
const rest = 300

/** Marks the links in the middle of the screen once the reader stays there: a finger that comes next often taps one. */
export function markLikelyLinks(): void {
  const inMiddle = new Set<HTMLAnchorElement>()
  const known = new Set([location.pathname])
  let timer: ReturnType<typeof setTimeout>

  function mark() {
    for (const link of inMiddle) {
      if (known.has(link.pathname)) continue
      known.add(link.pathname)
      link.toggleAttribute(likelyAttribute, true)
      if (known.size > maxPages) return observer.disconnect()
    }
  }

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (target instanceof HTMLAnchorElement) inMiddle[isIntersecting ? 'add' : 'delete'](target)
      }
      clearTimeout(timer)
      timer = setTimeout(mark, rest)
    },
    { rootMargin: '-25% 0px -10%' },
  )
  for (const link of document.querySelectorAll('main a[href^="/"]:not([href*="#"])')) observer.observe(link)
}
