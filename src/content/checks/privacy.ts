import { arcoMeans } from '#content/legal/privacy-notice.ts'
import { inContent, type Rule } from './rule.ts'

export const privacyRules: readonly Rule[] = [
  {
    id: 'aviso-sin-domicilio',
    level: 'bloquea',
    reason:
      'El aviso de privacidad dice quién responde por los datos personales, su domicilio y a dónde enviar las solicitudes (Ley Federal de Protección de Datos Personales en Posesión de los Particulares, de 2025, art. 15). El del consultorio basta.',
    find: inContent(function* (content) {
      if (arcoMeans(content).address !== '') return
      const text =
        'Falta su domicilio: el aviso de privacidad debe decirlo (Ley Federal de Protección de Datos Personales en Posesión de los Particulares, de 2025, art. 15, fracción I).'
      yield { path: 'privacy.address', text }
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
