const number = String.raw`\d{1,3}(?:\.\d{1,15})?`
const half = (index: 1 | 2) =>
  `(?<degrees${index}>-?${number}) ?°? ?(?:(?<minutes${index}>${number}) ?' ?)?(?:(?<seconds${index}>${number}) ?" ?)?`

const patterns = [
  new RegExp(`^${half(1)}(?<direction1>[NSEWO]?)[ ,;]{1,3}${half(2)}(?<direction2>[NSEWO]?)$`),
  new RegExp(`^(?<direction1>[NSEWO]) ?${half(1)}[ ,;]{1,3}(?<direction2>[NSEWO]) ?${half(2)}$`),
]

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
  const found = patterns.map((pattern) => pattern.exec(plain)?.groups).find(Boolean)
  // Two whole numbers are a street number and a floor rather than degrees.
  if (!found || !/[.°]/.test(plain)) return
  const [first, second] = [degreesOf(found, 1), degreesOf(found, 2)]
  return /[EWO]/.test(found.direction1 ?? '') ? [second, first] : [first, second]
}

function degreesOf(found: Readonly<Record<string, string | undefined>>, index: 1 | 2): number {
  const [degrees, minutes, seconds] = ['degrees', 'minutes', 'seconds'].map((unit) =>
    Number(found[`${unit}${index}`] ?? 0),
  )
  const sum = Math.abs(degrees ?? 0) + (minutes ?? 0) / 60 + (seconds ?? 0) / 3600
  return (degrees ?? 0) < 0 || /[SWO]/.test(found[`direction${index}`] ?? '') ? -sum : sum
}
