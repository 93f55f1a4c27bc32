/**
 * Calls a function now, every 30 s, and when a tab that was in the background is seen again: browsers pause timers there.
 * @returns Ends the calls.
 */
export function everyHalfMinute(update: () => void): () => void {
  update()
  const timer = setInterval(update, 30_000)
  document.addEventListener('visibilitychange', update)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', update)
  }
}
