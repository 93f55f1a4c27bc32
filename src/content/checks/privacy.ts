import { arcoMeans } from '#content/legal/privacy-notice.ts'
import { inContent, type Rule } from './rule.ts'

export const privacyRules: readonly Rule[] = [
  {
    id: 'aviso-sin-medio-arco',
    level: 'bloquea',
    reason:
      'El aviso de privacidad dice a dónde enviar las solicitudes sobre los datos personales (Ley Federal de Protección de Datos Personales en Posesión de los Particulares, de 2025, art. 15).',
    find: inContent(function* (content) {
      const { address, arcoEmail } = arcoMeans(content)
      if (address !== '' || arcoEmail !== '') return
      const text =
        'No hay correo ni domicilio al que una paciente pueda enviar una solicitud sobre sus datos.'
      yield { path: 'privacy.arcoEmail', text }
    }),
  },
  {
    id: 'permiso-cofepris',
    level: 'sugiere',
    reason:
      'El aviso de publicidad es de quien ejerce por su cuenta. Una sociedad, o una clínica con varios médicos, se anuncia con un permiso de la COFEPRIS (Reglamento en Materia de Publicidad, art. 79).',
    find: inContent(function* ({ privacy: { responsible } }) {
      if (!company.test(responsible)) return
      const text = `«${responsible}» parece una sociedad o una clínica: confirme si necesita un permiso.`
      yield { path: 'privacy.responsible', text, part: responsible }
    }),
  },
]

/** «S. C.», «A. C.», «S. A. de C. V.», «S. de R. L.», or the word for a clinic. */
const company =
  /(?<!\p{L})(?:S\. ?C\.|SC|A\. ?C\.|AC|S\. ?A\.|SA|S\. ?de ?R\. ?L\.|cl[ií]nica|hospital|sociedad)(?!\p{L})/iu
