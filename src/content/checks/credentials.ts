import { z } from 'zod'
import { adviseOn } from '#content/advice/advisers.ts'
import { institutionOf, licenceNumber, specialtyCertificate } from '#content/facts/licences.ts'
import type { SiteContent } from '#content/site-content/index.ts'
import { type Json, valueAt } from '#content/values/json.ts'
import type { Part } from './checked-site.ts'
import type { Found } from './finding.ts'
import { inContent, type Rule } from './rule.ts'

/** The first licence is every doctor's; the second is required of a specialist. */
const licences = [
  ['doctorInfo.cedProf', 'la cédula profesional'],
  ['doctorInfo.cedEsp', 'la cédula de especialidad'],
] as const

const licenceLaw =
  'La publicidad de un médico debe decir la cédula y la institución que expidió el título (Ley General de Salud, art. 83); quien se anuncia como especialista necesita también la cédula de la especialidad.'

/** '0000000', which no licence has. */
const isPlaceholder = (licence: string) => /(?<!\d)0{5,}(?!\d)/.test(licence)

/** The letters that the field's hint asks for while there is no number. */
const isPending = (notice: string) => /^X+$/i.test(notice)

/** Licences, the COFEPRIS notice and the certificate. */
export const credentialRules: readonly Rule[] = [
  {
    id: 'cedula-falta',
    level: 'bloquea',
    reason: licenceLaw,
    find: inContent(function* (_, __, { stored }) {
      for (const [path, name] of licences) {
        const licence = `${valueAt(stored, path) ?? ''}`
        if (isPlaceholder(licence))
          yield { path, text: `El número de ${name} es el de la muestra: «${licence}».` }
        else if (!/\d{5,}/.test(licence)) yield { path, text: `Falta el número de ${name}.` }
      }
    }),
  },
  {
    id: 'cedula-sin-institucion',
    level: 'bloquea',
    reason: licenceLaw,
    find: inContent(function* (_, __, { stored }) {
      for (const [path, name] of licences) {
        const licence = `${valueAt(stored, path) ?? ''}`
        if (!isPlaceholder(licence) && adviseOn('licence', licence))
          yield { path, text: `A ${name} le falta la institución que la expidió.` }
      }
      yield* degreesWithoutInstitution(stored)
    }),
  },
  {
    id: 'aviso-cofepris',
    level: 'bloquea',
    reason:
      'Quien ejerce por su cuenta presenta a la COFEPRIS un aviso de publicidad (trámite COFEPRIS-02-002-A) antes de anunciarse, y su sitio muestra el número.',
    find: inContent(function* (_, __, { stored }) {
      const path = 'doctorWorkInfo.avisoCofepris'
      const notice = `${valueAt(stored, path) ?? ''}`.trim()
      if (notice === '') yield { path, text: 'Falta el número del aviso de publicidad de COFEPRIS.' }
      else if (isPending(notice))
        yield {
          path,
          text: 'Falta el aviso de COFEPRIS: cuando tenga su número, escríbalo en lugar de las X.',
        }
      else if (!isNumberOfNotice(notice))
        yield { path, text: `«${notice}» no es el número de un aviso de COFEPRIS: escríbalo completo.` }
    }),
  },
  {
    id: 'certificado',
    level: 'bloquea',
    reason:
      'La publicidad de un especialista dice también su certificado de especialidad, que debe estar vigente (Ley General de Salud, arts. 81 y 83; Reglamento en Materia de Publicidad, art. 19). El sitio muestra en todas las páginas el consejo, el número y la vigencia. Se avisa 180, 60 y 14 días antes de que venza.',
    find: inContent(function* (content, { today }, part) {
      for (const { path, day } of ends(part)) {
        const found = expiry(path, day, today)
        if (found) yield { ...found, formerRule: 'certificado-vigencia' }
      }
      if (content.doctorInfo.cedEsp !== '') yield* gapsOfCertificate(content)
    }),
  },
]

/** What the certificate of a specialist lacks. */
function* gapsOfCertificate(content: SiteContent): Generator<Found> {
  const certificate = specialtyCertificate(content)
  const { entities } = content.certifications
  if (!certificate) {
    const text = 'Falta el certificado de su consejo: agréguelo con su número y su vigencia.'
    yield { path: 'certifications.entities', text }
    return
  }
  const path = `certifications.entities.${entities.findIndex(({ kind, visible }) => kind === 'certificate' && visible)}`
  const gap = { level: 'avisa', formerRule: 'certificado-incompleto' } as const
  if (certificate.number === '')
    yield { ...gap, path: `${path}.number`, text: 'El certificado de su consejo no dice su número.' }
  if (certificate.validUntil === '')
    yield {
      ...gap,
      path: `${path}.validUntil`,
      text: 'El certificado de su consejo no dice hasta cuándo vale.',
    }
}

/** Its form differs between years, but it has digits: 'En trámite' is no number. */
const isNumberOfNotice = (notice: string) => (notice.match(/\d/g) ?? []).length >= 4 && /[1-9]/.test(notice)

const degrees = z.array(
  z.object({ kind: z.string(), cedula: z.string(), institution: z.string(), visible: z.boolean() }),
)
const kindsWithLicenceField: readonly string[] = ['unknown', 'profession', 'specialty']

/** Degrees whose institution no licence field says. */
function* degreesWithoutInstitution(stored: Json): Generator<Found> {
  const path = 'certifications.documents'
  for (const [index, degree] of (degrees.safeParse(valueAt(stored, path)).data ?? []).entries()) {
    if (kindsWithLicenceField.includes(degree.kind) || !degree.visible) continue
    if (degree.cedula !== '' && institutionOf(degree) === '')
      yield {
        path: `${path}.${index}.institution`,
        text: `A la cédula ${licenceNumber(degree.cedula)} le falta la institución que expidió el título.`,
      }
  }
}

const day = 24 * 60 * 60 * 1000

function expiry(path: string, end: string, today: string): Found | undefined {
  const left = Math.round((Date.parse(end) - Date.parse(today)) / day)
  if (left < 0) return { path, text: `El certificado venció el ${end}.`, level: 'bloquea', part: end }
  if (left > 180) return
  const step = [14, 60, 180].find((days) => left <= days) ?? 180
  const text = `El certificado vence el ${end}: quedan menos de ${step + 1} días.`
  return { path, text, level: step === 180 ? 'sugiere' : 'avisa', part: `${end} ${step}` }
}

/** When each visible certificate ends: a field with a day, or a text such as 'Vigencia: de 2022 a 2027'. */
function* ends({ texts }: Part): Generator<{ path: string; day: string }> {
  for (const { path, field, text } of texts) {
    if (field.kind === 'date' && /(?:until|expires|validTo)/i.test(field.key)) yield { path, day: text }
    if (!path.startsWith('certifications.')) continue
    const written = writtenEnd(text)
    if (written && written !== '0000')
      yield { path, day: written.length === 4 ? `${written}-12-31` : written }
  }
}

/** The day or year after 'hasta', 'al' or 'a' in a text about validity. */
function writtenEnd(text: string): string | undefined {
  const start = text.search(/vigen./iu)
  if (start === -1) return undefined
  const end = /(?:\ba|hasta|al)\s+(?:el\s+|diciembre de\s+)?(\d{4}(?:-\d{2}-\d{2})?)\b/giu
  end.lastIndex = start + 'vigen.'.length
  return end.exec(text)?.[1]
}
