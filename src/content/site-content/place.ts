import { z } from 'zod'
import {
  advanced,
  advised,
  date,
  group,
  httpsUrl,
  imagePath,
  list,
  noNumber,
  phone,
  requiredText,
  slug,
  text,
  visible,
} from '#content/fields/fields.ts'
import { schedule } from '#content/fields/schedule-field.ts'
import { timeZoneNames } from '#content/hours/time-zones.ts'
import { googleMapHosts, mapHosts } from '#content/links/read-place.ts'
import { firstPlaceId } from './first-place.ts'

const address = (hint?: string) => text('Dirección', { max: 240, hint })

/** When somebody is at a workplace, and the telephones there. */
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
    group('Teléfono', {
      subheader: text('Para qué es', { max: 60 }),
      phone: phone('Número'),
      display: text('Como se lee', { max: 40 }),
    }),
    { max: 6, rowTitle: 'subheader' },
  ),
}

/** A workplace that visitors only read about: the hospital and the emergency service. */
export const workplace = (label: string, addressHint?: string) =>
  group(label, {
    header: text('Encabezado', { max: 80 }),
    address: address(addressHint),
    ...hoursAndPhones,
  })

/** What every place has where patients are seen. */
const placeFields = {
  ...hoursAndPhones,
  // Few have such hours: they are read from the time before the hours by day.
  hours: advanced(hoursAndPhones.hours),
  kind: z.enum(['office', 'hospital', 'clinic'], 'Elija qué es.').default('office').meta({ label: 'Qué es' }),
  neighbourhood: text('Colonia', { max: 80, hint: 'Si la dirección no la dice.' }),
  access: group('Cómo llegar', {
    floor: text('Piso y consultorio', { max: 80, hint: 'Por ejemplo «Piso 3, consultorio 304».' }),
    entrance: text('Entrada', { max: 160 }),
    parking: text('Estacionamiento', { max: 160 }),
    hasRamp: z.boolean('Elija sí o no.').default(false).meta({ label: 'Tiene rampa' }),
    hasLift: z.boolean('Elija sí o no.').default(false).meta({ label: 'Tiene elevador' }),
  }).prefault({}),
  byAppointment: z
    .boolean('Elija sí o no.')
    .default(false)
    .meta({ label: 'Solo con cita', hint: 'Sin horario, se lee «Previa cita».' }),
  startsOn: advanced(date('Atiende aquí desde', { hint: 'Vacía: ya atiende aquí.' })),
  endsOn: advanced(date('Último día aquí', { hint: 'Vacía: sin fecha de término.' })),
  bookingLink: httpsUrl('Enlace para agendar aquí', {
    hint: 'Doctoralia da uno por dirección. Vacío se usa el de todo el sitio.',
  }),
  reviewLink: httpsUrl('Enlace para opinar en Google', {
    hosts: googleMapHosts,
    hint: 'En su perfil de empresa, toque «Pedir opiniones» y copie el enlace. Sirve en «Para mi consultorio».',
  }),
  picture: imagePath('Fotografía', { width: 960 }),
  takesEmergencies: z.boolean('Elija sí o no.').default(false).meta({ label: 'Recibe urgencias' }),
}

const id = () => advanced(slug('Identificador', { hint: 'Nombra el lugar en servicios y avisos.' }))

/** The first place. Its city, postal code, point and link to the map are facts of `doctorInfo`. */
export const firstPlace = group('Consultorio', {
  id: id().default(firstPlaceId),
  header: text('Encabezado', { max: 80 }),
  address: address(),
  ...placeFields,
})

const degrees = (label: string, max: number) =>
  advanced(
    z
      .number(noNumber(max))
      .min(-max)
      .max(max)
      .nullable()
      .default(null)
      .meta({ label, hint: 'Se llena sola al pegar el enlace del mapa.' }),
  )

const otherPlace = group('Lugar', {
  id: id(),
  header: requiredText('Nombre', { max: 80, hint: 'Como lo conocen sus pacientes: «Star Médica».' }),
  visible: visible(),
  mapLink: advised(
    'map-link',
    httpsUrl('Enlace del mapa', {
      hosts: mapHosts,
      hint: 'Busque el lugar en el mapa y pegue aquí lo que copia en Compartir: de ahí se toma el punto. Vacío lleva al punto o a la dirección.',
    }),
  ).meta({ control: 'map-link' }),
  address: address('Calle y número.'),
  postalCode: advised('postal-code', text('Código postal', { max: 10 })),
  city: text('Ciudad', { max: 80, hint: 'Vacía: la del primer lugar.' }),
  state: text('Estado', { max: 80, hint: 'Vacío: el del primer lugar.' }),
  latitude: degrees('Latitud del punto en el mapa', 90),
  longitude: degrees('Longitud del punto en el mapa', 180),
  ...placeFields,
  timeZone: advanced(
    z
      .enum(['same', ...timeZoneNames], 'Elija una de las zonas.')
      .default('same')
      .meta({ label: 'Hora local de este lugar' }),
  ),
})

/** The places besides the first one, in the order in which visitors read them. */
export const otherPlaces = list('Otros lugares donde atiende', otherPlace, {
  max: 20,
  rowTitle: 'header',
}).meta({ rowKey: 'id' })
