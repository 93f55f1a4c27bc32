import { type Certificate, licenceNames, licencesOf } from '#content/facts/licences.ts'
import type { SiteContent } from '#content/site-content/index.ts'
import type { GraphNode } from '#site/pages/page-kind.ts'
import { profilePath } from '#site/route.ts'

type Ids = { readonly practice: string; readonly doctor: string }

/** The doctor: her licences, degrees and certificates, where she works, and her profiles elsewhere. */
export function doctor(
  content: SiteContent,
  siteUrl: string,
  ids: Ids,
  image: (path: string) => string,
): GraphNode {
  const { doctorInfo, doctorWorkInfo, aboutMe } = content
  return {
    '@type': ['Person', 'IndividualPhysician'],
    '@id': ids.doctor,
    name: doctorInfo.name,
    jobTitle: doctorInfo.specialist,
    medicalSpecialty: ['https://schema.org/Gynecologic', 'https://schema.org/Obstetric'],
    image: image(aboutMe.imagePath),
    telephone: doctorInfo.phone,
    address: practiceAddress(content),
    knowsLanguage: doctorInfo.languages,
    hasCredential: [...licences(content), ...certificates(content)],
    memberOf: memberships(content),
    alumniOf: universities(content).map((name) => ({ '@type': 'CollegeOrUniversity', name })),
    hospitalAffiliation: doctorWorkInfo.hospitalHeader
      ? {
          '@type': 'Hospital',
          name: doctorWorkInfo.hospitalHeader,
          address: doctorWorkInfo.hospitalAddress,
        }
      : undefined,
    worksFor: { '@id': ids.practice },
    practicesAt: { '@id': ids.practice },
    sameAs: [...Object.values(doctorInfo.socialLinks), doctorInfo.doctoraliaLink].filter(
      (link) => link !== '',
    ),
    url: siteUrl + profilePath,
  }
}

export function practiceAddress({ doctorInfo, doctorWorkInfo }: SiteContent): GraphNode {
  const { city, state, postalCode } = doctorInfo
  const address = doctorWorkInfo.consulting.address || doctorInfo.address
  return {
    '@type': 'PostalAddress',
    streetAddress: withoutPlace(address, [city, state, postalCode]),
    addressLocality: city,
    addressRegion: state,
    postalCode,
    addressCountry: 'MX',
  }
}

/** The address without the parts between commas that only repeat the city, the state or the postal code. */
function withoutPlace(address: string, repeated: readonly string[]): string {
  const facts = new Set(repeated.filter(Boolean).map(plain))
  const parts = address.split(',').map((part) => part.trim())
  const own = parts.filter((part) => !facts.has(plain(part.replace(/^C\.?\s*P\.?\s*/i, ''))))
  return own.join(', ')
}

const plain = (text: string) => text.toLocaleLowerCase('es-MX').replace(/[\s.]+/g, '')

/** The education ministry's registry issues the licences; the university that they name is where she studied. */
const licences = (content: SiteContent): GraphNode[] =>
  licencesOf(content).map(({ kind, number }) => ({
    '@type': 'EducationalOccupationalCredential',
    credentialCategory: 'license',
    name: licenceNames[kind],
    identifier: number,
    recognizedBy: {
      '@type': 'GovernmentOrganization',
      name: 'Dirección General de Profesiones, Secretaría de Educación Pública',
    },
  }))

/** The specialty council's certificate, and others whose institution is given. A course is no certificate. */
const certificates = ({ certifications }: SiteContent): GraphNode[] =>
  certifications.entities
    .filter((one) => one.visible && isCertificate(one))
    .map(({ name, nameTitle, institution, number, issuedOn, validUntil }) => ({
      '@type': 'EducationalOccupationalCredential',
      credentialCategory: 'certification',
      name: name || nameTitle,
      identifier: number || undefined,
      recognizedBy: institution ? { '@type': 'Organization', name: institution } : undefined,
      dateCreated: issuedOn,
      expires: validUntil,
    }))

const isCertificate = ({ kind, institution, nameTitle, name }: Certificate) =>
  kind === 'unknown' ? institution !== '' || /consejo/i.test(`${nameTitle} ${name}`) : kind === 'certificate'

/** The colleges and societies that she belongs to. */
const memberships = ({ certifications }: SiteContent): GraphNode[] =>
  certifications.entities
    .filter(({ visible, kind }) => visible && kind === 'membership')
    .map(({ institution, name, nameTitle }) => ({
      '@type': 'Organization',
      name: institution || name || nameTitle,
    }))

/** Where she studied: the institutions of her licences and degrees, each once. */
function universities(content: SiteContent): string[] {
  const degrees = content.certifications.documents
    .filter(({ visible }) => visible)
    .map(({ institution }) => institution)
  const named = licencesOf(content).map(({ institution }) => institution)
  return [...new Set([...named, ...degrees].filter((name) => name !== ''))]
}
