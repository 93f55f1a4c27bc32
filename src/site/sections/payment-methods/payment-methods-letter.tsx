import { CornerFlowers } from '#site/components/corner-flowers.tsx'
import { TitledLogoStrip } from '#site/islands/logo-strip.tsx'
import { useSiteContent } from '#site/render-context.ts'
import styles from './payment-methods-letter.module.css'
import { methodsTitleId, PaymentSections, PriceList, PricesHead, useMethods } from './payment-parts.tsx'

/** The prices as a letter with flowers in its corners, and below it a carousel of the ways to pay, four at a time. */
export function PaymentMethodsLetter() {
  const { sectionTitle, sectionSubtitle, additionalInfo } = useSiteContent().payments
  return (
    <PaymentSections
      className={`section plain wrap ${styles.payment}`}
      pricesClass={`columns ${styles.prices}`}
      prices={
        <>
          <PricesHead className={styles.text} />
          <div className={styles.letter}>
            <CornerFlowers />
            <PriceList />
          </div>
        </>
      }
      methods={
        <TitledLogoStrip
          titleId={methodsTitleId}
          title={sectionTitle}
          note={additionalInfo}
          label={sectionTitle || 'Formas de pago'}
          items={useMethods().map(({ name, iconPath }) => ({ name, imagePath: iconPath }))}
          showNames
          slidesVisible={4}
        >
          {sectionSubtitle && <p>{sectionSubtitle}</p>}
        </TitledLogoStrip>
      }
    />
  )
}
