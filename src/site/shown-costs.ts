import { type Price, priceText } from '#content/facts/prices.ts'
import { spanishDate } from '#content/texts/spanish-date.ts'
import type { OpenSite } from '#site/open/open-site.ts'

export type ShownCosts = {
  readonly prices: readonly Price[]
  /** Names of the ways to pay. */
  readonly methods: readonly string[]
  /** Names of the insurers. */
  readonly insurers: readonly string[]
}

/**
 * What the home page shows of prices, ways to pay and insurers. Other pages list no more; the page of a service names
 * only its own price, so that patients do not take the price of a consultation for the price of an operation.
 */
export function shownCosts({ 'site-content': content, 'selected-sections': selected }: OpenSite): ShownCosts {
  const { consultationPrice, payments, insurances } = content
  const showsPrices = selected.PaymentMethods.display
  return {
    prices: showsPrices ? consultationPrice.prices.filter(isVisible) : [],
    methods: showsPrices ? payments.methods.filter(isVisible).map(({ name }) => name) : [],
    insurers: selected.Insurance.display
      ? insurances.companies.filter(isVisible).map(({ name }) => name)
      : [],
  }
}

const isVisible = ({ visible }: { readonly visible: boolean }) => visible

type Rows = readonly (readonly [name: string, text: string])[]

/** Each price with its amount and what it includes. */
export const priceRows = ({ prices }: ShownCosts): Rows =>
  prices.map((price) => [price.name, priceSentences(price)])

/** Prices, then the ways to pay and the insurers, under «Costos y seguros» or the one of the two that there is. */
export function costTable(prices: Rows, { methods, insurers }: ShownCosts): { title: string; rows: Rows } {
  const costs = [...prices, ['Formas de pago', methods.join(', ')] as const].filter(([, text]) => text !== '')
  const insurance = insurers.length > 0 ? [['Seguros que se aceptan', insurers.join(', ')] as const] : []
  const title = insurance.length === 0 ? 'Costos' : costs.length === 0 ? 'Seguros' : 'Costos y seguros'
  return { title, rows: [...costs, ...insurance] }
}

/** What visitors read beside a price: what it includes, and from when it is valid. Empty if neither is known. */
export function priceDetails({ description, validFrom }: Pick<Price, 'description' | 'validFrom'>): string {
  const from = spanishDate(validFrom)
  return [description, from && `Vigente desde el ${from}`].filter(Boolean).join('. ')
}

/** «$800 MXN. Historia clínica y exploración.» */
export function priceSentences(price: Price, name = ''): string {
  const details = priceDetails(price)
  const rest = name && details ? `${name}: ${details}` : name || details
  return rest ? `${priceText(price)}. ${rest}.`.replace(/(?<!\.)\.+$/, '.') : priceText(price)
}
