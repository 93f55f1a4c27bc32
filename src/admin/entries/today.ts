/** The current day in the browser's time zone, as `2026-01-31`. */
export function today(now = new Date()): string {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return parts.map((part) => `${part}`.padStart(2, '0')).join('-')
}
