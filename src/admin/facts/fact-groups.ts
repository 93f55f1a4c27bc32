import type { CheckedFinding } from '#admin/api/checks.ts'
import { placesIn } from '#admin/places/drafted-places.ts'
import { childOf, isWithin, type Json, valueAt } from '#content/values/json.ts'

/** A few facts of the practice that belong together: a card of «Mis datos», and a step of the guided start. */
export type FactGroup = {
  readonly key: string
  readonly title: string
  /** What the owner is asked for in the guided start. */
  readonly question: string
  /** Paths of its fields in `site-content`. A path of a list shows the whole list. */
  readonly fields: readonly string[]
  /** Labels of fields that need more words here than in the complete form, by their paths. */
  readonly labels?: Readonly<Record<string, string>>
  /** The places besides the first one, which have an editor of their own. */
  readonly asksPlaces?: true
  /** The guided start also asks which studies she offers. */
  readonly asksStudies?: true
  /** Where visitors read these facts. */
  readonly usedIn: string
}

/** In the order of the guided start. */
export const factGroups: readonly FactGroup[] = [
  {
    key: 'nombre',
    title: 'Nombre y especialidad',
    question: '¿Cómo se llama y cuál es su especialidad?',
    fields: ['doctorInfo.name', 'doctorInfo.specialty', 'doctorInfo.specialtyShort'],
    usedIn:
      'El encabezado y el pie de todas las páginas, la portada, los buscadores y los enlaces que se comparten.',
  },
  {
    key: 'contacto',
    title: 'Teléfono, WhatsApp y correo',
    question: '¿A qué números le llaman y le escriben sus pacientes?',
    fields: ['doctorInfo.phone', 'doctorInfo.whatsapp', 'doctorInfo.email'],
    usedIn: 'Los botones de llamada y de WhatsApp de todas las páginas, Contacto, el pie y los buscadores.',
  },
  {
    key: 'direccion',
    title: 'Dirección',
    question: '¿Dónde está su consultorio?',
    fields: [
      'doctorInfo.address',
      'doctorInfo.city',
      'doctorInfo.state',
      'doctorInfo.postalCode',
      'doctorInfo.googleMapsLink',
    ],
    usedIn: 'Contacto, el pie de todas las páginas, el mapa y los buscadores.',
  },
  {
    key: 'horario',
    title: 'Horario',
    question: '¿Qué días y a qué horas atiende?',
    fields: ['doctorWorkInfo.consulting.schedule'],
    usedIn: 'La portada, Contacto y los buscadores; según el diseño, también el encabezado y el pie.',
  },
  {
    key: 'lugares',
    title: 'Lugares',
    question: '¿En cuántos lugares atiende? Si solo es en su consultorio, siga; si no, agregue los demás.',
    fields: ['doctorWorkInfo.otherPlaces'],
    asksPlaces: true,
    usedIn: 'La portada, Contacto, el pie de todas las páginas y los buscadores.',
  },
  {
    key: 'hospital',
    title: 'Hospital y urgencias',
    question: '¿En qué hospital atiende, y qué debe hacer una paciente en una urgencia?',
    fields: [
      'doctorWorkInfo.hospitalHeader',
      'doctorWorkInfo.hospitalAddress',
      'doctorWorkInfo.hospital.phones',
      'doctorInfo.urgenciesPhone',
      'doctorWorkInfo.urgencies.hours',
      'doctorWorkInfo.urgencies.address',
    ],
    labels: {
      'doctorWorkInfo.hospital.phones': 'Teléfonos del hospital',
      'doctorWorkInfo.urgencies.hours': 'Urgencias: cuándo, o qué hacer',
      'doctorWorkInfo.urgencies.address': 'Dirección de urgencias',
    },
    usedIn: 'Contacto y los avisos de urgencias; según el diseño, también el pie de todas las páginas.',
  },
  {
    key: 'precios',
    title: 'Precios',
    question: '¿Cuánto cuesta la consulta y qué incluye?',
    fields: ['consultationPrice.prices'],
    asksStudies: true,
    usedIn: 'La sección de precios, el precio que se anuncia en todas las páginas y los buscadores.',
  },
  {
    key: 'retrato',
    title: 'Fotografías',
    question: '¿Tiene un retrato suyo? Una fotografía tomada con su teléfono es suficiente para empezar.',
    fields: ['aboutMe.imagePath', 'heroSection.mainImage'],
    usedIn: 'La portada y «Sobre mí».',
  },
  {
    key: 'color',
    title: 'Color',
    question: '¿Qué color va con usted?',
    fields: ['theme.preset', 'theme.brandColor'],
    usedIn: 'Todas las páginas y todos los dibujos.',
  },
  {
    key: 'cedulas',
    title: 'Cédulas y aviso de COFEPRIS',
    question:
      '¿Cuáles son sus cédulas? La ley pide que su publicidad las muestre con la institución que las expidió.',
    fields: ['doctorInfo.cedProf', 'doctorInfo.cedEsp', 'doctorWorkInfo.avisoCofepris'],
    usedIn: 'La franja del encabezado, el pie de todas las páginas y Certificaciones.',
  },
  {
    key: 'redes',
    title: 'Redes y Doctoralia',
    question: '¿En qué redes la encuentran?',
    fields: [
      'doctorInfo.socialLinks.facebook',
      'doctorInfo.socialLinks.instagram',
      'doctorInfo.socialLinks.tiktok',
      'doctorInfo.socialLinks.youtube',
      'doctorInfo.doctoraliaLink',
    ],
    usedIn: 'El encabezado, el menú y el pie de todas las páginas, y los buscadores.',
  },
  {
    key: 'consulta',
    title: 'Su consulta',
    question:
      '¿Qué le preguntan sus pacientes antes de venir? Conteste lo que quiera; lo vacío no se muestra.',
    fields: ['practice'],
    usedIn: 'Preguntas frecuentes y el buscador del sitio.',
  },
]

/** The group at a position; the last one for positions after it, the first one for anything else. */
export function factGroupAt(position: number): { readonly group: FactGroup; readonly index: number } {
  const last = factGroups.length - 1
  const index = Number.isInteger(position) ? Math.min(Math.max(position, 0), last) : 0
  const group = factGroups[index]
  if (!group) throw new RangeError(`There is no group of facts ${index}.`)
  return { group, index }
}

/** The position of the group that shows this field of `site-content`; undefined if none does. */
export function stepOfField(path: string): number | undefined {
  const place = factGroups.findIndex(({ fields }) => fields.some((field) => isWithin(path, field)))
  return place < 0 ? undefined : place
}

/** Whether one of the findings is about a field of the group, or a part of it. */
export const hasSample = ({ fields }: FactGroup, left: readonly Pick<CheckedFinding, 'place'>[]): boolean =>
  left.some(
    ({ place: { document, path } }) =>
      document === 'site-content' && fields.some((field) => isWithin(path, field)),
  )

export const isHospitalField = (path: string): boolean => /^doctorWorkInfo\.hospital/.test(path)

/** The name of the hospital among the places where she sees patients. */
export function hospitalAmongPlaces(draft: Json): string | undefined {
  const places = [valueAt(draft, 'doctorWorkInfo.consulting'), ...placesIn(draft)]
  const hospital = places.find(
    (place) => childOf(place, 'kind') === 'hospital' && childOf(place, 'visible') !== false,
  )
  const name = childOf(hospital, 'header')
  return typeof name === 'string' && name.trim() !== '' ? name.trim() : undefined
}
