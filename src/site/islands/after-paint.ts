/** Calls back after the next paint, so that heavy work does not delay the visible response to a tap. */
export function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback))
}
