import { pesos } from '#content/facts/pesos.ts'
import type { SiteContent } from '#content/site-content/index.ts'

type Props = {
  prices: SiteContent['consultationPrice']['prices']
  className?: string | undefined
}

/** Each consultation with what it includes and its total price. */
export function PriceList({ prices, className }: Props) {
  return (
    <dl className={className}>
      {prices.map(({ name, description, amount }) => (
        <div key={name}>
          <dt>{name}</dt>
          {description && <dd>{description}</dd>}
          <dd data-amount="">
            ${pesos(amount)} <small>MXN</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}
