import { pageDocuments } from '#content/addresses/page-documents.ts'
import type { Finding } from '#content/checks/finding.ts'
import { entryTitle } from '#content/documents/entries.ts'
import type { Snapshot } from '#content/documents/snapshot.ts'
import type { Testimonial } from '#content/entries/testimonial.ts'
import { isShown } from '#content/entries/testimonial-consent.ts'
import { completeSnapshot } from '#content/facts/complete-snapshot.ts'
import { credentialTitle, licenceNames, licencesOf, licenceText } from '#content/facts/licences.ts'
import { priceText } from '#content/facts/prices.ts'
import { spanishDate } from '#content/texts/spanish-date.ts'

/** Something that the site claims, and how it can be proven. */
type Claim = { readonly claim: string; readonly proof: string }
export type ClaimGroup = { readonly title: string; readonly claims: readonly Claim[] }

/** A finding that the owner dismissed, and why. */
export type DismissedFinding = Pick<Finding, 'label' | 'text'> & { readonly reason: string }

const registry = 'Registro Nacional de Profesionistas, www.cedulaprofesional.sep.gob.mx'
const ownersProof = 'Anexe el documento que lo comprueba'

/** What the site claims, as visitors read it, with its proofs: for the file of the advertising notice. */
export function claimsOf(snapshot: Snapshot, dismissed: readonly DismissedFinding[]): ClaimGroup[] {
  const shown = completeSnapshot(snapshot)
  const { doctorWorkInfo, certifications, experience, aboutMe, consultationPrice } = shown['site-content']
  const credentials = [...certifications.documents, ...certifications.entities].filter(
    ({ visible }) => visible,
  )
  const groups: ClaimGroup[] = [
    {
      title: 'Cédulas y aviso de publicidad',
      claims: [
        ...licencesOf(shown['site-content']).map((licence) => ({
          claim: said(licenceNames[licence.kind], licenceText(licence)),
          proof: registry,
        })),
        { claim: said('Aviso de publicidad', doctorWorkInfo.avisoCofepris), proof: 'Acuse de la COFEPRIS' },
      ].filter(({ claim }) => claim !== ''),
    },
    {
      title: 'Formación y certificados',
      claims: credentials.map((credential) => {
        const { name, institution, issuedOn, validUntil } = credential
        return {
          claim: [credentialTitle(credential), name].filter(Boolean).join(': '),
          proof: sentence(
            institution || ownersProof,
            issuedOn && `expedido el ${spanishDate(issuedOn)}`,
            validUntil && `vigente hasta el ${spanishDate(validUntil)}`,
          ),
        }
      }),
    },
    {
      title: 'Cifras',
      claims: [
        ...experience.entities.map(({ value, label }) => ({
          claim: `${value} ${label}`,
          proof: ownersProof,
        })),
        ...(aboutMe.yearsOfExperience > 0
          ? [
              {
                claim: `${aboutMe.yearsOfExperience} años de experiencia`,
                proof: 'Anexe copia de la cédula de especialidad',
              },
            ]
          : []),
      ],
    },
    {
      title: 'Precios',
      claims: consultationPrice.prices
        .filter(({ visible }) => visible)
        .map((price) => ({
          claim: sentence(`${price.name}: ${priceText(price)}`, price.description),
          proof: price.validFrom
            ? `Lista de precios vigente desde el ${spanishDate(price.validFrom)}`
            : 'Lista de precios',
        })),
    },
    {
      title: 'Testimonios',
      claims: shown.testimonials
        .filter((testimonial) => isShown(testimonial) && !testimonial.isSample)
        .map((testimonial) => ({
          claim: `${testimonial.name}: «${testimonial.shortTestimonial}»`,
          proof: consentWords(testimonial),
        })),
    },
    ...pageDocuments.map((document) => ({
      title: `Contenido médico: ${documentTitles[document]}`,
      claims: shown[document]
        .filter(({ visible }) => visible)
        .map((entry) => ({
          claim: entryTitle(entry),
          proof: sentence(
            ...entry.sources.map(({ name, url }) => [name, url].filter(Boolean).join(', ')),
            entry.signOff.date &&
              `Revisado y firmado por ${entry.signOff.reviewer} el ${spanishDate(entry.signOff.date)}`,
          ),
        })),
    })),
    {
      title: 'Avisos de la revisión que la responsable descartó, con su motivo',
      claims: dismissed.map(({ label, text, reason }) => ({ claim: `${label}: ${text}`, proof: reason })),
    },
  ]
  return groups.filter(({ claims }) => claims.length > 0)
}

const documentTitles = {
  services: 'servicios',
  diseases: 'enfermedades',
  symptoms: 'síntomas',
  pages: 'páginas',
} as const

const said = (what: string, value: string) => (value.trim() === '' ? '' : `${what}: ${value}`)

const sentence = (...parts: readonly string[]) =>
  parts.filter(Boolean).join('; ') || 'Sin comprobante anotado'

const consentWays: Readonly<Record<Testimonial['consent']['way'], string>> = {
  unknown: '',
  signature: 'por escrito',
  message: 'por mensaje',
  mail: 'por correo',
  recording: 'en una grabación',
  published: 'al publicarlo ella misma',
  other: 'de otra forma',
}

function consentWords({ consent }: Testimonial): string {
  return ['Consentimiento del', spanishDate(consent.givenOn), consentWays[consent.way]]
    .filter(Boolean)
    .join(' ')
}
