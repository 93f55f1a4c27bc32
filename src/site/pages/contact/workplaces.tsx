import type { ReactNode } from 'react'
import { phoneText } from '#content/facts/phone-text.ts'
import { hoursLines } from '#content/hours/workplace-hours.ts'
import { placesOf } from '#content/places/places.ts'
import { firstPlaceId } from '#content/site-content/first-place.ts'
import type { SiteContent } from '#content/site-content/index.ts'
import { phoneLink, whatsappLink } from '#site/components/links.ts'
import { useSiteContent } from '#site/render-context.ts'
import styles from './contact-page.module.css'
import { HoursTable, PracticeHours } from './practice-hours.tsx'

type DoctorWorkInfo = SiteContent['doctorWorkInfo']

/** The places where the doctor works, with address, hours and telephones. */
export function Workplaces() {
  const content = useSiteContent()
  return (
    <div className={styles.columns}>
      {workplaces(content).map(({ id, place, header }) => (
        <Workplace key={id} place={place} header={place.header || header}>
          {id === firstPlaceId && <PracticeHours />}
        </Workplace>
      ))}
    </div>
  )
}

/** The places for which the owner entered an address, hours or a telephone. */
export const workplaces = (content: SiteContent) =>
  [
    ...placesOf(content).map((place) => ({
      id: place.id,
      place: { ...place, address: place.addressText },
      header: place.name,
    })),
    { id: 'hospital', place: content.doctorWorkInfo.hospital, header: 'Hospital' },
    { id: 'urgencies', place: content.doctorWorkInfo.urgencies, header: 'Urgencias' },
  ].filter(
    ({ place: { address, hours, phones } }) =>
      address || Object.values(hours).some(Boolean) || phones.some(({ phone }) => phone),
  )

type WorkplaceProps = { place: DoctorWorkInfo['hospital']; header: string; children: ReactNode }

function Workplace({ place, header, children }: WorkplaceProps) {
  const content = useSiteContent()
  const { address, phones } = place
  const hours = hoursLines(place, content.doctorWorkInfo.clock)
  const numbers = phones.filter(({ phone }) => phone !== '')
  return (
    <div className={styles.place}>
      <h3>{header}</h3>
      {address && <address>{address}</address>}
      {hours.length > 0 && <HoursTable rows={hours.map(({ days, hours }) => [days, hours])} />}
      {children}
      {numbers.length > 0 && (
        <ul className={styles.rows}>
          {numbers.map(({ subheader, phone, display }) => (
            <li key={`${subheader} ${phone}`}>
              <span>{subheader}</span>
              <a
                href={
                  /whatsapp/i.test(subheader)
                    ? whatsappLink({ ...content.doctorInfo, whatsapp: phone })
                    : phoneLink(phone)
                }
                rel="noopener"
              >
                {display || phoneText(phone, content)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
