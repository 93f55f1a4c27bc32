import type { SiteContent } from '#content/site-content/index.ts'

const format = new Intl.NumberFormat('es-MX', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
})

/** Formats an amount without currency: «1,200». */
export const pesos = (amount: number) => format.format(amount)

type Prices = SiteContent['consultationPrice']['prices']
export type Price = Prices[number]

/** The amount as the site writes it in texts: «$1,200 MXN». */
export const priceText = ({ amount }: Pick<Price, 'amount'>): string => `$${pesos(amount)} MXN`

/**
 * The price that visitors may see under this id; undefined if it is hidden or was removed. A service shows its price also
 * if the home page hides the section of prices, because the owner linked it there.
 */
export const findPrice = ({ consultationPrice }: SiteContent, id: string): Price | undefined =>
  id === '' ? undefined : consultationPrice.prices.find((price) => price.id === id && price.visible)
