import type { ReactNode } from 'react'
import { pesos } from '#content/facts/prices.ts'
import { Paragraphs } from '#site/components/paragraphs.tsx'
import { useSiteContent } from '#site/render-context.ts'
import { priceDetails } from '#site/shown-costs.ts'
import styles from './payment-parts.module.css'

const pricesTitleId = 'titulo-precios'
export const methodsTitleId = 'titulo-pagos'

type Props = {
  className?: string | undefined
  pricesClass?: string | undefined
  methodsClass?: string | undefined
  /** Shown if a price is visible. */
  prices: ReactNode
  /** Shown if a way to pay is visible. */
  methods: ReactNode
}

/** The section of the prices and the one of the ways to pay; nothing if there are neither. */
export function PaymentSections({ className, pricesClass, methodsClass, prices, methods }: Props) {
  const { consultationPrice, payments } = useSiteContent()
  const hasPrices = consultationPrice.prices.some(isVisible)
  const hasMethods = payments.methods.some(isVisible)
  if (!hasPrices && !hasMethods) return null
  return (
    <div className={className}>
      {hasPrices && (
        <section
          className={pricesClass}
          aria-labelledby={consultationPrice.sectionTitle ? pricesTitleId : undefined}
        >
          {prices}
        </section>
      )}
      {hasMethods && (
        <section
          className={methodsClass}
          aria-labelledby={payments.sectionTitle ? methodsTitleId : undefined}
        >
          {methods}
        </section>
      )}
    </div>
  )
}

const isVisible = ({ visible }: { readonly visible: boolean }) => visible

/** Title and text above the prices. */
export function PricesHead({ className }: { className: string | undefined }) {
  const { sectionTitle, sectionText } = useSiteContent().consultationPrice
  return (
    <div className={className}>
      {sectionTitle && <h2 id={pricesTitleId}>{sectionTitle}</h2>}
      <div>
        <Paragraphs text={sectionText} />
      </div>
    </div>
  )
}

/** Each visible consultation with what it includes and its total price, and the note below them. */
export function PriceList({ className = '' }: { className?: string | undefined }) {
  const { prices, note } = useSiteContent().consultationPrice
  return (
    <>
      <dl className={`${styles.prices} ${className}`.trimEnd()}>
        {prices.filter(isVisible).map((price) => (
          <div key={price.name}>
            <dt>
              {price.name}
              {priceDetails(price) && <small>{priceDetails(price)}</small>}
            </dt>
            <dd>
              ${pesos(price.amount)} <small>MXN</small>
            </dd>
          </div>
        ))}
      </dl>
      {note && <p className="note">{note}</p>}
    </>
  )
}

/** The visible ways to pay. */
export const useMethods = () => useSiteContent().payments.methods.filter(isVisible)
