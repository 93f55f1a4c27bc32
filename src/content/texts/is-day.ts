/** Whether a text is a day as `2026-01-31`. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  // JavaScript rolls an invalid day over to the next month.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
