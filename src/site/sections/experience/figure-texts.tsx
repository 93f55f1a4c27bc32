import { splitLabel, spokenValue } from './figure-text.ts'

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
