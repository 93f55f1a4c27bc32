/** Splits a text at its amount, to emphasise it: «Consulta con ultrasonido », «$800 MXN», ``. */
export function splitPrice(text: string): { before: string; amount: string; after: string } {
  const found = /\$\s?\d[\d.,]*\d?(?:\s*MXN\b)?/.exec(text)
  if (!found) return { before: text, amount: '', after: '' }
  const [amount] = found
  return { before: text.slice(0, found.index), amount, after: text.slice(found.index + amount.length) }
}
