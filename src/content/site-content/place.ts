import { z } from 'zod'
import {
  advanced,
  advised,
  date,
  group,
  httpsUrl,
  imagePath,
  list,
  listItem,
  longText,
  noNumber,
  optionalSlug,
  phone,
  requiredText,
  text,
  visible,
} from '#content/fields/fields.ts'
import { schedule } from '#content/fields/schedule-field.ts'
import { timeZoneNames } from '#content/hours/time-zones.ts'
import { googleMapHosts, mapHosts } from '#content/links/read-place.ts'
import { firstPlaceId } from './place-ids.ts'

/** The opening hours of a place, and its telephones. */
const hoursAndPhones = {
  schedule: schedule.prefault({}),
  hours: group('Horario con palabras', {
    dayRange1: text('Días (1)', { max: 40, hint: 'Por ejemplo «Lunes a viernes».' }),
    hours1: text('Horas (1)', { max: 60, hint: 'Por ejemplo «10:00 a 14:00».' }),
    dayRange2: text('Días (2)', { max: 40 }),
    hours2: text('Horas (2)', { max: 60 }),
  })
    .meta({ hint: 'Solo se usa si el horario por días está vacío.' })
    .prefault({}),
  phones: list(
    'Teléfonos',
    listItem('Teléfono', {
      subheader: text('Para qué es', { max: 60 }),
      phone: phone('Número'),
      display: text('Como se lee', { max: 40 }),
    }),
    { max: 6, rowTitle: 'subheader' },
  ),
}

const degrees = (label: string, max: number) =>
  z.number(noNumber(max)).min(-max).max(max).nullable().default(null).meta({ label })

/** A point on the map, or null. A form that is not finished has only one of the numbers. */
const point = group('Punto en el mapa', { lat: degrees('Latitud', 90), lng: degrees('Longitud', 180) })
  .superRefine(({ lat, lng }, context) => {
    if ((lat === null) === (lng === null)) return
    const path = [lat === null ? 'lat' : 'lng']
    context.addIssue({ code: 'custom', path, message: 'Escriba los dos números del punto o ninguno.' })
  })
  .transform(({ lat, lng }) => (lat === null || lng === null ? null : { lat, lng }))
  .pipe(z.strictObject({ lat: z.number(), lng: z.number() }).nullable())
  .nullable()
  .default(null)
  .meta({ label: 'Punto en el mapa', hint: 'Se llena solo al pegar el enlace del mapa.' })

const mapLinkHint =
  'Busque el lugar en el mapa y pegue aquí lo que copia en Compartir: de ahí se toma el punto.'

const kinds = ['consultorio', 'hospital', 'clinica'] as const

/** What a place is and where. */
const placeFields = (kind: (typeof kinds)[number], addressHint?: string, mapHint = mapLinkHint) => ({
  header: text('Encabezado', { max: 80 }),
  visible: visible(),
  kind: z.enum(kinds, 'Elija qué es.').default(kind).meta({ label: 'Qué es' }),
  mapLink: advised(
    'map-link',
    httpsUrl('Enlace del mapa', {
      hosts: mapHosts,
      wanted: 'Pegue un enlace de Apple Maps, Waze u OpenStreetMap, o uno de google.com.',
      hint: mapHint,
    }),
  ).meta({ control: 'map-link' }),
  point: advanced(point),
  address: text('Dirección', { max: 240, hint: addressHint }),
})

/** What a visit to any place needs. */
const visitFields = {
  access: longText('Cómo llegar', { max: 600, hint: 'Piso y consultorio, entrada y estacionamiento.' }),
  hasRamp: z.boolean('Elija sí o no.').default(false).meta({ label: 'Tiene rampa' }),
  hasLift: z.boolean('Elija sí o no.').default(false).meta({ label: 'Tiene elevador' }),
  ...hoursAndPhones,
  byAppointment: z
    .boolean('Elija sí o no.')
    .default(false)
    .meta({ label: 'Solo con cita', hint: 'Sin horario, se lee «Previa cita».' }),
  bookingLink: httpsUrl('Enlace para agendar aquí', { hint: 'Doctoralia da uno por dirección.' }),
  takesEmergencies: z.boolean('Elija sí o no.').default(false).meta({ label: 'Recibe urgencias' }),
  timeZone: advanced(
    z
      .enum(['', ...timeZoneNames], 'Elija una de las zonas.')
      .default('')
      .meta({ label: 'Hora local de este lugar' }),
  ),
}

/** The hospital and the emergency service: places that visitors only read about. */
export const workplace = (label: string, addressHint?: string) =>
  group(label, { ...placeFields('hospital', addressHint), ...visitFields })

/** A place where patients are seen. */
const practicePlace = {
  id: advanced(optionalSlug('Identificador', 'Nombra el lugar en servicios y avisos.')),
  ...placeFields('consultorio', 'Calle y número.', `${mapLinkHint} Vacío lleva al punto o a la dirección.`),
  neighbourhood: text('Colonia', { max: 80, hint: 'Si la dirección no la dice.' }),
  postalCode: advised('postal-code', text('Código postal', { max: 10 })),
  city: text('Ciudad', { max: 80, hint: 'Vacía: la del primer lugar.' }),
  state: text('Estado', { max: 80, hint: 'Vacío: el del primer lugar.' }),
  ...visitFields,
  bookingLink: visitFields.bookingLink.meta({
    hint: 'Doctoralia da uno por dirección. Vacío se usa el de todo el sitio.',
  }),
  // Few have such hours: they are read from the time before the hours by day.
  hours: advanced(hoursAndPhones.hours),
  startsOn: advanced(date('Atiende aquí desde', { hint: 'Vacía: ya atiende aquí.' })),
  endsOn: advanced(date('Último día aquí', { hint: 'Vacía: sin fecha de término.' })),
  reviewLink: httpsUrl('Enlace para opinar en Google', {
    hosts: googleMapHosts,
    hint: 'En su perfil de empresa, toque «Pedir opiniones» y copie el enlace. Sirve en «Para mi consultorio».',
  }),
  picture: imagePath('Fotografía', { width: 960 }),
}

/** The first place. While they are empty, its address, town, map and point are facts of `doctorInfo`. */
export const firstPlace = group('Consultorio', {
  ...practicePlace,
  id: practicePlace.id.default(firstPlaceId),
  visible: visible().meta({ hint: 'Si lo oculta, el siguiente lugar visible toma su sitio.' }),
  mapLink: advanced(practicePlace.mapLink),
  postalCode: advanced(practicePlace.postalCode),
  city: advanced(text('Ciudad', { max: 80 })),
  state: advanced(text('Estado', { max: 80 })),
})

/** The places besides the first one, in the order in which visitors read them. */
export const otherPlaces = list(
  'Otros lugares donde atiende',
  group('Lugar', {
    ...practicePlace,
    header: requiredText('Nombre', { max: 80, hint: 'Como lo conocen sus pacientes: «Star Médica».' }),
  }),
  // `doctorWorkInfo` makes their ids, because the first place has one too.
  { max: 20, rowTitle: 'header', makeIds: (places) => [...places] },
).meta({ rowKey: 'id' })
