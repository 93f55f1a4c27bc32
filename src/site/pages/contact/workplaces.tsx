import type { ReactNode } from 'react'
import { hoursLines } from '#content/hours/workplace-hours.ts'
import { type Place, placesOf } from '#content/places/places.ts'
import type { SiteContent } from '#content/site-content/index.ts'
import { useSiteContent } from '#site/render-context.ts'
import styles from './contact-page.module.css'
import { PlaceCard, PlaceWeek } from './place-card.tsx'
import { Phones } from './place-phones.tsx'
import { PracticeState, SpecialDaysOf } from './practice-hours.tsx'

type Workplace = SiteContent['doctorWorkInfo']['hospital']

/** The places where patients are seen, the hospital and the emergency service. */
export function Workplaces() {
  const content = useSiteContent()
  const { hospital, urgencies, clock } = content.doctorWorkInfo
  const places = placesOf(content)
  return (
    <div className={styles.columns}>
      {places.length > 1
        ? places.map((place, index) => <PlaceCard key={place.id} place={place} isFirst={index === 0} />)
        : places.filter(isFilledIn).map((place) => <OnlyPlace key={place.id} place={place} />)}
      {[
        { place: hospital, name: 'Hospital' },
        { place: urgencies, name: 'Urgencias' },
      ]
        .filter(({ place }) => isFilledIn(place))
        .map(({ place, name }) => (
          <Workplace key={name} place={place} name={place.header || name} canFold={place === hospital}>
            <dl className={styles.rows}>
              {hoursLines(place, clock).map(({ days, hours }) => (
                <div key={`${days} ${hours}`}>
                  <dt>{days}</dt>
                  <dd>{hours}</dd>
                </div>
              ))}
            </dl>
          </Workplace>
        ))}
    </div>
  )
}

/** Whether the section has something to say. */
export const hasWorkplaces = (content: SiteContent): boolean => {
  const { hospital, urgencies } = content.doctorWorkInfo
  const places = placesOf(content)
  return places.length > 1 || [...places, hospital, urgencies].some(isFilledIn)
}

/** Whether the owner entered an address, hours or a telephone. */
const isFilledIn = ({ address, hours, phones }: Workplace): boolean =>
  address !== '' || Object.values(hours).some(Boolean) || phones.some(({ phone }) => phone !== '')

function OnlyPlace({ place }: { place: Place }) {
  return (
    <Workplace place={{ ...place, address: place.addressText }} name={place.name}>
      <PlaceWeek place={place} />
      <SpecialDaysOf place={place} />
      <PracticeState />
    </Workplace>
  )
}

type WorkplaceProps = { place: Workplace; name: string; canFold?: boolean; children: ReactNode }

function Workplace({ place, name, canFold = false, children }: WorkplaceProps) {
  return (
    <div className={styles.place} data-fold={canFold ? '' : undefined}>
      <h3>{name}</h3>
      {place.address && <address>{place.address}</address>}
      {children}
      <Phones rows={place.phones} />
    </div>
  )
}
