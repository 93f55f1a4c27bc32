import { Picture } from '#site/components/picture.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import styles from './payment-methods-tiles.module.css'
import { methodsTitleId, PaymentSections, PriceList, PricesHead, useMethods } from './payment-parts.tsx'

/** The prices in large type in joined cells on cobalt, and below them the ways to pay over the full width. */
export const PaymentMethodsTiles = () => (
  <PaymentSections
    pricesClass="on-dark section cobalt"
    methodsClass={styles.methods}
    prices={
      <div className="wrap">
        <PricesHead className="section-head split" />
        <PriceList className={styles.prices} />
      </div>
    }
    methods={<Methods />}
  />
)

/** Title, texts and all visible ways to pay. One without a picture is set in type only. */
function Methods() {
  const { images } = useRenderContext()
  const { sectionTitle, sectionSubtitle, additionalInfo } = useSiteContent().payments
  return (
    <div className="wrap columns">
      <div>
        {sectionTitle && <h2 id={methodsTitleId}>{sectionTitle}</h2>}
        {sectionSubtitle && <p>{sectionSubtitle}</p>}
        {additionalInfo && <p className="note">{additionalInfo}</p>}
      </div>
      <ul className={styles.list}>
        {useMethods().map(({ name, iconPath }) => (
          <li key={name}>
            {iconPath && <Picture image={images(iconPath)} alt="" sizes="48px" contained />}
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}
