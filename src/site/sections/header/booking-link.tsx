import { Icon } from '#site/components/icon.tsx'
import { bookingLink } from '#site/practice-links.ts'
import { useRenderContext } from '#site/render-context.ts'
import { contactPath } from '#site/route.ts'

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
