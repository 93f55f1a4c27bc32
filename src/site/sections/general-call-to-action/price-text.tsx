import { splitPrice } from './split-price.ts'

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
