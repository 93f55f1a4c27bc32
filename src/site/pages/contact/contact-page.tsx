import { privacyNotice, visitorsUnknown } from '#content/legal/privacy-notice.ts'
import { frameOrigins } from '#content/links/third-parties.ts'
import type { OpenSite } from '#site/open/open-site.ts'
import { Notices } from '#site/pages/notices/notices.tsx'
import { PageBanner } from '#site/pages/page-banner.tsx'
import type { PageKind } from '#site/pages/page-kind.ts'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { contactPath, privacyPath } from '#site/route.ts'
import { Booking } from './booking.tsx'
import { ContactLists } from './contact-lists.tsx'
import styles from './contact-page.module.css'
import { Costs } from './costs.tsx'
import { Location } from './location.tsx'
import { QuickWays } from './quick-ways.tsx'

/** The privacy notice in short, where visitors give their data. */
function ShortNotice() {
  const content = useSiteContent()
  const { audience, site } = useRenderContext()
  return (
    <section aria-labelledby="titulo-privacidad" data-fold="">
      <h2 id="titulo-privacidad">Sus datos personales</h2>
      <p>
        {privacyNotice(site).short} {visitorsUnknown(content, audience !== 'export')}{' '}
        <a href={privacyPath}>Lea el aviso de privacidad integral</a>.
      </p>
    </section>
  )
}

/** Phones, hours, addresses, directions, booking and map. */
function ContactPage() {
  const { site } = useRenderContext()
  const { contact } = site['site-content']
  const title = titleOf(site)
  return (
    <>
      <PageBanner
        title={title}
        subtitle={contact.subtitle}
        crumbs={[{ label: title }]}
        tiles={contactPath.slice(1)}
      />
      <div className={`wrap ${styles.contact}`}>
        <div className={`${styles.columns} ${styles.ways}`}>
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

const titleOf = ({ 'site-content': { contact } }: OpenSite) => contact.title || 'Contacto'

export const contactPage: PageKind = {
  View: ContactPage,
  head: ({ 'site-content': { contact } }) => ({
    path: contactPath,
    title: contact.metadataTitle,
    description: contact.metadataDescription,
  }),
  response: { frameSources: frameOrigins },
  card: ({ 'site-content': { contact, aboutMe } }) => ({
    title: contact.title,
    pictures: [aboutMe.imagePath],
  }),
  schemaType: 'ContactPage',
  trail: (site) => [{ name: titleOf(site) }],
}
