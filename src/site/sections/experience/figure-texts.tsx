import { splitLabel, spokenValue } from './figure-text.ts'

/** A value as it is seen, with its plus sign said in words. */
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

/** A label whose first word stands out. */
export function FigureLabel({ label }: { label: string }) {
  const { first, rest } = splitLabel(label)
  return (
    <>
      <b>{first}</b>
      {rest}
    </>
  )
}
