import { phoneText } from '#content/facts/phone-text.ts'
import { wayOf } from '#content/phones/ways-of-phone.ts'
import type { Place } from '#content/places/places.ts'
import { messageFor } from '#content/places/service-places.ts'
import type { SiteContent } from '#content/site-content/index.ts'
import { messageLink, phoneLink, whatsappLink } from '#site/components/links.ts'
import { useSiteContent } from '#site/render-context.ts'
import styles from './contact-page.module.css'

type Row = Omit<SiteContent['doctorWorkInfo']['hospital']['phones'][number], 'id'>

/** Telephones, each with what it is for. @param message The first message on WhatsApp; by default the practice's. */
export function Phones({ rows, message }: { rows: readonly Row[]; message?: string | undefined }) {
  const content = useSiteContent()
  const numbers = rows.filter(({ phone }) => phone !== '')
  if (numbers.length === 0) return null
  const { whatsappMessage, websiteUrl } = content.doctorInfo
  return (
    <ul className={styles.rows}>
      {numbers.map(({ subheader, phone, display }) => (
        <li key={`${subheader} ${phone}`}>
          <span>{subheader || 'Teléfono'}</span>
          <a
            href={{
              call: phoneLink,
              whatsapp: () =>
                whatsappLink({ whatsapp: phone, whatsappMessage: message ?? whatsappMessage, websiteUrl }),
              message: messageLink,
            }[wayOf(subheader)](phone)}
            rel="noopener"
          >
            {display || phoneText(phone, content)}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The telephones of one of several places, with the practice's where it has none of its own. */
export function PlacePhones({ place }: { place: Place }) {
  const { doctorInfo, doctorWorkInfo } = useSiteContent()
  const appointments = doctorWorkInfo.schedulingPhone || doctorInfo.phone
  const rows = [
    ...place.phones,
    ...(place.phone ? [] : [{ subheader: 'Citas por teléfono', phone: appointments, display: '' }]),
    ...(place.whatsapp ? [] : [{ subheader: 'WhatsApp', phone: doctorInfo.whatsapp, display: '' }]),
  ]
  return <Phones rows={rows} message={messageFor(place)} />
}
