import { pesos } from '#content/facts/pesos.ts'
import type { SiteContent } from '#content/site-content/index.ts'
import { priceDetails } from '#site/price-details.ts'

type Props = {
  prices: SiteContent['consultationPrice']['prices']
  className?: string | undefined
}

/** Each consultation with what it includes and its total price. */
export function PriceList({ prices, className }: Props) {
  return (
    <dl className={className}>
      {prices.map((price) => (
        <div key={price.name}>
          <dt>{price.name}</dt>
          {priceDetails(price) && <dd>{priceDetails(price)}</dd>}
          <dd data-amount="">
            ${pesos(price.amount)} <small>MXN</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}
