/** Two presses of Escape within this time leave the page. In ms. */
const maxBetween = 1000

/** Makes a link, and Escape pressed twice, replace this page: the way back does not lead to it. */
export function quickExit(link: HTMLAnchorElement) {
  // The owner edits the page in a frame, where Escape ends typing.
  if (self !== top) return
  const leave = () => {
    // Until the other page arrives, nothing of this one is on the screen or in the tab.
    document.body.hidden = true
    document.title = ''
    location.replace(link.href)
  }
  link.addEventListener('click', (event) => {
    event.preventDefault()
    leave()
  })
  let lastEscape = Number.NEGATIVE_INFINITY
  addEventListener('keydown', ({ key, repeat, timeStamp }) => {
    if (key !== 'Escape' || repeat) return
    if (timeStamp - lastEscape < maxBetween) leave()
    lastEscape = timeStamp
  })
}
