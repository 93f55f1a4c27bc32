/** The price text with its amount emphasised. */
export function PriceText({ text }: { text: string }) {
  const { before, amount, after } = splitPrice(text)
  return (
    <>
      {before}
      {amount && <b>{amount}</b>}
      {after}
    </>
  )
}

/** Splits a text at its amount, to emphasise it: «Consulta con ultrasonido », «$800 MXN», ``. */
export function splitPrice(text: string): { before: string; amount: string; after: string } {
  const found = /\$\s?\d[\d.,]*\d?(?:\s*MXN\b)?/.exec(text)
  if (!found) return { before: text, amount: '', after: '' }
  const [amount] = found
  return { before: text.slice(0, found.index), amount, after: text.slice(found.index + amount.length) }
}
