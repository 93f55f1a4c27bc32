import type { ReactNode } from 'react'
import { hoursLines } from '#content/hours/workplace-hours.ts'
import { type Place, placesOf, type ShownPlace, workplaceOf } from '#content/places/places.ts'
import type { SiteContent } from '#content/site-content/index.ts'
import { plainText } from '#content/texts/words.ts'
import { Picture } from '#site/components/picture.tsx'
import { withWholePostalCode } from '#site/places/postal-code.ts'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import styles from './contact-page.module.css'
import { Access, Conditions, PlaceCard, PlaceMap, PlaceWeek } from './place-card.tsx'
import { Phones } from './place-phones.tsx'
import { PracticeState, SpecialDaysOf } from './practice-hours.tsx'

/** The places where patients are seen, the hospital and the emergency service. */
export function Workplaces() {
  const content = useSiteContent()
  const places = placesOf(content)
  return (
    <div className={styles.columns}>
      {places.length > 1
        ? places.map((place, index) => <PlaceCard key={place.id} place={place} isFirst={index === 0} />)
        : places.filter(isFilledIn).map((place) => <OnlyPlace key={place.id} place={place} />)}
      {shownWorkplaces(content).map(({ key, place }) => (
        <Workplace key={key} place={place} canFold={key === 'hospital'}>
          <WorkplaceHours place={place} />
        </Workplace>
      ))}
    </div>
  )
}

/** A hospital that is also one of the places where patients are seen has its card there. */
function shownWorkplaces(content: SiteContent) {
  const { hospital, hospitalHeader } = content.doctorWorkInfo
  const names = new Set([hospitalHeader, hospital.header].map(plainText))
  const isPlace = placesOf(content).some(
    ({ kind, name }) => kind === 'hospital' && names.has(plainText(name)),
  )
  return (isPlace ? (['urgencies'] as const) : (['hospital', 'urgencies'] as const))
    .map((key) => ({ key, place: workplaceOf(content, key) }))
    .filter(({ place }) => isFilledIn(place) || (place.visible && place.mapLink !== ''))
}

/** Whether the section has something to say. */
export const hasWorkplaces = (content: SiteContent): boolean => {
  const places = placesOf(content)
  return places.length > 1 || places.some(isFilledIn) || shownWorkplaces(content).length > 0
}

/** Whether the owner entered where the place is, when she is there, or a telephone. */
const isFilledIn = ({ visible, address, access, bookingLink, hours, phones }: ShownPlace): boolean =>
  visible &&
  ([address, access, bookingLink, ...Object.values(hours)].some(Boolean) ||
    phones.some(({ phone }) => phone !== ''))

/** The hours of the hospital or the emergency service. Today's line is marked where the owner chose their time zone. */
function WorkplaceHours({ place }: { place: ShownPlace }) {
  const { clock } = useSiteContent().doctorWorkInfo
  if (place.timeZone) return <PlaceWeek place={place} />
  return (
    <dl className={styles.rows}>
      {hoursLines(place, clock).map(({ days, hours }) => (
        <div key={`${days} ${hours}`}>
          <dt>{days}</dt>
          <dd>{hours}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The only place where patients are seen. Its map is above, larger. */
function OnlyPlace({ place }: { place: Place }) {
  const { images } = useRenderContext()
  return (
    <Workplace place={{ ...place, mapLink: '', mapFrame: '' }}>
      {place.picture && (
        <Picture image={images(place.picture)} alt="" sizes="(min-width: 640px) 340px, 92vw" />
      )}
      <PlaceWeek place={place} />
      <SpecialDaysOf place={place} />
      <PracticeState />
    </Workplace>
  )
}

type WorkplaceProps = { place: ShownPlace; canFold?: boolean; children: ReactNode }

function Workplace({ place, canFold = false, children }: WorkplaceProps) {
  return (
    <div className={styles.place} data-fold={canFold ? '' : undefined}>
      <h3>{place.name}</h3>
      {place.addressText && <address>{withWholePostalCode(place.addressText)}</address>}
      <Access place={place} />
      <Conditions place={place} />
      {children}
      <Phones rows={place.phones} />
      <PlaceMap place={place} booking={place.bookingLink} />
    </div>
  )
}
