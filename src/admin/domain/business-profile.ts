import { hoursLines } from '#content/hours/workplace-hours.ts'
import { readPlace } from '#content/links/read-place.ts'
import type { MapPoint } from '#content/links/typed-point.ts'
import { readPhone } from '#content/phones/phone-number.ts'
import { type Place, withTown } from '#content/places/places.ts'
import type { SiteContent } from '#content/site-content/index.ts'
import { plainText } from '#content/texts/words.ts'

type Fact = { readonly label: string; readonly value: string }

/** What to enter in the business profile of Google, in the order of its form. Empty facts are left out. */
export function profileFacts({ doctorInfo }: SiteContent, place: Place, origin: string): readonly Fact[] {
  const numbers = [place.phone || doctorInfo.phone, place.whatsapp || doctorInfo.whatsapp]
  const phones = new Set(numbers.map((number) => readPhone(number)?.dialled ?? number))
  const facts = [
    { label: 'Nombre', value: doctorInfo.name },
    { label: 'Categoría', value: 'Ginecólogo obstetra' },
    { label: 'Dirección', value: withTown(place.addressText, place) },
    { label: 'Teléfonos', value: [...phones].filter(Boolean).join(', ') },
    { label: 'Sitio web', value: origin },
    {
      label: 'Horario',
      value: hoursLines(place, '24h')
        .map(({ days, hours }) => `${days}: ${hours}`)
        .join('\n'),
    },
  ]
  return facts.filter(({ value }) => value !== '')
}

type Compared = { readonly isRight: boolean; readonly words: string }

/** In km. Google puts the point at the door or in the middle of the block. */
const maxDistance = 0.15

/** What the link of a profile says beside what the site says. Nothing is fetched. */
export function compareProfile(
  pasted: string,
  { doctorInfo }: SiteContent,
  place: Place,
): readonly Compared[] {
  const { name, address, point, missing } = readPlace(pasted)
  const compared: Compared[] = []
  if (name !== '') {
    const isSame = [doctorInfo.name, place.name].some((own) => isAlike(own, name))
    compared.push({
      isRight: isSame,
      words: isSame
        ? `El nombre coincide: ${name}.`
        : `En Google se llama «${name}»; en su sitio, «${doctorInfo.name}».`,
    })
  }
  if (address !== '') {
    const own = withTown(place.addressText, place)
    const isSame = isAlike(own, address)
    compared.push({
      isRight: isSame,
      words: isSame
        ? 'La dirección coincide.'
        : `En Google la dirección es «${address}»; en su sitio, «${own}».`,
    })
  }
  if (point && place.mapPoint) {
    const distance = kilometres(point, place.mapPoint)
    const isSame = distance <= maxDistance
    compared.push({
      isRight: isSame,
      words: isSame
        ? 'El punto en el mapa coincide.'
        : `El punto en el mapa está a ${Math.round(distance * 1000).toLocaleString('es-MX')} m del de su sitio.`,
    })
  }
  if (compared.length === 0)
    compared.push({ isRight: false, words: missing ?? 'El enlace no dice el nombre ni la dirección.' })
  return compared
}

/** Whether most words of the shorter text are in the other one. */
function isAlike(one: string, other: string): boolean {
  const wordsOf = (text: string) => new Set(plainText(text).match(/[a-z0-9ñ]{3,}|\d+/g) ?? [])
  const [shorter, longer] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.size - b.size)
  if (!shorter || !longer || shorter.size === 0) return false
  return shorter.intersection(longer).size / shorter.size >= 0.6
}

/** Precise enough for two points of one town. */
function kilometres(one: MapPoint, other: MapPoint): number {
  const perDegree = 111.2
  const north = (one.latitude - other.latitude) * perDegree
  const east = (one.longitude - other.longitude) * perDegree * Math.cos((one.latitude * Math.PI) / 180)
  return Math.hypot(north, east)
}
