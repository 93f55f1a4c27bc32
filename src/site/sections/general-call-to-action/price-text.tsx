import { splitPrice } from './split-price.ts'

/** The announced price with its amount set off. */
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
