import { type Testimonial, testimonial } from '#content/entries/testimonial.ts'
import { hasConsent, hidingGap } from '#content/entries/testimonial-consent.ts'
import type { Part } from './checked-site.ts'
import type { Rule } from './rule.ts'

const consentLaw =
  'Lo que cuenta una paciente revela datos de su salud. Son datos sensibles: publicarlos pide su consentimiento expreso y por escrito (Ley Federal de Protección de Datos Personales en Posesión de los Particulares, de 2025, art. 8).'

export const testimonialRules: readonly Rule[] = [
  {
    id: 'testimonio-sin-consentimiento',
    level: 'avisa',
    reason: `${consentLaw} Mientras falte, el sitio no muestra el testimonio.`,
    *find(part) {
      const own = ownTestimonial(part)
      const gap = own && hidingGap(own)
      if (gap) yield { path: gap.path, text: `El testimonio de ${own.name} no se muestra. ${gap.message}` }
    },
  },
  {
    id: 'testimonio-en-seccion-oculta',
    level: 'avisa',
    reason: 'Un testimonio visible se publica, pero las pacientes solo lo leen en la sección «Testimonios».',
    *find(part, { shown }) {
      if (!ownTestimonial(part) || shown['selected-sections'].Testimonials.display) return
      yield {
        path: 'visible',
        text: 'La sección «Testimonios» está oculta: nadie lo verá. Muéstrela en «Secciones», o guarde el testimonio para después.',
      }
    },
  },
  {
    id: 'testimonio-sin-prueba',
    level: 'sugiere',
    reason: `${consentLaw} Quien lo recibe debe poder demostrarlo: anote dónde guarda la hoja firmada, el mensaje o el correo.`,
    *find(part) {
      const own = ownTestimonial(part)
      if (!own || !hasConsent(own) || own.consent.note !== '') return
      yield { path: 'consent.note', text: `No dice dónde guarda el consentimiento de ${own.name}.` }
    },
  },
  {
    id: 'testimonio-con-nombre',
    level: 'sugiere',
    reason:
      'El nombre completo junto a datos de su salud identifica a la paciente ante cualquiera. Las iniciales o el nombre bastan, salvo que su consentimiento diga otra cosa.',
    *find(part) {
      const own = ownTestimonial(part)
      if (own && (own.name.match(/\p{Lu}\p{Ll}{2,}/gu) ?? []).length > 1)
        yield { path: 'name', text: `«${own.name}» parece un nombre completo.`, part: own.name }
    },
  },
]

/** The testimonial of a part that visitors may see, unless it is a text of the sample. */
function ownTestimonial({ document, stored }: Part): Testimonial | undefined {
  if (document !== 'testimonials') return undefined
  const { data } = testimonial.safeParse(stored)
  return data && !data.isSample && data.consent.withdrawnOn === '' ? data : undefined
}
