import { useRenderContext } from '#site/render-context.ts'
import { sectionAnchors } from '#site/section-anchors.ts'

/** Links to the prices and the insurers on the home page; only to what it shows. */
export function CostLinks({ className }: { className?: string | undefined }) {
  const { snapshot } = useRenderContext()
  const { consultationPrice, payments, insurances } = snapshot['site-content']
  const selected = snapshot['selected-sections']
  const hasPrices = consultationPrice.prices.some(isVisible)
  const links = [
    selected.PaymentMethods.display &&
      (hasPrices || payments.methods.some(isVisible)) && {
        href: `/#${sectionAnchors.PaymentMethods}`,
        label: hasPrices ? 'Costos y formas de pago' : 'Formas de pago',
      },
    selected.Insurance.display &&
      insurances.companies.some(isVisible) && {
        href: `/#${sectionAnchors.Insurance}`,
        label: '¿Atiende mi seguro?',
      },
  ].filter((link) => link !== false)
  if (links.length === 0) return null
  return (
    <ul className={className}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  )
}

const isVisible = ({ visible }: { readonly visible: boolean }) => visible
