import type { SiteContent } from '#content/site-content/index.ts'
import { spanishDate } from '#content/texts/spanish-date.ts'

export type Degree = SiteContent['certifications']['documents'][number]
export type Certificate = SiteContent['certifications']['entities'][number]
export type DegreeKind = Exclude<Degree['kind'], 'unknown'>

/** A licence of the education ministry's registry: the cédula, and the institution that issued its degree. */
export type Licence = {
  readonly kind: DegreeKind
  readonly number: string
  /** Empty if it is not given. */
  readonly institution: string
}

export const licenceNames: Readonly<Record<DegreeKind, string>> = {
  profession: 'Cédula profesional',
  specialty: 'Cédula de especialidad',
  subspecialty: 'Cédula de subespecialidad',
  postgraduate: 'Cédula de posgrado',
}

/** A licence field contains the number, then the institution: «0000000, Universidad …». */
export const licenceNumber = (licence: string): string => licence.split(',')[0]?.trim() ?? ''
export const licenceInstitution = (licence: string): string => licence.split(',').slice(1).join(',').trim()

/** The number, then the institution if it is given. */
export const licenceText = ({ number, institution }: Omit<Licence, 'kind'>): string =>
  [number, institution].filter(Boolean).join(', ')

/** The institution of a degree: in its own field, or beside the number. */
export const institutionOf = ({ cedula, institution }: Pick<Degree, 'cedula' | 'institution'>): string =>
  institution || licenceInstitution(cedula)

/**
 * Every licence that visitors must see: the two of `doctorInfo`, then those of visible degrees that neither of the two
 * has. The content is complete.
 */
export function licencesOf({ doctorInfo, certifications }: SiteContent): Licence[] {
  const typed = [
    { kind: 'profession', text: doctorInfo.cedProf } as const,
    { kind: 'specialty', text: doctorInfo.cedEsp } as const,
  ]
    .filter(({ text }) => text !== '')
    .map(({ kind, text }) => ({
      kind,
      number: licenceNumber(text),
      institution: licenceInstitution(text),
    }))
  const known = new Set(typed.map(({ number }) => number))
  const more = certifications.documents.flatMap((degree) => {
    const { kind, visible } = degree
    const number = licenceNumber(degree.cedula)
    if (kind === 'unknown' || number === '' || !visible || known.has(number)) return []
    known.add(number)
    return [{ kind, number, institution: institutionOf(degree) }]
  })
  return [...typed, ...more]
}

/** The specialty council's certificate, which the law wants beside the licences. */
export type SpecialtyCertificate = {
  readonly council: string
  /** Empty if it is not given. */
  readonly number: string
  /** A date or a year in words; empty if it is not given. */
  readonly validUntil: string
}

/** Numbers of the sample: '0000'. */
const isZero = (number: string) => /^0+$/.test(number)

/** The first visible certificate of a council; undefined without one, and while neither number nor validity is given. */
export function specialtyCertificate({ certifications }: SiteContent): SpecialtyCertificate | undefined {
  const found = certifications.entities.find(({ kind, visible }) => kind === 'certificate' && visible)
  if (!found) return undefined
  const { institution, name, nameTitle, number, validUntil, elements } = found
  const written = elements.find((text) => /vigen/i.test(text)) ?? ''
  const numbers = [number, ...elements.map((text) => /certificado n\S* (\d+)/i.exec(text)?.[1] ?? '')]
  const dates = [spanishDate(validUntil), written.match(/\b\d{4}\b/g)?.at(-1) ?? '']
  const [givenNumber = '', givenDate = ''] = [numbers, dates].map((texts) =>
    texts.find((text) => text !== '' && !isZero(text)),
  )
  if (givenNumber === '' && givenDate === '') return undefined
  const council = institution || (name || nameTitle).split(',', 1).join()
  return { council, number: givenNumber, validUntil: givenDate }
}

/** Names of the licences where there is little room. */
export const shortLicenceNames: Readonly<Record<DegreeKind, string>> = {
  profession: 'Céd. prof.',
  specialty: 'Céd. esp.',
  subspecialty: 'Céd. subesp.',
  postgraduate: 'Céd. posgr.',
}

/** «CMGO» for «Consejo Mexicano de Ginecología y Obstetricia»; empty for a name of one or two words. */
export function initialsOf(name: string): string {
  const initials = name.match(/(?<!\p{L})\p{Lu}/gu) ?? []
  return initials.length > 2 ? initials.join('') : ''
}

/**
 * What the law wants in every advertisement, also in one outside of the site's pages: licences with their institution,
 * the council's certificate and the health authority's notice. The content is complete.
 */
export function legalMentions(content: SiteContent): string[] {
  const licences = licencesOf(content).map(
    (licence) => `${shortLicenceNames[licence.kind]} ${licenceText(licence)}`,
  )
  const certificate = specialtyCertificate(content)
  const { avisoCofepris } = content.doctorWorkInfo
  return [
    ...licences,
    ...(certificate ? [certificateMention(certificate)] : []),
    ...(avisoCofepris ? [`Aviso COFEPRIS ${avisoCofepris}`] : []),
  ]
}

function certificateMention({ council, number, validUntil }: SpecialtyCertificate): string {
  const named = ['Cert.', initialsOf(council) || council, number].filter(Boolean).join(' ')
  return validUntil === '' ? named : `${named}, vigente hasta ${validUntil.slice(-4)}`
}

/** The title that the owner wrote, or else what the degree is: «Cédula de subespecialidad 1234567». */
export function credentialTitle(credential: Degree | Certificate): string {
  if (credential.nameTitle !== '' || !('cedula' in credential)) return credential.nameTitle
  const { kind } = credential
  const number = licenceNumber(credential.cedula)
  return kind === 'unknown' || number === '' ? '' : `${licenceNames[kind]} ${number}`
}

/** Institution, number and dates of a credential, as sentences, without those that its texts say already. */
export function unsaidFacts(credential: Degree | Certificate): string[] {
  const { name, elements, issuedOn, validUntil } = credential
  const institution = 'cedula' in credential ? institutionOf(credential) : credential.institution
  const said = [credentialTitle(credential), name, ...elements].join(' ')
  const isNew = (part: string) => part !== '' && !said.includes(part)
  const number = 'number' in credential ? credential.number : ''
  return [
    isNew(institution) ? institution : '',
    isNew(number) ? `Certificado número ${number}` : '',
    isNew(issuedOn.slice(0, 4)) ? `Expedido el ${spanishDate(issuedOn)}` : '',
    isNew(validUntil.slice(0, 4)) ? `Vigente hasta el ${spanishDate(validUntil)}` : '',
  ].filter((fact) => fact !== '')
}
