import { hoursLines, openingHoursOf } from '#content/hours/workplace-hours.ts'
import type { Place } from '#content/places/places.ts'
import { dayAndMonth } from '#content/texts/spanish-date.ts'
import { Picture } from '#site/components/picture.tsx'
import { Island } from '#site/islands/island.tsx'
import { bookingLink } from '#site/practice-links.ts'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { placeAnchor } from '#site/section-anchors.ts'
import styles from './contact-page.module.css'
import { Embed } from './embed.island.tsx'
import { PlacePhones } from './place-phones.tsx'
import { PracticeState, SpecialDaysOf } from './practice-hours.tsx'
import { frameSource, mapSandbox } from './third-parties.ts'
import { WeekHours } from './week-hours.island.tsx'

/** One of several places: where it is, when she is there, its telephones, its map and its appointments. */
export function PlaceCard({ place, isFirst }: { place: Place; isFirst: boolean }) {
  const { images } = useRenderContext()
  const { picture, addressText } = place
  return (
    <div className={styles.place} id={placeAnchor(place.id)} data-fold={isFirst ? undefined : ''}>
      {picture && <Picture image={images(picture)} alt="" sizes="(min-width: 640px) 340px, 92vw" />}
      <header>
        <h3>{place.name}</h3>
        <PracticeState place={place} />
      </header>
      {addressText && <address>{addressText}</address>}
      <Access place={place} />
      <Conditions place={place} />
      <PlaceWeek place={place} />
      <SpecialDaysOf place={place} />
      <PlacePhones place={place} />
      <PlaceMap place={place} />
    </div>
  )
}

/** The hours of a place by the lines of its timetable. */
export function PlaceWeek({ place }: { place: Place }) {
  const lines = hoursLines(place, useSiteContent().doctorWorkInfo.clock)
  if (lines.length === 0) return null
  return <Island name="WeekHours" component={WeekHours} props={{ lines, timeZone: place.timeZone }} />
}

/** How to get in. */
function Access({ place: { access } }: { place: Place }) {
  const { floor, entrance, parking, hasRamp, hasLift } = access
  const equipment = [hasRamp && 'rampa', hasLift && 'elevador'].filter(Boolean).join(' y ')
  const facts = [floor, entrance, parking, equipment && `Con ${equipment}`].filter(Boolean)
  return facts.length > 0 && <p>{facts.join(' · ')}</p>
}

/** What a patient must know before she goes there. */
function Conditions({ place }: { place: Place }) {
  const { byAppointment, takesEmergencies, startsOn, endsOn } = place
  const facts = [
    byAppointment && (openingHoursOf(place) ? 'Solo con cita' : 'Previa cita'),
    takesEmergencies && 'Recibe urgencias',
    startsOn && `Desde el ${dayAndMonth(startsOn)}`,
    endsOn && `Hasta el ${dayAndMonth(endsOn)}`,
  ].filter(Boolean)
  return facts.length > 0 && <p className={styles.conditions}>{facts.join(' · ')}</p>
}

/** The map on request, and links to directions and to the appointments of this place. */
function PlaceMap({ place }: { place: Place }) {
  const { site } = useRenderContext()
  const booking = place.bookingLink || bookingLink(site)?.href
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
        tap: 'directions' as const,
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
