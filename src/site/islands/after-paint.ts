/** Calls back when the browser has painted what came of the task at hand: what is heavy does not keep a finger waiting. */
export function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback))
}
