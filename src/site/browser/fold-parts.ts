/** The widest window in which parts are folded. */
const phone = '(max-width: 479px)'

/**
 * On phones, folds the marked parts of a page that begin below the window, so that nothing moves under a finger: each
 * gets a `details` with its first heading or header as the summary. The HTML has them open, for wider windows, for
 * browsers without scripts and for search engines. A link to a part opens it, and so does printing; the browser opens
 * what its own search finds.
 */
export function foldParts(parts: Iterable<Element>) {
  if (!matchMedia(phone).matches) return
  const below = [...parts].filter((part) => part.getBoundingClientRect().top > innerHeight)
  const folds = below.flatMap((part) => fold(part) ?? [])
  openAt(location.hash)
  addEventListener('hashchange', () => openAt(location.hash))
  // The address does not change if it names the part already.
  addEventListener('click', ({ target }) => {
    if (target instanceof Element) openAt(target.closest('a')?.hash ?? '')
  })
  let opened: HTMLDetailsElement[] = []
  addEventListener('beforeprint', () => {
    opened = folds.filter(({ open }) => !open)
    for (const details of opened) details.open = true
  })
  addEventListener('afterprint', () => {
    for (const details of opened) details.open = false
  })
}

/** A part without a title stays open. */
function fold(part: Element): HTMLDetailsElement | undefined {
  const title = part.querySelector(':scope > :is(header, h2, h3)')
  if (!title) return undefined
  const details = document.createElement('details')
  const summary = document.createElement('summary')
  details.append(summary, ...part.childNodes)
  summary.append(title)
  summary.insertAdjacentHTML('beforeend', '<svg class="icon" aria-hidden="true"><use href="#l-down"/></svg>')
  part.append(details)
  return details
}

/** Opens the part around the element with this id, or the first one inside it. */
function openAt(hash: string) {
  const target = document.getElementById(hash.slice(1))
  const details = (target?.closest('[data-fold]') ?? target)?.querySelector('details')
  if (details) details.open = true
}
