/** A place on the map, in degrees. */
export type MapPoint = { readonly latitude: number; readonly longitude: number }

const degrees = String.raw`(-?\d{1,3}(?:\.\d+)?)`
/** What may separate two numbers in an address: '19.4,-99.1', '19.4,+-99.1'. */
const comma = String.raw`,[\s+]*`

/**
 * Where an address of a map has the coordinates: first those of a pin, then those of a search, and last those of the
 * middle of the map. In `pb=` of an embedded map of Google, the longitude is first.
 */
const patterns: readonly {
  readonly pattern: RegExp
  /** The parts of an address that may contain it; by default the whole address. */
  readonly within?: RegExp
  readonly isLongitudeFirst?: true
}[] = [
  { pattern: new RegExp(`!3d${degrees}!4d${degrees}`, 'g') },
  // OpenStreetMap
  { pattern: new RegExp(`[?&]mlat=${degrees}&mlon=${degrees}`, 'g') },
  // `coordinate` is Apple's, `to=ll.` and `ll` are Waze's.
  {
    pattern: new RegExp(
      `[?&](?:q|query|destination|daddr|ll|sll|center|coordinate|to)=(?:loc:|ll\\.)?${degrees}${comma}${degrees}(?:[&#]|$)`,
      'g',
    ),
  },
  {
    pattern: new RegExp(`/${degrees}${comma}${degrees}(?=[/?]|$)`, 'g'),
    within: /\/(?:place|search|dir)\/[^@]*/g,
  },
  { pattern: new RegExp(`!2d${degrees}!3d${degrees}`, 'g'), isLongitudeFirst: true },
  { pattern: new RegExp(`@${degrees},${degrees}`, 'g') },
  { pattern: new RegExp(`#map=\\d{1,2}(?:\\.\\d+)?/${degrees}/${degrees}`, 'g') },
  { pattern: new RegExp(`^geo:${degrees},${degrees}`, 'g') },
]

/** The place that an address of a map shows, or that typed coordinates name; undefined if they name none. */
export function readMapPoint(address: string): MapPoint | undefined {
  const text = decoded(address)
  for (const { pattern, within, isLongitudeFirst } of patterns) {
    const parts = within ? Array.from(text.matchAll(within), ([part]) => part) : [text]
    // Directions name several places: the last one is the destination.
    const found = parts.flatMap((part) => [...part.matchAll(pattern)]).at(-1)
    if (!found) continue
    const [first, second] = [Number(found[1]), Number(found[2])]
    const point = isLongitudeFirst ? pointAt(second, first) : pointAt(first, second)
    if (point) return point
  }
  const named = /\/maps\/(?:place|search)\/([^/@?]{1,100})/.exec(text)?.[1]?.replaceAll('+', ' ') ?? text
  const [latitude, longitude] = typedPoint(named) ?? wazePoint(text) ?? []
  return latitude === undefined || longitude === undefined ? undefined : pointAt(latitude, longitude)
}

/** Six decimals are about ten centimetres. */
function pointAt(latitude: number, longitude: number): MapPoint | undefined {
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  const [north, east] = [latitude, longitude].map((number) => Math.round(number * 1e6) / 1e6)
  return isOnEarth && (north || east) ? { latitude: north ?? 0, longitude: east ?? 0 } : undefined
}

const geohashDigits = '0123456789bcdefghjkmnpqrstuvwxyz'

/** Waze's shared links contain a geohash: 'waze.com/ul/h9g3qrmw'. Its bits halve the longitude and the latitude in turn. */
function wazePoint(text: string): [latitude: number, longitude: number] | undefined {
  const hash = /\bwaze\.com\/ul\/h([0-9b-hjkmnp-z]{5,12})(?:[/?#]|$)/.exec(text)?.[1]
  if (hash === undefined) return
  const bits = [...hash].flatMap((digit) => [...geohashDigits.indexOf(digit).toString(2).padStart(5, '0')])
  const middle = (half: readonly string[], reach: number) =>
    half.reduce((sum, bit, index) => sum + (bit === '1' ? 1 : -1) * (reach / 2 ** (index + 1)), 0)
  return [
    middle(
      bits.filter((_, index) => index % 2 === 1),
      90,
    ),
    middle(
      bits.filter((_, index) => index % 2 === 0),
      180,
    ),
  ]
}

export function decoded(address: string): string {
  const text = address.replaceAll('&amp;', '&')
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const number = String.raw`\d{1,3}(?:\.\d{1,15})?`
const half = `(-?${number}) ?°? ?(?:(${number}) ?' ?)?(?:(${number}) ?" ?)?([NSEWO]?)`
const twoHalves = new RegExp(`^${half}[ ,;]{1,3}${half}$`)

/** 'N 19° W 99°' */
const directionsFirst = /^([NSEWO]) ?([^NSEWO]{1,40})([NSEWO]) ?([^NSEWO]{1,40})$/

/** The longest pair: seconds with decimals, and words in front of both. */
const maxLength = 120

/**
 * Typed coordinates: '19.4123, -99.1712', '19°24'44.4"N 99°10'16.4"O', 'lat 19.4123 lng -99.1712'. The longitude may be
 * first if the letters of the directions say so.
 */
function typedPoint(text: string): [latitude: number, longitude: number] | undefined {
  if (text.length > maxLength) return
  const plain = text
    .toUpperCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/\b(?:LAT|LON|LNG)[A-Z.]*[ :=]*/g, '')
    .replace(/''|[”″“]/g, '"')
    .replace(/[’′´‘]/g, "'")
    .replaceAll('º', '°')
    .replace(/[\s()]+/g, ' ')
    .trim()
    .replace(directionsFirst, (_, north, first, west, second) => `${first.trim()}${north} ${second}${west}`)
  const found = twoHalves.exec(plain)
  // Two whole numbers are a street number and a floor rather than degrees.
  if (!found || !/[.°]/.test(plain)) return
  const [first, second] = [degreesOf(found.slice(1, 5)), degreesOf(found.slice(5))]
  return /[EWO]/.test(found[4] ?? '') ? [second, first] : [first, second]
}

function degreesOf([degrees, minutes, seconds, direction]: readonly (string | undefined)[]): number {
  const sum = Math.abs(Number(degrees)) + Number(minutes ?? 0) / 60 + Number(seconds ?? 0) / 3600
  return degrees?.startsWith('-') || /[SWO]/.test(direction ?? '') ? -sum : sum
}
