/** A place on the map, in degrees. */
export type MapPoint = { readonly latitude: number; readonly longitude: number }

const degrees = String.raw`(-?\d{1,3}(?:\.\d+)?)`
/** What may separate two numbers in an address: '19.4,-99.1', '19.4,+-99.1'. */
const comma = String.raw`,[\s+]*`

/**
 * Where an address of Google Maps has the coordinates: first those of a pin, then those of a search, and last those of
 * the middle of the map. In `pb=` of an embedded map, the longitude is first.
 */
const patterns: readonly {
  readonly pattern: RegExp
  /** The parts of an address that may contain it; by default the whole address. */
  readonly within?: RegExp
  readonly isLongitudeFirst?: true
}[] = [
  { pattern: new RegExp(`!3d${degrees}!4d${degrees}`, 'g') },
  {
    pattern: new RegExp(
      `[?&](?:q|query|destination|daddr|ll|sll|center)=(?:loc:)?${degrees}${comma}${degrees}(?:[&#]|$)`,
      'g',
    ),
  },
  {
    pattern: new RegExp(`/${degrees}${comma}${degrees}(?=[/?]|$)`, 'g'),
    within: /\/(?:place|search|dir)\/[^@]*/g,
  },
  { pattern: new RegExp(`!2d${degrees}!3d${degrees}`, 'g'), isLongitudeFirst: true },
  { pattern: new RegExp(`@${degrees},${degrees}`, 'g') },
]

/** The place that an address of Google Maps shows; undefined if the address does not contain it. */
export function readMapPoint(address: string): MapPoint | undefined {
  const text = decoded(address)
  for (const { pattern, within, isLongitudeFirst } of patterns) {
    const parts = within ? Array.from(text.matchAll(within), ([part]) => part) : [text]
    // Directions name several places: the last one is the destination.
    const found = parts.flatMap((part) => [...part.matchAll(pattern)]).at(-1)
    if (!found) continue
    const [first, second] = [Number(found[1]), Number(found[2])]
    const point = isLongitudeFirst
      ? { latitude: second, longitude: first }
      : { latitude: first, longitude: second }
    if (isOnEarth(point)) return { latitude: rounded(point.latitude), longitude: rounded(point.longitude) }
  }
}

/** Google's short links lead to the map but do not contain the place. */
export const isShortMapLink = (address: string): boolean =>
  /^(?:https?:\/\/)?(?:maps\.app\.goo\.gl|goo\.gl\/maps|share\.google)(?:\/|$)/i.test(address.trim())

const isOnEarth = ({ latitude, longitude }: MapPoint) =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0)

/** Six decimals are about ten centimetres. */
const rounded = (number: number) => Math.round(number * 1e6) / 1e6

function decoded(address: string): string {
  const text = address.replaceAll('&amp;', '&')
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
