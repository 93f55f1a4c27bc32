import { hoursLines, openingHoursOf } from '#content/hours/workplace-hours.ts'
import { frameSource, mapSandbox } from '#content/links/third-parties.ts'
import type { Place, ShownPlace } from '#content/places/places.ts'
import { dayAndMonth } from '#content/texts/spanish-date.ts'
import { Picture } from '#site/components/picture.tsx'
import { Island } from '#site/islands/island.tsx'
import { withWholePostalCode } from '#site/places/postal-code.ts'
import { bookingLink } from '#site/practice-links.ts'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { placeAnchor } from '#site/section-anchors.ts'
import styles from './contact-page.module.css'
import { Embed } from './embed.island.tsx'
import { PlacePhones } from './place-phones.tsx'
import { PracticeState, SpecialDaysOf } from './practice-hours.tsx'
import { WeekHours } from './week-hours.tsx'

/** One of several places: where it is, when she is there, its telephones, its map and its appointments. */
export function PlaceCard({ place, isFirst }: { place: Place; isFirst: boolean }) {
  const { images, site } = useRenderContext()
  const { picture, addressText } = place
  return (
    <div className={styles.place} id={placeAnchor(place.id)} data-fold={isFirst ? undefined : ''}>
      {picture && <Picture image={images(picture)} alt="" sizes="(min-width: 640px) 340px, 92vw" />}
      <header>
        <h3>{place.name}</h3>
        <PracticeState place={place} />
      </header>
      {addressText && <address>{withWholePostalCode(addressText)}</address>}
      <Access place={place} />
      <Conditions place={place} />
      <PlaceWeek place={place} />
      <SpecialDaysOf place={place} />
      <PlacePhones place={place} />
      <PlaceMap place={place} booking={place.bookingLink || bookingLink(site)?.href} />
    </div>
  )
}

/** The hours of a place by the lines of its timetable. */
export function PlaceWeek({ place }: { place: ShownPlace }) {
  const { clock, timeZone } = useSiteContent().doctorWorkInfo
  const lines = hoursLines(place, clock)
  if (lines.length === 0) return null
  const zone = place.timeZone || timeZone
  return <WeekHours lines={lines} timeZone={zone} />
}

/** How to get in. */
export function Access({ place: { access, hasRamp, hasLift } }: { place: ShownPlace }) {
  const equipment = [hasRamp && 'rampa', hasLift && 'elevador'].filter(Boolean).join(' y ')
  const facts = [...access.split('\n').map(withoutStop), equipment && `Con ${equipment}`].filter(Boolean)
  return facts.length > 0 && <p>{facts.join(' · ')}</p>
}

/** A full stop before a dot between two facts looks like a mistake. */
const withoutStop = (line: string) => line.trim().replace(/\.$/, '')

/** What a patient must know before she goes there. */
export function Conditions({ place }: { place: ShownPlace & Partial<Pick<Place, 'startsOn' | 'endsOn'>> }) {
  const { byAppointment, takesEmergencies, startsOn, endsOn } = place
  const facts = [
    byAppointment && (openingHoursOf(place) ? 'Solo con cita' : 'Previa cita'),
    takesEmergencies && 'Recibe urgencias',
    startsOn && `Desde el ${dayAndMonth(startsOn)}`,
    endsOn && `Hasta el ${dayAndMonth(endsOn)}`,
  ].filter(Boolean)
  return facts.length > 0 && <p className={styles.conditions}>{facts.join(' · ')}</p>
}

type PlaceMapProps = {
  place: Pick<ShownPlace, 'name' | 'mapLink' | 'mapFrame'>
  booking: string | undefined
}

/** The map on request, and links to directions and to the appointments of this place. */
export function PlaceMap({ place, booking }: PlaceMapProps) {
  const links = [
    ...(place.mapLink ? [{ href: place.mapLink, text: 'Cómo llegar' }] : []),
    ...(booking ? [{ href: booking, text: 'Agendar' }] : []),
  ]
  if (links.length === 0) return null
  return (
    <Island
      name="Embed"
      component={Embed}
      props={{
        title: `Mapa de ${place.name}`,
        text: '',
        provider: 'Google Maps',
        src: frameSource(place.mapFrame),
        sandbox: mapSandbox,
        buttonText: 'Ver el mapa',
        closeText: 'Cerrar el mapa',
        links,
      }}
    />
  )
}
