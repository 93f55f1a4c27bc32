import { addDays, localTime } from '#content/hours/local-time.ts'
import { isOn } from '#content/hours/open-spans.ts'
import { endOfDay, type OpeningHours } from '#content/hours/opening-hours.ts'
import { openingHoursOf } from '#content/hours/workplace-hours.ts'
import { specialDays } from '#content/notices/notice-hours.ts'
import { withoutExtension } from '#content/phones/phone-number.ts'
import { type Place, placesOf, type ShownPlace } from '#content/places/places.ts'
import { comingSpecialHours } from '#site/notices.ts'
import type { OpenSite } from '#site/open/open-site.ts'
import type { GraphData, GraphNode as Node } from '#site/pages/page-kind.ts'
import { contactPath } from '#site/route.ts'
import { placeAnchor } from '#site/section-anchors.ts'

/** Where a place is and when patients are seen there. */
export function placeFacts(place: Place, site: OpenSite): Node {
  return {
    ...onMap(place),
    openingHoursSpecification: openingHoursOf(place)?.flatMap((hours) => openingHours(hours, place, site)),
    specialOpeningHoursSpecification: specialOpeningHours(place, site),
  }
}

export const onMap = ({ mapPoint, mapLink }: ShownPlace): Node => ({
  geo: mapPoint && { '@type': 'GeoCoordinates', ...mapPoint },
  hasMap: mapLink,
})

export const placeId = (place: Place, siteUrl: string) => `${siteUrl}/#${placeAnchor(place.id)}`

/** The places besides the first one, which is the practice itself. */
export const otherPlaceNodes = ({ site, siteUrl, ids, image }: GraphData): Node[] =>
  placesOf(site['site-content'])
    .slice(1)
    .map((place) => ({
      '@type': place.kind === 'hospital' ? 'Hospital' : 'MedicalClinic',
      '@id': placeId(place, siteUrl),
      name: place.name,
      url: `${siteUrl}${contactPath}#${placeAnchor(place.id)}`,
      image: place.picture && image(place.picture),
      telephone: withoutExtension(place.phone || site['site-content'].doctorInfo.phone),
      address: {
        '@type': 'PostalAddress',
        streetAddress: [place.address, place.neighbourhood].filter(Boolean).join(', '),
        addressLocality: place.city,
        addressRegion: place.state,
        postalCode: place.postalCode,
        addressCountry: 'MX',
      },
      ...placeFacts(place, site),
      ...(place.kind !== 'hospital' && { parentOrganization: { '@id': ids.practice } }),
    }))

/** For how many days the dates of hours in some weeks of the month are listed. */
const listedDays = 365

/** schema.org knows no weeks of a month, so hours of some weeks are listed for each of their coming dates. */
function openingHours(hours: OpeningHours, { startsOn, endsOn, timeZone }: Place, site: OpenSite): Node[] {
  const { days: dayOfWeek, opens, closes, weeks = [] } = hours
  const validOn = (validFrom: string, validThrough: string): Node => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek,
    opens,
    closes,
    validFrom,
    validThrough,
  })
  if (weeks.length === 0) return [validOn(startsOn, endsOn)]
  const today = localTime(site.moment, timeZone).date
  return Array.from({ length: listedDays }, (_, day) => addDays(today, day))
    .filter((date) => isOn(hours, date) && date >= startsOn && (endsOn === '' || date <= endsOn))
    .map((date) => validOn(date, date))
}

/** Maximum number of runs of dates with special hours, because every page lists them. */
const maxSpecialDays = 40

/** The dates of the coming closures and other hours. A date without hours is closed. */
function specialOpeningHours(place: Place, site: OpenSite): Node[] {
  const special = comingSpecialHours(site, place.id)
  if (special.length === 0) return []
  const days = specialDays(openingHoursOf(place) ?? [], special).slice(0, maxSpecialDays)
  return days.flatMap(({ from, until, spans }) =>
    (spans.length > 0 ? spans : [{ opens: '00:00', closes: '00:00' }]).map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      opens,
      closes: closes === '24:00' ? endOfDay : closes,
      validFrom: from,
      validThrough: until,
    })),
  )
}
