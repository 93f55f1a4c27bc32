import { phoneText } from '#content/facts/phone-text.ts'
import { hoursText } from '#content/hours/hours-text.ts'
import { type Place, placesOf } from '#content/places/places.ts'
import { callNumberOf } from '#content/places/service-places.ts'
import { lowerFirst } from '#content/texts/words.ts'
import { Icon } from '#site/components/icon.tsx'
import { phoneLink } from '#site/components/links.ts'
import { useSiteContent } from '#site/render-context.ts'

/** 'Lunes a viernes, de 9:00 a 14:00' */
export const usualHours = ({ hours, byAppointment }: Place): string =>
  [hoursText(hours), byAppointment && 'previa cita'].filter(Boolean).join(', ')

/** The hours of each of several places, with its telephone and its map. */
export function PlacesHours({ className }: { className?: string | undefined }) {
  const content = useSiteContent()
  const places = placesOf(content)
  if (places.length < 2) return null
  return (
    <ul className={className}>
      {places.map((place) => (
        <li key={place.id}>
          <b>{place.name}</b>
          {usualHours(place) && `: ${lowerFirst(usualHours(place))}`}
          <div>
            <PlaceWays place={place} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function PlaceWays({ place }: { place: Place }) {
  const content = useSiteContent()
  const phone = callNumberOf(place, content)
  return (
    <>
      {phone && (
        <a href={phoneLink(phone)}>
          <Icon name="phone" />
          {phoneText(phone, content)}
        </a>
      )}
      {place.mapLink && (
        <a href={place.mapLink} rel="noopener">
          <Icon name="pin" isLate />
          Ver en el mapa
        </a>
      )}
    </>
  )
}
