import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Keeps the current screen's link in view in the menu, which scrolls sideways on phones and downwards in low windows.
 * The number of problems and the publishing state load later and move the links.
 */
export function useCurrentLinkInView(menu: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address has another current link
  useEffect(() => {
    const side = menu.current
    if (!side) return undefined
    const observer = new ResizeObserver(() => showCurrentLink(side))
    for (const part of side.querySelectorAll(':scope > *, nav > *')) observer.observe(part)
    return () => observer.disconnect()
  }, [menu, pathname])
}

/** Scrolls within the menu only: `scrollIntoView` would scroll the page, too. */
function showCurrentLink(side: HTMLElement) {
  const link = side.querySelector('nav a[aria-current="page"]')
  const row = link?.closest('nav')
  if (!link || !row) return
  const place = link.getBoundingClientRect()
  const across = row.getBoundingClientRect()
  row.scrollLeft += place.left + place.width / 2 - (across.left + across.width / 2)
  const down = side.getBoundingClientRect()
  if (place.top < down.top) side.scrollTop += place.top - down.top
  if (place.bottom > down.bottom) side.scrollTop += place.bottom - down.bottom
}
