/** The chapter that crosses this part of the window is the one being read: a line below the header. */
const readingLine = '-25% 0px -75%'

/** Marks in a table of contents the chapter that is being read, and keeps it in the list's visible part. */
export function markChapter(list: HTMLElement) {
  const links = new Map<Element, HTMLAnchorElement>()
  for (const link of list.querySelectorAll('a')) {
    const chapter = document.getElementById(link.hash.slice(1))
    if (chapter) links.set(chapter, link)
  }
  let current: HTMLAnchorElement | undefined

  const observer = new IntersectionObserver(
    (entries) => {
      const entered = entries.find(({ isIntersecting }) => isIntersecting)
      if (!entered) return
      current?.removeAttribute('aria-current')
      current = links.get(entered.target)
      current?.setAttribute('aria-current', 'location')
      if (current) list.scrollTop = current.offsetTop - list.clientHeight / 2
    },
    { rootMargin: readingLine },
  )
  for (const chapter of links.keys()) observer.observe(chapter)
}
