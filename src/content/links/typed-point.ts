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
export function typedPoint(text: string): [latitude: number, longitude: number] | undefined {
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
