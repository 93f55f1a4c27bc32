import type { SiteContent } from '#content/site-content/index.ts'
import { TitledLogoStrip } from '#site/islands/titled-logo-strip.tsx'
import { methodsTitleId } from './payment-parts.tsx'

/** A carousel of the ways to pay, four at a time. */
export function PaymentCarousel(payments: SiteContent['payments']) {
  const { sectionTitle, sectionSubtitle, methods, additionalInfo } = payments
  return (
    <section aria-labelledby={sectionTitle ? methodsTitleId : undefined}>
      <TitledLogoStrip
        titleId={methodsTitleId}
        title={sectionTitle}
        note={additionalInfo}
        label={sectionTitle || 'Formas de pago'}
        items={methods.map(({ name, iconPath }) => ({ name, imagePath: iconPath }))}
        showNames
        slidesVisible={4}
      >
        {sectionSubtitle && <p>{sectionSubtitle}</p>}
      </TitledLogoStrip>
    </section>
  )
}
