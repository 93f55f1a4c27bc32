import { decoded } from './decoded.ts'
import { labelInPath, readMapPoint, shownPoint } from './map-point.ts'
import { stateNamed } from './mexican-states.ts'
import { linksInText } from './read-link.ts'
import { cutCoordinates, type MapPoint } from './typed-point.ts'

/** What a pasted link of a map, or the text that a phone shares with it, says about a place. */
export type PastedPlace = {
  readonly name: string
  readonly address: string
  readonly postalCode: string
  readonly city: string
  readonly state: string
  /** The link, if the text has one. */
  readonly link: string
  readonly point: MapPoint | undefined
  /** What could not be read, and what to do about it. */
  readonly missing: string | undefined
}

/** Longer texts are not read. The code of an embedded map has about 500 characters. */
const maxLength = 5000

export const googleMapHosts = [
  'google.com',
  'google.com.mx',
  'goo.gl',
  'share.google',
  'g.page',
  'g.co',
] as const

/** Of all map services whose links are understood. */
export const mapHosts = [
  ...googleMapHosts,
  'apple.com',
  'maps.apple',
  'waze.com',
  'openstreetmap.org',
  'osm.org',
] as const

const isMapHost = (host: string) => mapHosts.some((known) => host === known || host.endsWith(`.${known}`))

/**
 * Reads a link of Google Maps, Apple Maps, Waze or OpenStreetMap, coordinates, or what a phone shares: the name, the
 * address and the link below each other.
 */
export function readPlace(pasted: string): PastedPlace {
  const text = pasted.slice(0, maxLength).trim()
  const frame = /<iframe[^>]{1,100}src="([^"]{1,2000})"/i.exec(text)?.[1]
  const link = frame ?? linksInText(text, isMapHost)[0] ?? ''
  const typed = cutCoordinates(link === text || frame ? '' : text.replace(link, ''))
  const point = readMapPoint(link) ?? typed.point
  const [first = '', ...rest] = typed.lines
  const label = first ? { name: first, address: rest.join(', ') } : labelOf(link)
  const place = { ...splitLabel(label.name, label.address), link, point }
  return { ...place, missing: explainMissing(place) }
}

/** Why a link gives less than a point; undefined if it has one. */
export function explainMissing({ link, point, name }: Pick<PastedPlace, 'link' | 'point' | 'name'>) {
  if (point) return
  const host = URL.canParse(link) ? new URL(link).hostname : ''
  if (!isMapHost(host)) {
    return name === ''
      ? 'Pegue el enlace de un mapa: de Google Maps, Apple Maps, Waze u OpenStreetMap.'
      : 'Sin enlace no se sabe dónde queda el punto en el mapa.'
  }
  if (isShortMapLink(link)) {
    return 'Este enlace corto abre el mapa, pero no dice dónde queda el punto. Para marcarlo, abra el enlace en su navegador, espere a que aparezca el mapa, copie la dirección larga que queda arriba y péguela aquí.'
  }
  if (shownPoint(link)) {
    return 'Este enlace muestra una parte del mapa, pero no dice en qué punto queda el lugar. Para marcarlo, toque en el mapa el lugar mismo, copie la dirección que queda arriba cuando se abre su ficha y péguela aquí.'
  }
  return 'Este enlace abre el lugar, pero no dice dónde queda el punto. Para marcarlo, ábralo en su navegador, copie la dirección que queda arriba cuando aparece el mapa y péguela aquí.'
}

/** Short links lead to the map but do not contain the place. Only the map's own server can resolve them. */
const isShortMapLink = (address: string): boolean =>
  /^(?:https?:\/\/)?(?:maps\.app\.goo\.gl|goo\.gl\/maps|share\.google|g\.page|g\.co\/kgs|maps\.apple\/p|osm\.org\/go)(?:\/|$)/i.test(
    address.trim(),
  )

/** The label in '…/maps/place/Torre+Médica/…', '…?q=Torre+Médica', '…!2sTorre Médica'. */
export function labelOf(link: string): { readonly name: string; readonly address: string } {
  if (!URL.canParse(link)) return { name: '', address: '' }
  const { searchParams: query } = new URL(link)
  const embedded = /!1s0x[\da-f:x]{1,60}!2s([^!]{1,300})/.exec(decoded(link))?.[1]
  const asked = ['name', 'query', 'q', 'destination', 'daddr'].map((key) => query.get(key)).find(Boolean)
  const label = asked ?? embedded ?? labelInPath(link)
  return {
    name: /^(?:place_id|loc|cid):/.test(label) ? '' : cutCoordinates(label).lines.join(', '),
    address: query.get('address')?.trim() ?? '',
  }
}

/** 'Star Médica, Calle 5, Roma Norte, 06700 Ciudad de México, CDMX' → its name and the parts of its address. */
function splitLabel(label: string, address: string) {
  const [first = '', ...others] = partsOf(label)
  const isName = address !== '' || !isStreet(first)
  const name = address === '' && isName ? first : isName ? label : ''
  const segments = partsOf(address || (isName ? others.join(', ') : label)).filter(Boolean)
  if (/^m[eé]xico$/i.test(segments.at(-1) ?? '') && segments.length > 2) segments.pop()
  const codeAt = segments.findIndex((segment) => /^(?:C\. ?P\. ?)?\d{5}\b/i.test(segment))
  if (codeAt < 0) return { name, address: segments.join(', '), postalCode: '', city: '', state: '' }
  const [, postalCode = '', town = ''] = /(\d{5})\s?(.*)/.exec(segments[codeAt] ?? '') ?? []
  const after = segments.slice(codeAt + 1)
  const state = stateNamed(after.at(-1) ?? town) ?? ''
  return {
    name,
    address: segments.slice(0, codeAt).join(', '),
    postalCode,
    city: town || (after[0] ?? ''),
    state,
  }
}

const partsOf = (text: string) => text.split(',').map((part) => part.trim())

const building = /hospital|cl[ií]nica|torre|consultorio|centro|m[eé]dic|sanatorio|plaza|edificio|star|unidad/i

/** 'Av. Hidalgo 12' and 'Durango 50' are streets; 'Torre Médica 3' is a name. */
const isStreet = (text: string) =>
  /^(?:av|avenida|calle|c|cda|blvd|bulevar|boulevard|calz|calzada|carr|carretera|prol|priv|privada|paseo|perif[eé]rico|circuito)\b/i.test(
    text,
  ) ||
  (/\d/.test(text) && !building.test(text))
