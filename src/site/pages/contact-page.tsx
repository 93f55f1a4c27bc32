import { privacyNotice, visitorsUnknown } from '#content/privacy-notice.ts'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { contactPath, privacyPath } from '#site/route.ts'
import { Booking } from './contact/booking.tsx'
import { ContactLists } from './contact/contact-lists.tsx'
import { Costs } from './contact/costs.tsx'
import { Location } from './contact/location.tsx'
import { QuickWays } from './contact/quick-ways.tsx'
import styles from './contact-page.module.css'
import { Notices } from './notices/notices.tsx'
import { bannerDrawing, PageBanner } from './page-banner.tsx'

/** The privacy notice in short, where visitors give their data. */
function ShortNotice() {
  const content = useSiteContent()
  const { audience, site } = useRenderContext()
  return (
    <section aria-labelledby="titulo-privacidad">
      <h2 id="titulo-privacidad">Sus datos personales</h2>
      <p>
        {privacyNotice(site).short} {visitorsUnknown(content, audience !== 'export')}{' '}
        <a href={privacyPath}>Lea el aviso de privacidad integral</a>.
      </p>
    </section>
  )
}

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
        <Costs />
        <ContactLists />
        <ShortNotice />
      </div>
    </>
  )
}
