import { testimonial } from '#content/testimonial.ts'
import { hasConsent } from '#content/testimonial-consent.ts'
import type { Rule } from './rule.ts'

export const testimonialRules: readonly Rule[] = [
  {
    id: 'testimonio-sin-consentimiento',
    level: 'bloquea',
    reason:
      'Lo que cuenta una paciente revela datos de su salud. Son datos sensibles: publicarlos pide su consentimiento expreso y por escrito (Ley Federal de Protección de Datos Personales en Posesión de los Particulares, de 2025).',
    *find({ document, stored }) {
      if (document !== 'testimonials') return
      const { data } = testimonial.safeParse(stored)
      if (!data || data.isSample || data.consent.withdrawnOn !== '' || hasConsent(data)) return
      yield {
        path: 'consent.givenOn',
        text: `El testimonio de ${data.name} no tiene consentimiento registrado.`,
      }
    },
  },
  {
    id: 'testimonio-sin-prueba',
    level: 'sugiere',
    reason:
      'El consentimiento para publicar datos de salud es expreso y por escrito, y quien lo recibe debe poder demostrarlo. Guarde la hoja firmada o la grabación junto al testimonio.',
    *find({ document, stored }) {
      if (document !== 'testimonials') return
      const { data } = testimonial.safeParse(stored)
      if (!data || data.isSample || !hasConsent(data) || data.consent.way !== 'unknown') return
      yield { path: 'consent.way', text: `No se anotó cómo dio su consentimiento ${data.name}.` }
    },
  },
]
