import { LogoStrip } from '#site/islands/logo-strip.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import styles from './payment-strip.module.css'

/**
 * A carousel of the ways to pay, four at a time, above the call to action. Nothing on a home page that shows its own
 * section of them, because that section stands in the same place.
 */
export function PaymentStrip() {
  const { route, site } = useRenderContext()
  const { sectionTitle, methods } = useSiteContent().payments
  const visible = methods.filter((method) => method.visible)
  if (visible.length === 0) return null
  if (route.page === 'home' && site['selected-sections'].PaymentMethods.display) return null
  const label = sectionTitle || 'Formas de pago'
  return (
    <div className={styles.payments}>
      <div className="wrap">
        <p className="note">{label}</p>
        <LogoStrip
          label={label}
          items={visible.map(({ name, iconPath }) => ({ name, imagePath: iconPath }))}
          showNames
          slidesVisible={4}
        />
      </div>
    </div>
  )
}
