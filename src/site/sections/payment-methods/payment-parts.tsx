import { pesos } from '#content/facts/pesos.ts'
import type { SiteContent } from '#content/site-content/index.ts'
import { Paragraphs } from '#site/components/paragraphs.tsx'
import { Picture } from '#site/components/picture.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { priceDetails } from '#site/shown-costs.ts'
import styles from './payment-parts.module.css'

export const pricesTitleId = 'titulo-precios'
export const methodsTitleId = 'titulo-pagos'

/** The visible prices and ways to pay, with their texts; undefined if there are neither. */
export function usePaymentContent() {
  const { consultationPrice, payments } = useSiteContent()
  const prices = consultationPrice.prices.filter((price) => price.visible)
  const methods = payments.methods.filter((method) => method.visible)
  if (prices.length === 0 && methods.length === 0) return
  return { consultationPrice, prices, payments, methods }
}

type PricesHeadProps = { of: SiteContent['consultationPrice']; className: string | undefined }

/** Title and text above the prices. */
export const PricesHead = ({ of, className }: PricesHeadProps) => (
  <div className={className}>
    {of.sectionTitle && <h2 id={pricesTitleId}>{of.sectionTitle}</h2>}
    <div>
      <Paragraphs text={of.sectionText} />
    </div>
  </div>
)

type PriceListProps = { prices: SiteContent['consultationPrice']['prices']; className?: string | undefined }

/** Each consultation with what it includes and its total price. */
export const PriceList = ({ prices, className = '' }: PriceListProps) => (
  <dl className={`${styles.prices} ${className}`}>
    {prices.map((price) => (
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
)

/** Title and text above the ways to pay. */
export const MethodsHead = ({ of }: { of: SiteContent['payments'] }) => (
  <div>
    {of.sectionTitle && <h2 id={methodsTitleId}>{of.sectionTitle}</h2>}
    {of.sectionSubtitle && <p>{of.sectionSubtitle}</p>}
    {of.additionalInfo && <p className="note">{of.additionalInfo}</p>}
  </div>
)

/** All ways to pay. One without a picture is set in type only. */
export function MethodList({ methods }: Pick<SiteContent['payments'], 'methods'>) {
  const { images } = useRenderContext()
  return (
    <ul className={styles.methods}>
      {methods.map(({ name, iconPath }) => (
        <li key={name}>
          {iconPath && <Picture image={images(iconPath)} alt="" sizes="48px" contained />}
          {name}
        </li>
      ))}
    </ul>
  )
}
