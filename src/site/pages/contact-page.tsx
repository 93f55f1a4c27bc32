import { useSiteContent } from '#site/render-context.ts'
import { contactPath } from '#site/route.ts'
import { Booking } from './contact/booking.tsx'
import { ContactLists } from './contact/contact-lists.tsx'
import { Location } from './contact/location.tsx'
import { QuickWays } from './contact/quick-ways.tsx'
import styles from './contact-page.module.css'
import { Notices } from './notices/notices.tsx'
import { bannerDrawing, PageBanner } from './page-banner.tsx'

/** Phones, hours, addresses, directions, booking and map. */
export function ContactPage() {
  const { contact } = useSiteContent()
  const title = contact.title || 'Contacto'
  return (
    <>
      <PageBanner
        title={title}
        subtitle={contact.subtitle}
        crumbs={[{ label: title }]}
        drawing={bannerDrawing(contactPath.slice(1))}
      />
      <div className={`wrap ${styles.contact}`}>
        <div className={styles.ways}>
          <Notices place="contact" />
          <QuickWays />
          <Booking />
        </div>
        <Location />
        <ContactLists />
      </div>
    </>
  )
}
