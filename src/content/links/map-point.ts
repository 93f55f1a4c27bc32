import { decoded } from './decoded.ts'
import { type MapPoint, pointAt, typedPoint } from './typed-point.ts'

const degrees = String.raw`(-?\d{1,3}(?:\.\d+)?)`
/** What may separate two numbers in an address: '19.4,-99.1', '19.4,+-99.1'. */
const comma = String.raw`,[\s+]*`

/** Google: the pin of the place that a link opens. The last one is the place's, the others are former ones. */
const pin = new RegExp(`!3d${degrees}!4d${degrees}`, 'g')
/** Google's directions: a stop, with its longitude first. */
const stop = new RegExp(`!2m2!1d${degrees}!2d${degrees}`, 'g')

/** The marker of OpenStreetMap. */
const marker = new RegExp(`[?&]mlat=${degrees}&mlon=${degrees}`)
const geo = new RegExp(`^geo:${degrees},${degrees}`)
const ll = new RegExp(`[?&]ll=${degrees}${comma}${degrees}(?:[&#]|$)`)

/** The middle of a map, or where a search begins. */
const shown: readonly { readonly pattern: RegExp; readonly isLongitudeFirst?: true }[] = [
  // `pb=` of an embedded map of Google
  { pattern: new RegExp(`!2d${degrees}!3d${degrees}`), isLongitudeFirst: true },
  { pattern: new RegExp(`@${degrees},${degrees}`) },
  { pattern: new RegExp(`#map=\\d{1,2}(?:\\.\\d+)?/${degrees}/${degrees}`) },
  { pattern: new RegExp(`[?&](?:ll|sll|center)=${degrees}${comma}${degrees}(?:[&#]|$)`) },
]

/**
 * The point that an address of a map names as the place, or that typed coordinates name; undefined if they name none.
 * The middle of the map is no such point: of directions or of a search, it can be kilometres away.
 */
export function readMapPoint(address: string): MapPoint | undefined {
  const text = decoded(address)
  const label = typedPoint(labelInPath(address))
  const isRoute = text.includes('/maps/dir/')
  return (
    typedPoint(address) ??
    (isRoute ? (label ?? lastStop(text)) : undefined) ??
    pointIn(Array.from(text.matchAll(pin)).at(-1)) ??
    firstOf(queryValues(address), typedPoint) ??
    label ??
    pointIn(marker.exec(text)) ??
    pointBesideQuery(text) ??
    wazePoint(text)
  )
}

/** Where the map of an address is: the point that it names, or else the middle of what it shows. */
export function shownPoint(address: string): MapPoint | undefined {
  const text = decoded(address)
  return (
    readMapPoint(address) ??
    firstOf(shown, ({ pattern, isLongitudeFirst }) => pointIn(pattern.exec(text), isLongitudeFirst))
  )
}

/** What the path of a link of Google Maps names: the place, the search, or the destination of directions. */
export function labelInPath(address: string): string {
  const [, kind, path = ''] = /\/maps\/(place|search|dir)\/([^?#\s"<>]*)/.exec(address) ?? []
  const parts = path.replace(/\/$/, '').split('/')
  const end = parts.findIndex((part) => part.startsWith('@') || part.startsWith('data='))
  const labels = end < 0 ? parts : parts.slice(0, end)
  // A single stop of directions is where they begin.
  const label = kind === 'dir' ? labels.slice(1).at(-1) : labels[0]
  return decoded(label ?? '').replaceAll('+', ' ')
}

/** The destination of directions: their last stop, if its point is in the link. */
function lastStop(text: string): MapPoint | undefined {
  const last = Array.from(text.matchAll(stop)).at(-1)
  if (!last || /!1m\d/.test(text.slice(last.index + last[0].length))) return
  return pointIn(last, true)
}

/** Values of a query that name a place. `coordinate` is Apple's, `to=ll.` is Waze's. */
const queryValues = (address: string): string[] =>
  Array.from(
    address
      .replaceAll('&amp;', '&')
      .matchAll(/[?&](?:q|query|destination|daddr|coordinate|to)=([^&#\s"<>]*)/g),
    ([, value = '']) =>
      decoded(value.replaceAll('+', ' '))
        .split('(', 1)
        .join()
        .replace(/^(?:loc:|ll\.)/, ''),
  )

/**
 * In links of Apple Maps, `ll` is the place if `q` has its name. In those of Waze and in `geo:`, a `q` asks for another
 * place near the point.
 */
function pointBesideQuery(text: string): MapPoint | undefined {
  const isSearch = /[?&]q=[^&#]/.test(text)
  if (/\bapple\.com\//.test(text)) return isSearch ? pointIn(ll.exec(text)) : undefined
  if (isSearch) return
  return pointIn(geo.exec(text)) ?? (/\bwaze\.com\//.test(text) ? pointIn(ll.exec(text)) : undefined)
}

function pointIn(found: RegExpExecArray | null | undefined, isLongitudeFirst = false): MapPoint | undefined {
  if (!found) return
  const [first, second] = [Number(found[1]), Number(found[2])]
  return isLongitudeFirst ? pointAt(second, first) : pointAt(first, second)
}

function firstOf<Item>(items: readonly Item[], read: (item: Item) => MapPoint | undefined) {
  for (const item of items) {
    const point = read(item)
    if (point) return point
  }
}

const geohashDigits = '0123456789bcdefghjkmnpqrstuvwxyz'

/** Waze's shared links contain a geohash: 'waze.com/ul/h9g3qrmw'. Its bits halve the longitude and the latitude in turn. */
function wazePoint(text: string): MapPoint | undefined {
  const hash = /\bwaze\.com\/ul\/h([0-9b-hjkmnp-z]{5,12})(?:[/?#]|$)/.exec(text)?.[1]
  if (hash === undefined) return
  const bits = [...hash].flatMap((digit) => [...geohashDigits.indexOf(digit).toString(2).padStart(5, '0')])
  const middle = (half: readonly string[], reach: number) =>
    half.reduce((sum, bit, index) => sum + (bit === '1' ? 1 : -1) * (reach / 2 ** (index + 1)), 0)
  return pointAt(
    middle(
      bits.filter((_, index) => index % 2 === 1),
      90,
    ),
    middle(
      bits.filter((_, index) => index % 2 === 0),
      180,
    ),
  )
}
