/**
 * Lets the tapped link become the title of the next page: gives it the name that titles of banners have, and takes it
 * from this page's own title, because only one element may have it. A page that is shown again by the back button still
 * has the name on its link, so that the title moves back.
 */
export function carryTitle(): void {
  let carried: HTMLElement | undefined
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    const url = activation?.entry?.url
    if (!viewTransition || !url) return
    // The admin has no transitions. Chromium reports one that began here as an error of the admin's page.
    if (url.startsWith(`${origin}/admin`)) viewTransition.skipTransition()
    const link = document.activeElement?.closest<HTMLAnchorElement>('main a')
    if (!link || link.href !== url) return
    carried?.style.removeProperty('view-transition-name')
    document.querySelector('h1')?.style.setProperty('--title', 'none')
    link.style.setProperty('view-transition-name', 'title')
    carried = link
  })
}
