import { mapFrame, mapLink } from '#content/links/place-on-map.ts'
import { groupPhone } from '#content/phones/phone-number.ts'
import type { SiteContent } from '#content/site-content/index.ts'
import { licenceInstitution, licenceNumber } from './licences.ts'
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
    derive: ({ doctorInfo }) => mapLink(doctorInfo),
    offersEmpty: true,
  },
  {
    path: 'doctorInfo.googleMapsEmbedLink',
    from: 'doctorInfo.googleMapsLink',
    fromLabel: 'Enlace de Google Maps, su punto o la Dirección',
    // An owner who shows no link to a map shows no map either.
    derive: ({ doctorInfo }) => (doctorInfo.googleMapsLink === '' ? '' : mapFrame(doctorInfo)),
    offersEmpty: true,
  },
  {
    path: 'doctorInfo.doctoraliaReviewsLink',
    from: 'doctorInfo.doctoraliaLink',
    fromLabel: 'Perfil de Doctoralia',
    derive: ({ doctorInfo: { doctoraliaLink } }) => doctoraliaLink && `${doctoraliaLink}#profile-reviews`,
    offersEmpty: true,
  },
  {
    path: 'doctorWorkInfo.consulting.address',
    from: 'doctorInfo.address',
    fromLabel: 'Dirección',
    derive: ({ doctorInfo }) => doctorInfo.address,
  },
  {
    path: 'doctorWorkInfo.hospital.address',
    from: 'doctorWorkInfo.hospitalHeader',
    fromLabel: 'Nombre del hospital y Dirección del hospital',
    derive: ({ doctorWorkInfo: { hospitalHeader, hospitalAddress } }) =>
      [hospitalHeader, hospitalAddress].filter(Boolean).join(', '),
  },
  {
    path: 'doctorWorkInfo.schedulingPhone',
    from: 'doctorInfo.phone',
    fromLabel: 'Teléfono',
    derive: ({ doctorInfo }) => doctorInfo.phone,
  },
  {
    path: 'doctorWorkInfo.urgenciesPhone',
    from: 'doctorInfo.urgenciesPhone',
    fromLabel: 'Teléfono de urgencias',
    derive: ({ doctorInfo }) => doctorInfo.urgenciesPhone,
  },
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
    {
      path: `${section}.page.metadataDescription`,
      from: `${section}.page.subtitle`,
      fromLabel: 'Subtítulo de la página',
      derive: (content) => content[section].page.subtitle,
    },
  ]),
  {
    path: 'contact.metadataTitle',
    from: 'contact.title',
    fromLabel: 'Título y Nombre',
    derive: ({ contact, doctorInfo }) => `${contact.title} | ${doctorInfo.name}`,
  },
  {
    path: 'contact.metadataDescription',
    from: 'contact.subtitle',
    fromLabel: 'Subtítulo',
    derive: ({ contact }) => contact.subtitle,
  },
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
  {
    path: 'header.logoPath',
    from: 'doctorInfo.logoPath',
    fromLabel: 'Logotipo',
    derive: ({ doctorInfo }) => doctorInfo.logoPath,
  },
  {
    path: 'header.stickyLogoPath',
    from: 'header.logoPath',
    fromLabel: 'Logotipo del encabezado',
    derive: ({ header }) => header.logoPath,
  },
  {
    path: 'header.menuLogoPath',
    from: 'header.logoPath',
    fromLabel: 'Logotipo del encabezado',
    derive: ({ header }) => header.logoPath,
  },
  {
    path: 'footer.logoFooter',
    from: 'doctorInfo.logoPath',
    fromLabel: 'Logotipo',
    derive: ({ doctorInfo }) => doctorInfo.logoPath,
  },
]

/** Every derived field of a document, in the order of their derivation. */
export const derivedFields = (content: SiteContent): readonly DerivedField[] => [
  ...fixedFields,
  ...rowFields(content),
  ...degreeFields(content),
]

/**
 * The numbers in the lists of telephones. The label of a row says which number it repeats. The hospital's number is
 * another fact, so only its writing is derived.
 */
function rowFields({ doctorWorkInfo }: SiteContent): DerivedField[] {
  return (['consulting', 'hospital', 'urgencies'] as const).flatMap((place) =>
    doctorWorkInfo[place].phones.flatMap(({ subheader }, index) => {
      const row = `doctorWorkInfo.${place}.phones.${index}`
      const number = place === 'hospital' ? undefined : numberOf(place, subheader)
      return [
        ...(number ? [{ path: `${row}.phone`, ...number }] : []),
        {
          path: `${row}.display`,
          from: `${row}.phone`,
          fromLabel: 'Número',
          derive: (content: SiteContent) => {
            const phone = content.doctorWorkInfo[place].phones[index]?.phone ?? ''
            return phone && phoneText(phone, content)
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
    const [key, fromLabel] =
      kind === 'profession'
        ? (['cedProf', 'Cédula profesional'] as const)
        : (['cedEsp', 'Cédula de especialidad'] as const)
    const from = `doctorInfo.${key}`
    const row = `certifications.documents.${index}`
    return [
      {
        ...{ path: `${row}.cedula`, from, fromLabel },
        derive: ({ doctorInfo }) => licenceNumber(doctorInfo[key]),
      },
      {
        ...{ path: `${row}.institution`, from, fromLabel },
        derive: ({ doctorInfo }) => licenceInstitution(doctorInfo[key]),
      },
    ]
  })
}

/** Undefined for a number that is only shown if it is typed. */
function numberOf(
  place: 'consulting' | 'urgencies',
  subheader: string,
): Omit<DerivedField, 'path'> | undefined {
  const isWhatsapp = /whats/i.test(subheader)
  if (place === 'urgencies' || /urgenc|emergenc/i.test(subheader)) {
    if (isWhatsapp) return undefined
    return {
      from: 'doctorInfo.urgenciesPhone',
      fromLabel: 'Teléfono de urgencias',
      derive: ({ doctorWorkInfo }) => doctorWorkInfo.urgenciesPhone,
    }
  }
  if (isWhatsapp) {
    return {
      from: 'doctorInfo.whatsapp',
      fromLabel: 'WhatsApp',
      derive: ({ doctorInfo }) => doctorInfo.whatsapp,
    }
  }
  return { from: 'doctorInfo.phone', fromLabel: 'Teléfono', derive: ({ doctorInfo }) => doctorInfo.phone }
}

/** «Ginecología y obstetricia en Ciudad, Estado». */
function practiceOf({ doctorInfo }: SiteContent): string {
  const place = [doctorInfo.city, doctorInfo.state].filter(Boolean).join(', ')
  return [doctorInfo.specialty, place].filter(Boolean).join(' en ')
}
