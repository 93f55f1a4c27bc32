/** Spoken form of a value with a plus sign: «Más de 500» for «+500» and «500+». Undefined for other values. */
export function spokenValue(value: string): string | undefined {
  const bare = value.replace(/^\+\s*|\s*\+$/, '')
  return bare === value || bare === '' ? undefined : `Más de ${bare}`
}

/** Splits a label into its first word, which is emphasised, and the rest. */
export function splitLabel(label: string): { first: string; rest: string } {
  const end = label.indexOf(' ')
  return end < 0 ? { first: label, rest: '' } : { first: label.slice(0, end), rest: label.slice(end) }
}
