/** A value; screen readers hear its spoken form. */
export function FigureValue({ value }: { value: string }) {
  const spoken = spokenValue(value)
  if (!spoken) return value
  return (
    <>
      <span aria-hidden="true">{value}</span>
      <span className="visually-hidden">{spoken}</span>
    </>
  )
}

/** A label with its first word emphasised. */
export function FigureLabel({ label }: { label: string }) {
  const { first, rest } = splitLabel(label)
  return (
    <>
      <b>{first}</b>
      {rest}
    </>
  )
}

/** Spoken form of a value with a plus sign: «Más de 500» for «+500» and «500+». Undefined for other values. */
export function spokenValue(value: string): string | undefined {
  const plus = /^\+|\+$/
  const bare = value.replace(plus, '').trim()
  return plus.test(value) && bare ? `Más de ${bare}` : undefined
}

/** Splits a label into its first word, which is emphasised, and the rest. */
export function splitLabel(label: string): { first: string; rest: string } {
  const end = label.indexOf(' ')
  return end < 0 ? { first: label, rest: '' } : { first: label.slice(0, end), rest: label.slice(end) }
}
