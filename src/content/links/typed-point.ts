/** A place on the map, in degrees. */
export type MapPoint = { readonly latitude: number; readonly longitude: number }

/** A point on the earth with six decimals, which are about ten centimetres; undefined at 0, 0 and outside the limits. */
export function pointAt(latitude: number, longitude: number): MapPoint | undefined {
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  const [north = 0, east = 0] = [latitude, longitude].map((number) => Math.round(number * 1e6) / 1e6)
  return isOnEarth && (north || east) ? { latitude: north, longitude: east } : undefined
}

const number = String.raw`\d{1,3}(?:\.\d{1,15})?`
const half = `([-+]?${number}) ?°? ?(?:(${number}) ?' ?)?(?:(${number}) ?" ?)?([NSEWO]?)`
const twoHalves = new RegExp(`^${half}[ ,;/&]{1,3}(?:Y )?${half}$`)

/** 'N 19° W 99°' */
const directionsFirst = /^([NSEWO]) ?([^NSEWO]{1,40})([NSEWO]) ?([^NSEWO]{1,40})$/

/** '19 25 57 N 99 7 59 W' */
const spaced = new RegExp(
  `^(\\d{1,3}) (\\d{1,2}) (${number}) ?([NS])[ ,;]{1,3}(\\d{1,3}) (\\d{1,2}) (${number}) ?([EWO])$`,
)

/** The longest pair: seconds with decimals, and words in front of both. */
const maxLength = 120

/** Words of directions in Spanish, after the text is in capitals. */
const directions = [
  [/\bNORTE\b/g, 'N'],
  [/\bSUR\b/g, 'S'],
  [/\b(?:ESTE|ORIENTE)\b/g, 'E'],
  [/\b(?:OESTE|PONIENTE)\b/g, 'W'],
] as const

/** 'LATITUD:', '"lng": ', 'lat/' */
const label = /"?\b(LAT|LON|LNG)[A-Z.]*[ ":=/,]*/g

/**
 * Typed coordinates: '19.4123, -99.1712', '19,4123; -99,1712', '19°24'44.4"N 99°10'16.4"O', 'lng: -99.1712 lat: 19.4123'.
 * The longitude may be first if letters or labels say so, or if the first number cannot be a latitude.
 */
export function typedPoint(text: string): MapPoint | undefined {
  if (text.length > maxLength) return
  const upper = text.replace(/\p{Cf}/gu, '').toUpperCase()
  const [firstLabel] = Array.from(upper.matchAll(label), ([, name]) => name)
  const plain = plainCoordinates(upper)
  const found = twoHalves.exec(plain)?.slice(1) ?? spaced.exec(plain)?.slice(1)
  // Two whole numbers are a street number and a floor rather than degrees.
  if (!found || !(/[.°]/.test(plain) || spaced.test(plain))) return
  const [first, second] = [degreesOf(found.slice(0, 4)), degreesOf(found.slice(4))]
  const isLongitudeFirst =
    /[EWO]/.test(found[3] ?? '') || (firstLabel !== undefined && firstLabel !== 'LAT') || Math.abs(first) > 90
  return isLongitudeFirst ? pointAt(second, first) : pointAt(first, second)
}

const word = String.raw`(?:"?\b(?:lat|lon|lng)[a-z]{0,8}\.?["':=/ ]{0,4})?`
const decimal = String.raw`[-+−–]?\d{1,3}[.,]\d{3,15} ?[°º]?`
const sexagesimal = String.raw`[-+−–]?\d{1,3} ?[°º](?: ?\d{1,2}(?:[.,]\d{1,15})? ?['’′´‘"”″“]{0,2}){0,2}`
const written = `${word}(?:${decimal}|${sexagesimal})(?: ?[NSEWO]\\b)?`
const pairInText = new RegExp(`(?<![\\d.,])${written}[\\s,;/&]{1,4}(?:y )?${written}(?!\\d)`, 'iu')

/** A text without the coordinates in it, and their point. Lines that are only numbers are no name or address. */
export function cutCoordinates(text: string): {
  readonly point: MapPoint | undefined
  readonly lines: readonly string[]
} {
  const whole = typedPoint(text)
  if (whole) return { point: whole, lines: [] }
  const found = pairInText.exec(text)
  const parts = found
    ? [
        text.slice(0, found.index).replace(/(?:coordenadas|gps|ubicaci[oó]n|punto)[ :]{0,3}$/i, ''),
        text.slice(found.index + found[0].length),
      ].map((part) => part.replace(/^[\s,;:()]{1,9}|[\s,;:()]{1,9}$/g, ''))
    : [text]
  const lines = parts.flatMap((part) => part.split('\n')).map((line) => line.trim())
  return { point: found ? typedPoint(found[0]) : undefined, lines: lines.filter(isWords) }
}

const isWords = (line: string) =>
  line !== '' && (/\p{L}/u.test(line.replace(/\b(?:lat|lon|lng)[a-z]*/gi, '')) || !/\d[.,°º]/.test(line))

/** The two numbers with plain signs, decimal points, and letters for directions. */
function plainCoordinates(upper: string): string {
  const signs = directions
    .reduce((plain, [word, letter]) => plain.replace(word, letter), upper)
    .replace(/^[ (]*(?:COORDENADAS|GPS|UBICACI[OÓ]N|PUNTO)[ :]*/, '')
    .replace(label, ' ')
    .replace(/''|[”″“]/g, '"')
    .replace(/[’′´‘]/g, "'")
    .replace(/[−–]/g, '-')
    .replaceAll('º', '°')
    .replace(/[\s(){}[\]]+/g, ' ')
    .trim()
  return withPoints(signs).replace(
    directionsFirst,
    (_, north, first, west, second) => `${first.trim().replace(/[ ,;]{1,9}$/, '')}${north} ${second}${west}`,
  )
}

/** '19,4123, -99,1712' and '57,5"' with points: commas before three digits or a sign are decimal ones. */
function withPoints(text: string): string {
  if (/\d\.\d/.test(text)) return text
  const commas = /(?<=\d),(?=\d{3,15}(?!\d))/g
  return [...text.matchAll(commas)].length === 2
    ? text.replace(commas, '.')
    : text.replace(/(?<=\d),(?=\d{1,15} ?[°'"])/g, '.')
}

function degreesOf([degrees, minutes, seconds, direction]: readonly (string | undefined)[]): number {
  const sum = Math.abs(Number(degrees)) + Number(minutes ?? 0) / 60 + Number(seconds ?? 0) / 3600
  return degrees?.startsWith('-') || /[SWO]/.test(direction ?? '') ? -sum : sum
}
