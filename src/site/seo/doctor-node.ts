import { type Certificate, licenceNames, licencesOf } from '#content/facts/licences.ts'
import { withoutExtension } from '#content/phones/phone-number.ts'
import { firstPlaceOf, placesOf, workplaceOf } from '#content/places/places.ts'
import type { SiteContent } from '#content/site-content/index.ts'
import { medicalSpecialty } from '#site/pages/detail/structured-data.ts'
import type { GraphData, GraphNode } from '#site/pages/page-kind.ts'
import { profilePath } from '#site/route.ts'
import { onMap, placeId } from './place-nodes.ts'

/** The doctor: her licences, degrees and certificates, where she works, and her profiles elsewhere. */
export function doctor({ site, siteUrl, ids, image }: GraphData): GraphNode {
  const content = site['site-content']
  const { doctorInfo, doctorWorkInfo, aboutMe, certifications } = content
  const licences = licencesOf(content)
  const others = placesOf(content)
    .slice(1)
    .map((place) => placeId(place, siteUrl))
  const visible = certifications.entities.filter((one) => one.visible)
  const degrees = certifications.documents.filter((one) => one.visible)
  const universities = [...licences, ...degrees].map(({ institution }) => institution).filter(Boolean)
  return {
    '@type': ['Person', 'IndividualPhysician'],
    '@id': ids.doctor,
    name: doctorInfo.name,
    jobTitle: doctorInfo.specialist,
    medicalSpecialty,
    image: image(aboutMe.imagePath),
    telephone: withoutExtension(doctorInfo.phone),
    address: practiceAddress(content),
    knowsLanguage: doctorInfo.languages,
    hasCredential: [...licences.map(licence), ...visible.filter(isCertificate).map(certificate)],
    memberOf: visible
      .filter(({ kind }) => kind === 'membership')
      .map(({ institution, name, nameTitle }) => ({
        '@type': 'Organization',
        name: institution || name || nameTitle,
      })),
    alumniOf: [...new Set(universities)].map((name) => ({ '@type': 'CollegeOrUniversity', name })),
    hospitalAffiliation: doctorWorkInfo.hospitalHeader
      ? {
          '@type': 'Hospital',
          name: doctorWorkInfo.hospitalHeader,
          address: doctorWorkInfo.hospitalAddress,
          ...onMap(workplaceOf(content, 'hospital')),
        }
      : undefined,
    worksFor: { '@id': ids.practice },
    practicesAt: { '@id': ids.practice },
    workLocation: others.length > 0 ? [ids.practice, ...others].map((id) => ({ '@id': id })) : undefined,
    sameAs: [...Object.values(doctorInfo.socialLinks), doctorInfo.doctoraliaLink].filter(Boolean),
    url: siteUrl + profilePath,
  }
}

export function practiceAddress(content: SiteContent): GraphNode {
  const place = firstPlaceOf(content)
  const { city, state, postalCode } = place
  const address = place.address || content.doctorInfo.address
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
const licence = ({ kind, number }: ReturnType<typeof licencesOf>[number]): GraphNode => ({
  '@type': 'EducationalOccupationalCredential',
  credentialCategory: 'license',
  name: licenceNames[kind],
  identifier: number,
  recognizedBy: {
    '@type': 'GovernmentOrganization',
    name: 'Dirección General de Profesiones, Secretaría de Educación Pública',
  },
})

const certificate = (one: Certificate): GraphNode => ({
  '@type': 'EducationalOccupationalCredential',
  credentialCategory: 'certification',
  name: one.name || one.nameTitle,
  identifier: one.number,
  recognizedBy: one.institution && { '@type': 'Organization', name: one.institution },
  dateCreated: one.issuedOn,
  expires: one.validUntil,
})

/** The specialty council's certificate, and others whose institution is given. A course is no certificate. */
const isCertificate = ({ kind, institution, nameTitle, name }: Certificate) =>
  kind === 'unknown' ? institution !== '' || /consejo/i.test(`${nameTitle} ${name}`) : kind === 'certificate'
