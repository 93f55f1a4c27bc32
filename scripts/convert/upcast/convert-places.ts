import { cleanLine } from '#content/texts/clean-text.ts'
import {
  childOf,
  isJsonList,
  isJsonObject,
  type Json,
  type JsonObject,
  withValueAt,
} from '#content/values/json.ts'

/** Format 6 gives all places one form: a point, the way there as one text, kinds in Spanish, and '' for no own zone. */
export function convertPlaces(content: Json): Json {
  const info = childOf(content, 'doctorWorkInfo')
  if (!isJsonObject(info)) return content
  const { consulting, otherPlaces } = info
  return withValueAt(content, 'doctorWorkInfo', {
    ...info,
    ...(isJsonObject(consulting) && { consulting: convertPlace(consulting) }),
    ...(isJsonList(otherPlaces) && {
      otherPlaces: otherPlaces.map((place) => (isJsonObject(place) ? convertPlace(place) : place)),
    }),
  })
}

function convertPlace({ latitude, longitude, access, kind, timeZone, ...place }: JsonObject): JsonObject {
  return {
    ...place,
    ...(latitude !== undefined || longitude !== undefined ? { point: pointOf(latitude, longitude) } : {}),
    ...(isJsonObject(access) ? wayOf(access) : access !== undefined && { access }),
    ...(kind !== undefined && { kind: kinds[`${kind}`] ?? kind }),
    ...(timeZone !== undefined && { timeZone: timeZone === 'same' ? '' : timeZone }),
  }
}

const kinds: Readonly<Record<string, string>> = { office: 'consultorio', clinic: 'clinica' }

/** In a draft one of the numbers may be missing, or still be typed. */
const pointOf = (lat: Json = null, lng: Json = null): Json =>
  lat === null && lng === null ? null : { lat, lng }

/** 'Piso 3, consultorio 304. Entrada: por la torre B. Estacionamiento: en el sótano.' */
function wayOf({ floor, entrance, parking, ...equipment }: JsonObject): JsonObject {
  const access = [
    sentence('', floor),
    sentence('Entrada: ', entrance),
    sentence('Estacionamiento: ', parking),
  ]
  return { ...equipment, access: access.filter(Boolean).join(' ') }
}

/** The label is left out where the text begins with it. */
function sentence(label: string, value: Json | undefined): string {
  const text = typeof value === 'string' ? cleanLine(value) : ''
  const word = label.replace(/: $/, '').toLowerCase()
  if (text === '') return ''
  const labelled = word !== '' && text.toLowerCase().startsWith(word) ? text : label + text
  return /[.!?…]$/.test(labelled) ? labelled : `${labelled}.`
}
