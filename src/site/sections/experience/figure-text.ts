/** How a value with a plus sign is said: «+500» and «500+» as «Más de 500». Undefined for any other. */
export function spokenValue(value: string): string | undefined {
  const bare = value.replace(/^\+\s*|\s*\+$/, '')
  return bare === value || bare === '' ? undefined : `Más de ${bare}`
}

/** The first word of a label, which stands out, and the rest. */
export function splitLabel(label: string): { first: string; rest: string } {
  const end = label.indexOf(' ')
  return end < 0 ? { first: label, rest: '' } : { first: label.slice(0, end), rest: label.slice(end) }
}
