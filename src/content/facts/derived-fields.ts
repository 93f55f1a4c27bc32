import { mapFrame, mapLink } from '#content/links/place-on-map.ts'
import { groupPhone } from '#content/phones/phone-number.ts'
import { firstPlaceOnMap, joined } from '#content/places/places.ts'
import type { SiteContent } from '#content/site-content/index.ts'
import { valueAt } from '#content/values/json.ts'
import { licenceInstitution, licenceNames, licenceNumber } from './licences.ts'
import { firstPrice } from './marks.ts'
import { phoneText } from './phone-text.ts'

/** A text field of `site-content` that repeats facts typed in other fields. It is *derived* while it is empty. */
export type DerivedField = {
  readonly path: string
  /** Path of the field where the fact is typed. */
  readonly from: string
  /** Completes the sentence 'Se toma de …'. */
  readonly fromLabel: string
  /** Called with content whose marks are replaced and whose earlier derived fields are filled. */
  readonly derive: (content: SiteContent) => string
  /** The form offers to leave it empty (`leftEmpty`), so that visitors see nothing. */
  readonly offersEmpty?: true
}

/** A field that repeats the text of another one. */
const copyOf = (path: string, from: string, fromLabel: string): DerivedField => ({
  path,
  from,
  fromLabel,
  derive: (content) => `${valueAt(content, from) ?? ''}`,
})

/**
 * In the order of their derivation: a field may be derived from one above it. What says where, when or whom to call in
 * an emergency is never derived from another fact: the two telephones for emergencies are one fact.
 */
const fixedFields: readonly DerivedField[] = [
  {
    path: 'doctorInfo.phoneDisplay',
    from: 'doctorInfo.phone',
    fromLabel: 'Teléfono',
    derive: ({ doctorInfo }) => groupPhone(doctorInfo.phone),
  },
  {
    path: 'doctorInfo.whatsappDisplay',
    from: 'doctorInfo.whatsapp',
    fromLabel: 'WhatsApp',
    derive: ({ doctorInfo }) => groupPhone(doctorInfo.whatsapp),
  },
  {
    path: 'doctorInfo.googleMapsLink',
    from: 'doctorInfo.address',
    fromLabel: 'Dirección, Ciudad y Estado, o del punto en el mapa',
    derive: (content) => mapLink(firstPlaceOnMap(content)),
    offersEmpty: true,
  },
  {
    path: 'doctorInfo.googleMapsEmbedLink',
    from: 'doctorInfo.googleMapsLink',
    fromLabel: 'Enlace de Google Maps, su punto o la Dirección',
    // An owner who shows no link to a map shows no map either.
    derive: (content) => {
      const place = firstPlaceOnMap(content)
      return place.googleMapsLink === '' ? '' : mapFrame(place)
    },
    offersEmpty: true,
  },
  {
    path: 'doctorInfo.doctoraliaReviewsLink',
    from: 'doctorInfo.doctoraliaLink',
    fromLabel: 'Perfil de Doctoralia',
    derive: ({ doctorInfo: { doctoraliaLink } }) => doctoraliaLink && `${doctoraliaLink}#profile-reviews`,
    offersEmpty: true,
  },
  copyOf('doctorWorkInfo.consulting.address', 'doctorInfo.address', 'Dirección'),
  copyOf('doctorWorkInfo.consulting.postalCode', 'doctorInfo.postalCode', 'Código postal'),
  copyOf('doctorWorkInfo.consulting.city', 'doctorInfo.city', 'Ciudad'),
  copyOf('doctorWorkInfo.consulting.state', 'doctorInfo.state', 'Estado'),
  copyOf('doctorWorkInfo.consulting.mapLink', 'doctorInfo.googleMapsLink', 'Enlace de Google Maps'),
  {
    path: 'doctorWorkInfo.hospital.address',
    from: 'doctorWorkInfo.hospitalHeader',
    fromLabel: 'Nombre del hospital y Dirección del hospital',
    derive: ({ doctorWorkInfo: { hospitalHeader, hospitalAddress } }) =>
      [hospitalHeader, hospitalAddress].filter(Boolean).join(', '),
  },
  copyOf('doctorWorkInfo.schedulingPhone', 'doctorInfo.phone', 'Teléfono'),
  copyOf('doctorWorkInfo.urgenciesPhone', 'doctorInfo.urgenciesPhone', 'Teléfono de urgencias'),
  {
    path: 'home.metadataTitle',
    from: 'doctorInfo.name',
    fromLabel: 'Nombre, Especialidad y Ciudad',
    derive: (content) => `${content.doctorInfo.name} | ${practiceOf(content)}`,
  },
  {
    path: 'home.metadataDescription',
    from: 'doctorInfo.specialty',
    fromLabel: 'Especialidad, Ciudad y Nombre',
    derive: (content) => `${practiceOf(content)}. ${content.doctorInfo.name}.`,
  },
  ...(['services', 'symptoms', 'diseasesSection'] as const).flatMap((section): DerivedField[] => [
    {
      path: `${section}.page.metadataTitle`,
      from: `${section}.page.title`,
      fromLabel: 'Título de la página y Nombre',
      derive: (content) => `${content[section].page.title} | ${content.doctorInfo.name}`,
    },
    copyOf(`${section}.page.metadataDescription`, `${section}.page.subtitle`, 'Subtítulo de la página'),
  ]),
  {
    path: 'contact.metadataTitle',
    from: 'contact.title',
    fromLabel: 'Título y Nombre',
    derive: ({ contact, doctorInfo }) => `${contact.title} | ${doctorInfo.name}`,
  },
  copyOf('contact.metadataDescription', 'contact.subtitle', 'Subtítulo'),
  {
    path: 'generalCallToAction.price1',
    from: 'consultationPrice.prices',
    fromLabel: 'el primer precio visible de Precios',
    derive: (content) => {
      const price = firstPrice(content)
      return price ? `${price.name} ${price.text}` : ''
    },
    offersEmpty: true,
  },
  copyOf('header.logoPath', 'doctorInfo.logoPath', 'Logotipo'),
  copyOf('header.stickyLogoPath', 'header.logoPath', 'Logotipo del encabezado'),
  copyOf('header.menuLogoPath', 'header.logoPath', 'Logotipo del encabezado'),
  copyOf('footer.logoFooter', 'doctorInfo.logoPath', 'Logotipo'),
]

