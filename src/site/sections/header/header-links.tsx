import type { SiteContent } from '#content/site-content/index.ts'
import { Brand } from '#site/components/brand.tsx'
import { Icon } from '#site/components/icon.tsx'
import { bookingLink } from '#site/practice-links.ts'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { contactPath } from '#site/route.ts'

/** Characters that fit on one line beside the menu. */
const maxSpecialty = 30

/** The specialty, or its short form if the long one does not fit. Without a short form, a very long one is left out. */
function headerSpecialty({ specialty, specialtyShort }: SiteContent['doctorInfo']): string {
  return specialty.length <= maxSpecialty ? specialty : specialtyShort
}

/** Link to the home page with the header's logo, and the logo for the small header. */
export function BrandLink({ className }: { className?: string | undefined }) {
  const { images } = useRenderContext()
  const { header, doctorInfo } = useSiteContent()
  const { logoPath, stickyLogoPath } = header
  return (
    <Brand
      href="/"
      className={className}
      image={images(logoPath || doctorInfo.logoPath)}
      stuckImage={stickyLogoPath && stickyLogoPath !== logoPath ? images(stickyLogoPath) : undefined}
      name={doctorInfo.name}
      specialty={headerSpecialty(doctorInfo)}
    />
  )
}

/**
 * Leads to the contact page, and there to the booking calendar if the practice has one. Headers show it from 1280 px,
 * where few devices dial; on phones the page has buttons that call.
 */
export function BookingLink({ className }: { className?: string | undefined }) {
  const { site } = useRenderContext()
  return (
    <a className={className} href={bookingLink(site)?.href ?? contactPath}>
      <Icon name="calendar" isLate />
      <span>Agendar cita</span>
    </a>
  )
}