/** Every derived field of a document, in the order of their derivation. */
export const derivedFields = (content: SiteContent): readonly DerivedField[] => [
  ...fixedFields,
  ...rowFields(content),
  ...degreeFields(content),
]

/**
 * The numbers in the lists of telephones. The label of a row says which number it repeats. The numbers of the hospital
 * and of other places are other facts, so only their writing is derived.
 */
function rowFields({ doctorWorkInfo }: SiteContent): DerivedField[] {
  const { consulting, hospital, urgencies, otherPlaces } = doctorWorkInfo
  const places = [
    ...Object.entries({ consulting, hospital, urgencies }),
    ...otherPlaces.map((place, index) => [`otherPlaces.${index}`, place] as const),
  ]
  return places.flatMap(([key, { phones }]) =>
    phones.flatMap(({ subheader }, index) => {
      const row = `doctorWorkInfo.${key}.phones.${index}`
      return [
        ...(key === 'consulting' || key === 'urgencies' ? numberOf(key, subheader, `${row}.phone`) : []),
        {
          path: `${row}.display`,
          from: `${row}.phone`,
          fromLabel: 'Número',
          derive: (content: SiteContent) => {
            const phone = valueAt(content, `${row}.phone`)
            return typeof phone === 'string' && phone !== '' ? phoneText(phone, content) : ''
          },
        },
      ]
    }),
  )
}

/** The first degree and the first specialty are those of the two licence fields. */
function degreeFields({ certifications: { documents } }: SiteContent): DerivedField[] {
  return (['profession', 'specialty'] as const).flatMap((kind) => {
    const index = documents.findIndex((document) => document.kind === kind)
    if (index < 0) return []
    const key = kind === 'profession' ? 'cedProf' : 'cedEsp'
    const source = { from: `doctorInfo.${key}`, fromLabel: licenceNames[kind] }
    const row = `certifications.documents.${index}`
    return [
      { ...source, path: `${row}.cedula`, derive: ({ doctorInfo }) => licenceNumber(doctorInfo[key]) },
      {
        ...source,
        path: `${row}.institution`,
        derive: (content) =>
          licenceInstitution(`${valueAt(content, `${row}.cedula`) ?? ''}`) ||
          licenceInstitution(content.doctorInfo[key]),
      },
    ]
  })
}

/** The number that a row repeats; none for one that is only shown if it is typed. */
function numberOf(place: 'consulting' | 'urgencies', subheader: string, path: string): DerivedField[] {
  const isWhatsapp = /whats/i.test(subheader)
  if (place === 'urgencies' || /urgenc|emergenc/i.test(subheader)) {
    const urgencies = copyOf(path, 'doctorInfo.urgenciesPhone', 'Teléfono de urgencias')
    if (isWhatsapp) return []
    return [{ ...urgencies, derive: ({ doctorWorkInfo }) => doctorWorkInfo.urgenciesPhone }]
  }
  return [
    isWhatsapp
      ? copyOf(path, 'doctorInfo.whatsapp', 'WhatsApp')
      : copyOf(path, 'doctorInfo.phone', 'Teléfono'),
  ]
}

/** «Ginecología y obstetricia en Ciudad, Estado». */
function practiceOf({ doctorInfo }: SiteContent): string {
  const place = joined('', [doctorInfo.city, doctorInfo.state])
  return [doctorInfo.specialty, place].filter(Boolean).join(' en ')
}
